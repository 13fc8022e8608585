import type { AutoAction, Json } from '@signalbox/kernel';
import type { EndedAuto, SetAuto } from '@signalbox/protocol';
import type { Details, Words } from '../../text/words.ts';

/** What a running auto action does, as a sentence without its full stop. */
export function runningText(words: Words, { kind, ...parameters }: SetAuto): string {
  return words.say(`running/${kind}`, parameters as Details);
}

/** What it did, and why it is over. */
export function endedText(words: Words, { auto, reason }: EndedAuto): string {
  return words.t('auto/ended', {
    what: runningText(words, auto),
    why: words.say(`why/${reason.why}`, reason.details),
  });
}

/** What a running one stops for, or which steps it passes. */
export function detailsOf(words: Words, auto: SetAuto): string | null {
  const listed = (field: string, options: readonly string[]) =>
    words.t('auto/details', {
      field: words.say(`auto/${auto.kind}/${field}`),
      text: options.map((one) => optionText(words, auto, field, one)).join(words.t('auto/between')),
    });
  switch (auto.kind) {
    case 'pass': {
      const { heed, below = 0 } = auto;
      const limit = below > 0 ? [`${words.say('auto/pass/below')} ${words.money(below)}`] : [];
      const stops = heed.length > 0 ? [listed('heed', heed)] : [];
      return [...stops, ...limit].join(words.t('auto/between')) || null;
    }
    case 'steps':
      return listed('steps', auto.steps);
    default:
      return null;
  }
}

/** One of the values that a field may have. */
export function optionText(words: Words, { kind }: AutoAction, field: string, option: string): string {
  const keys = [`auto/${kind}/${field}`, 'concern', 'decision', 'company'].map((part) => `${part}/${option}`);
  const key = keys.find(words.has);
  return key ? words.say(key) : option;
}

/** The subject of an auto action: a company or a lot. */
export function aboutOf({
  company,
  lot,
}: AutoAction): { readonly field: string; readonly value: string } | null {
  const found = { company, lot } as Readonly<Record<string, Json | undefined>>;
  const field = Object.keys(found).find((name) => typeof found[name] === 'string');
  return field === undefined ? null : { field, value: found[field] as string };
}

export function aboutText(words: Words, { field, value }: { field: string; value: string }): string {
  const key = [`${field}/${value}`, `company/${value}`].find(words.has);
  return key ? words.say(key) : value;
}
