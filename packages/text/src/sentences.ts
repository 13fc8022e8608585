import type { Json, Language, Messages } from '@signalbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { withArticles } from './articles.ts';
import { customsOf } from './customs.ts';
import { isRecord, nameKeys, withoutSerial } from './names.ts';
import { numberFormat, sum } from './numbers.ts';

export type Details = Readonly<Record<string, Json>>;

/** Turns message keys with details into sentences of one language. */
export interface Sentences {
  readonly language: Language;
  readonly has: (key: string) => boolean;
  /** The sentence for a key; null where the catalogue has none, or where a detail is missing. */
  readonly sentence: (key: string, details?: Details) => string | null;
  /** Money of a player. */
  readonly money: (amount: number) => string;
  /** Money of a company, which in some titles is another currency. */
  readonly treasury: (amount: number) => string;
}

/** What stands for a value, such as the name of a seat; null where the catalogue is to name it. */
export type Names = (value: string) => string | null;

const NOTHING = '–';
/** Sentences for logs from before an event told this much, or had this name. */
const OLDER = 'older/';

/**
 * The two kinds of money are named number formats, `{price, number, money}` and `{cost, number, treasury}`. How they
 * are written is part of the catalogue: `money/purse` and `money/treasury`, for example `£{amount}`.
 */
const CURRENCIES = { money: 'money/purse', treasury: 'money/treasury' } as const;
type Currency = keyof typeof CURRENCIES;

const isCurrency = (unit: string | undefined): unit is Currency => unit !== undefined && unit in CURRENCIES;

const NUMBER_FORMATS = Object.fromEntries(
  Object.keys(CURRENCIES).map((unit) => [unit, { style: 'unit' as const, unit }]),
);

export function sentencesOf(messages: Messages, language: Language, nameOf: Names = () => null): Sentences {
  const formats = new Map<string, IntlMessageFormat>();
  const { lists } = customsOf(language);
  const has = (key: string) => Object.hasOwn(messages, key);
  const written = (currency: Currency) => (amount: number) =>
    sum(language, amount, messages[CURRENCIES[currency]]?.[language] ?? '{amount}');
  const formatters = formattersOf(language, written);

  const formatOf = (key: string): IntlMessageFormat => {
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(
        messages[key]![language],
        language,
        { number: NUMBER_FORMATS },
        { formatters },
      );
      formats.set(key, format);
    }
    return format;
  };
  const named = (parameter: string, value: string): string => {
    const key = nameKeys(parameter, value).find(has);
    return nameOf(value) ?? (key === undefined ? withoutSerial(value) : messages[key]![language]);
  };
  /** Parts of a choice have sentences of their own: `part/blocks` says one block of `blocks`. */
  const shown = (parameter: string, value: Json): string | number => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return named(parameter, value);
    if (Array.isArray(value)) {
      return value.length === 0 ? NOTHING : lists.format(value.map((one) => String(shown(parameter, one))));
    }
    // A reason within another sentence.
    if (isRecord(value) && typeof value.why === 'string')
      return sentence(`why/${value.why}`, value.details as Details) ?? value.why;
    if (isRecord(value)) return sentence(`part/${parameter}`, value) ?? NOTHING;
    return value === null ? NOTHING : String(value);
  };
  const sentence = (key: string, details: Details = {}): string | null => {
    const older = () => (has(`${OLDER}${key}`) ? sentence(`${OLDER}${key}`, details) : null);
    if (!has(key)) return older();
    const values = Object.entries(details).flatMap(([name, value]) => [
      [name, shown(name, value)] as const,
      // Branches are chosen by the id, not by the name that readers see.
      ...(typeof value === 'string' ? [[`${name}Id`, value] as const] : []),
      // In brackets a list has no “and”.
      ...(isTexts(value) ? [[`${name}Id`, value.join(', ')] as const] : []),
    ]);
    try {
      return withArticles(language, String(formatOf(key).format(Object.fromEntries(values))));
    } catch {
      return older();
    }
  };
  return { language, has, sentence, money: written('money'), treasury: written('treasury') };
}

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

type Formatters = NonNullable<NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']>;

/** As usual, except that sums of money are written in the currency of the catalogue. */
function formattersOf(
  language: Language,
  written: (currency: Currency) => (amount: number) => string,
): Formatters {
  const plain = numberFormat(language);
  const inCurrency = (format: (amount: number) => string) =>
    ({
      format: (value: unknown) => (typeof value === 'number' ? format(value) : String(value)),
    }) as unknown as Intl.NumberFormat;
  const { rules, dates } = customsOf(language);
  return {
    getNumberFormat: (_, options) => (isCurrency(options?.unit) ? inCurrency(written(options.unit)) : plain),
    getPluralRules: () => rules,
    getDateTimeFormat: () => dates,
  };
}
