import {
  type BotName,
  botNamed,
  isLevel,
  LEVELS,
  type Level,
  nameOfBot,
  STYLES,
} from '@signalbox/bots/levels';
import { type AnyTitle, decodeSetup, type Setup } from '@signalbox/kernel';
import { InvalidArgumentError } from 'commander';
import { UserError } from './user-error.ts';
import { wordsOf } from './words.ts';

export function findTitle(titles: readonly AnyTitle[], wanted: string): AnyTitle {
  const found = titles.find(({ id, name }) =>
    [id, name].some((known) => known.toLowerCase() === wanted.toLowerCase()),
  );
  if (found) return found;
  const known = titles.map(({ id }) => id).join(', ') || 'none yet';
  throw new UserError(`There is no title “${wanted}”. Titles: ${known}.`);
}

/** For commander: a level of bots. */
export function botLevel(name: string): Level {
  if (isLevel(name)) return name;
  throw new UserError(`There is no bot “${name}”. Bots: ${LEVELS.join(', ')}.`);
}

/** For commander: a level of bots, with a style or without. */
export function botName(name: string): BotName {
  const bot = botNamed(name);
  if (bot) return nameOfBot(bot);
  throw new UserError(
    `There is no bot “${name}”. Bots: ${LEVELS.join(', ')}; with a style, such as baron:raider: ${STYLES.join(', ')}.`,
  );
}

/** For commander: a whole number that is at least this much. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
      throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
    }
    return value;
  };
}

/** For commander: collects `--option name=value`; a name alone means on. */
export function collectOption(
  text: string,
  before: Record<string, boolean | string> = {},
): Record<string, boolean | string> {
  const [name = '', value = 'on'] = text.split('=', 2);
  const on = value === 'on' || value === 'true';
  const off = value === 'off' || value === 'false';
  return { ...before, [name]: on ? true : off ? false : value };
}

export function setupFor(
  title: AnyTitle,
  players: number,
  options: Record<string, boolean | string> = {},
): Setup {
  const decoded = decodeSetup(title, { players, options });
  if (decoded.ok) return decoded.setup;
  const { why, details } = decoded;
  const known = Object.keys(title.options);
  const hint = why === 'option-unknown' && known.length > 0 ? ` Options: ${known.join(', ')}.` : '';
  throw new UserError(`${title.id}: ${wordsOf(title, 'en').say(`why/${why}`, details)}${hint}`);
}
