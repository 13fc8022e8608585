import type { Language } from '@signalbox/kernel';

/** How a language lists, counts and dates. */
interface Customs {
  readonly lists: Intl.ListFormat;
  readonly rules: Intl.PluralRules;
  readonly dates: Intl.DateTimeFormat;
}

const customs = new Map<Language, Customs>();

/** Made once for each language: that takes longer than to write a sentence. */
export function customsOf(language: Language): Customs {
  let known = customs.get(language);
  if (!known) {
    known = {
      lists: new Intl.ListFormat(language, { type: 'conjunction' }),
      rules: new Intl.PluralRules(language),
      dates: new Intl.DateTimeFormat(language),
    };
    customs.set(language, known);
  }
  return known;
}

/** Names as a sentence lists them: “A, B, and C”. */
export function listed(language: Language, names: Iterable<string>): string {
  return customsOf(language).lists.format(names);
}
