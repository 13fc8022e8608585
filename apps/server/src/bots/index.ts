import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';

/** The bots that a table can seat, by name. */
export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot };
