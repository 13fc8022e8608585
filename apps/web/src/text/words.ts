import { KERNEL_MESSAGES, type Language, type Messages, memoize, type Seat } from '@signalbox/kernel';
import { type Details, numberFormat, percent, sentencesOf, withPreviews } from '@signalbox/text';
import { FIRST_WORDS } from './catalogue/first.ts';
import type { UiKey } from './catalogue/index.ts';

export type { Details };

/** Everything that turns keys, seats and numbers into the reader's language. */
export interface Words {
  readonly language: Language;
  /** A message of the screen. */
  readonly t: (key: UiKey, details?: Details) => string;
  /** A message of the engine; a key without one is shown as it is. */
  readonly say: (key: string, details?: Details) => string;
  readonly has: (key: string) => boolean;
  readonly seat: (seat: string | null | undefined) => string;
  readonly money: (amount: number) => string;
  /** An amount in a company's treasury. */
  readonly treasury: (amount: number) => string;
  /** An amount with its sign: a gain or a loss. */
  readonly change: (amount: number) => string;
  readonly percent: (share: number) => string;
  readonly duration: (milliseconds: number, length?: 'narrow' | 'long') => string;
  /** Adds messages: those of other pages, or those of a title with the names at its table. */
  readonly plus: (messages: Messages, names?: Names) => Words;
}

type Names = Readonly<Record<Seat, string>>;

/** The messages of the home page, and additional ones. */
export function wordsOf(language: Language, messages: Messages, names: Names = {}): Words {
  const nameOf = (value: string) => (Object.hasOwn(names, value) ? names[value]! : null);
  const all = withPreviews({ ...FIRST_WORDS, ...KERNEL_MESSAGES, ...messages });
  const { has, sentence, money, treasury } = sentencesOf(all, language, nameOf);
  const say = (key: string, details?: Details) => sentence(key, details) ?? key.slice(key.indexOf('/') + 1);
  const plus = (more: Messages, given: Names) => wordsOf(language, { ...messages, ...more }, given);
  // A part of the page that is drawn again asks for the same words, each of which is compiled when it is first said.
  const plusOnce = memoize((more: Messages) => plus(more, names));
  return {
    language,
    t: say,
    say,
    has,
    seat: (seat) => (seat ? (names[seat] ?? seat) : '–'),
    money,
    treasury,
    change: (amount) => (amount > 0 ? `+${money(amount)}` : money(amount)),
    percent: (share) => percent(language, share),
    duration: (milliseconds, length) => duration(language, milliseconds, length),
    plus: (more, given) => (given ? plus(more, given) : plusOnce(more)),
  };
}

/** Time left on a clock: days, hours and minutes, or minutes and seconds. */
function duration(language: Language, milliseconds: number, length: 'narrow' | 'long' = 'narrow'): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  // Narrow units are Latin letters in Japanese too.
  const unitDisplay = language === 'ja' ? 'short' : length;
  const wide = language === 'en' && length === 'long';
  const part = (value: number, unit: string) => {
    const text = numberFormat(language, { style: 'unit', unit, unitDisplay }).format(value);
    return wide ? text : text.replace(' ', '');
  };
  const space = language === 'ja' ? '' : ' ';
  const both = (large: string, small: string, rest: number) => (rest > 0 ? large + space + small : large);
  if (days > 0) return both(part(days, 'day'), part(hours, 'hour'), hours);
  if (hours > 0) return both(part(hours, 'hour'), part(minutes, 'minute'), minutes);
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
