import { type Json, KERNEL_MESSAGES, type Language, type Messages, type Seat } from '@signalbox/kernel';
import { UI, type UiKey } from './catalogue/index.ts';
import { change, DOLLARS, duration, formatted, type Money, percent, sum } from './format.ts';

export type Details = Readonly<Record<string, Json>>;

/** Everything that turns keys, seats and numbers into the reader's language. */
export interface Words {
  readonly language: Language;
  /** A sentence of the screen's own. */
  readonly t: (key: UiKey, details?: Details) => string;
  /** A sentence of the engine's: a key without one is shown as it is. */
  readonly say: (key: string, details?: Details) => string;
  readonly has: (key: string) => boolean;
  readonly seat: (seat: string | null | undefined) => string;
  readonly money: (amount: number) => string;
  /** What is in a company's treasury. */
  readonly treasury: (amount: number) => string;
  readonly change: (amount: number) => string;
  readonly percent: (share: number) => string;
  readonly duration: (milliseconds: number) => string;
}

/** Details that are not names of things but come from a list, such as the seats that have won. */
export function wordsOf(
  language: Language,
  messages: Messages,
  names: Readonly<Record<Seat, string>> = {},
  currency: Money = DOLLARS,
): Words {
  const all: Messages = { ...UI, ...KERNEL_MESSAGES, ...messages };
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const has = (key: string) => Object.hasOwn(all, key);
  const named = (name: string, value: string): string => {
    if (Object.hasOwn(names, value)) return names[value]!;
    return has(`${name}/${value}`) ? all[`${name}/${value}`]![language] : value;
  };
  const shown = (name: string, value: Json): string | number => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return named(name, value);
    if (Array.isArray(value)) return list.format(value.map((item) => String(shown(name, item))));
    if (value === null) return '–';
    // A number of shares: “2 × SFTG”.
    if (typeof value === 'object' && 'company' in value && 'count' in value)
      return `${value.count} × ${shown('company', value.company ?? null)}`;
    return '';
  };
  const say = (key: string, details: Details = {}): string => {
    const sentence = all[key]?.[language];
    if (sentence === undefined) return key.slice(key.indexOf('/') + 1);
    const values = Object.entries(details).map(([name, value]) => [name, shown(name, value)] as const);
    try {
      return formatted(sentence, language, Object.fromEntries(values), currency);
    } catch {
      return key.slice(key.indexOf('/') + 1);
    }
  };
  return {
    language,
    t: say,
    say,
    has,
    seat: (seat) => (seat ? (names[seat] ?? seat) : '–'),
    money: (amount) => sum(language, amount, currency.purses),
    treasury: (amount) => sum(language, amount, currency.treasuries),
    change: (amount) => change(language, amount, currency.purses),
    percent: (share) => percent(language, share),
    duration: (milliseconds) => duration(language, milliseconds),
  };
}
