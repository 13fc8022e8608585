import { KERNEL_MESSAGES, type Language, type Messages, type Seat } from '@signalbox/kernel';
import { type Details, sentencesOf, withPreviews } from '@signalbox/text';
import { UI, type UiKey } from './catalogue/index.ts';
import { duration, percent } from './format.ts';

export type { Details };

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
  /** With its sign: what is gained or lost. */
  readonly change: (amount: number) => string;
  readonly percent: (share: number) => string;
  readonly duration: (milliseconds: number) => string;
}

export function wordsOf(
  language: Language,
  messages: Messages,
  names: Readonly<Record<Seat, string>> = {},
): Words {
  const nameOf = (value: string) => (Object.hasOwn(names, value) ? names[value]! : null);
  const all = withPreviews({ ...UI, ...KERNEL_MESSAGES, ...messages });
  const { has, sentence, money, treasury } = sentencesOf(all, language, nameOf);
  const say = (key: string, details?: Details) => sentence(key, details) ?? key.slice(key.indexOf('/') + 1);
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
    duration: (milliseconds) => duration(language, milliseconds),
  };
}
