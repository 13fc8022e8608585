import { BOT_MESSAGES } from '@signalbox/bots';
import { type AnyTitle, type Json, KERNEL_MESSAGES, type Language, type Messages } from '@signalbox/kernel';
import { printCompact } from '@signalbox/kernel/tools';
import { IntlMessageFormat } from 'intl-messageformat';
import { CLI_MESSAGES } from './messages.ts';

type Details = Readonly<Record<string, Json>>;

/** Sentences of one language. */
export interface Words {
  readonly language: Language;
  readonly has: (key: string) => boolean;
  /** The sentence for a key; a key without one is shown as it is, with its details. */
  readonly say: (key: string, details?: Details) => string;
}

/** The words of a title, of the kernel, of bots and of the terminal table. */
export function wordsOf(title: AnyTitle | null, language: Language): Words {
  return wordsFrom({ ...CLI_MESSAGES, ...KERNEL_MESSAGES, ...BOT_MESSAGES, ...title?.messages }, language);
}

export function wordsFrom(messages: Messages, language: Language): Words {
  const formats = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const show = (name: string, value: Json): string | number => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return nameOf(name, value);
    if (value === null) return '–';
    if (Array.isArray(value)) return list.format(value.map((item) => String(show(name, item))));
    return printCompact(value);
  };
  // Things have names of their own, such as `railroad/PRR` for the detail railroad: 'PRR'; so have the seats.
  const nameOf = (name: string, value: string): string => {
    if (has(`${name}/${value}`)) return say(`${name}/${value}`);
    const number = /^p(\d+)$/.exec(value)?.[1];
    return number === undefined ? value : say('table/seat', { number: Number(number) });
  };
  const has = (key: string) => Object.hasOwn(messages, key);
  const say = (key: string, details: Details = {}): string => {
    const sentence = has(key) ? messages[key]![language] : null;
    const bare = [key.slice(key.indexOf('/') + 1), printCompact(details)]
      .filter((part) => part !== '{}')
      .join(' ');
    if (sentence === null) return bare;
    const format = formats.get(key) ?? new IntlMessageFormat(sentence, language);
    formats.set(key, format);
    const values = Object.fromEntries(
      Object.entries(details).map(([name, value]) => [name, show(name, value)]),
    );
    try {
      return String(format.format(values));
    } catch {
      return bare;
    }
  };
  return { language, has, say };
}
