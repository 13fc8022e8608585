import { BOT_MESSAGES } from '@signalbox/bots';
import {
  type AnyTitle,
  type GameState,
  KERNEL_MESSAGES,
  type Language,
  type Messages,
} from '@signalbox/kernel';
import { printCompact } from '@signalbox/kernel/tools';
import { type Details, sentencesOf, withAliases } from '@signalbox/text';
import { CLI_MESSAGES } from './messages.ts';

/** The messages of one language. */
export interface Words {
  readonly language: Language;
  readonly has: (key: string) => boolean;
  /** The message for a key; a key without one is shown as it is, with its details. */
  readonly say: (key: string, details?: Details) => string;
}

/** The messages of a title, the kernel, bots and the terminal; with the names of a game. */
export function wordsOf(title: AnyTitle | null, language: Language, state?: GameState): Words {
  const messages = { ...CLI_MESSAGES, ...KERNEL_MESSAGES, ...BOT_MESSAGES, ...title?.messages };
  const aliases = state && title?.aliasesAt?.(state);
  return wordsFrom(aliases ? withAliases(messages, aliases) : messages, language);
}

export function wordsFrom(messages: Messages, language: Language): Words {
  const seatName = (value: string) => {
    const number = /^p(\d+)$/.exec(value)?.[1];
    return number === undefined ? null : say('table/seat', { number: Number(number) });
  };
  const { has, sentence } = sentencesOf(messages, language, seatName);
  const say = (key: string, details: Details = {}): string => {
    const bare = [key.slice(key.indexOf('/') + 1), printCompact(details)];
    return sentence(key, details) ?? bare.filter((part) => part !== '{}').join(' ');
  };
  return { language, has, say };
}
