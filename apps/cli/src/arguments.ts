import {
  type BotName,
  botNamed,
  isLevel,
  LEVELS,
  type Level,
  nameOfBot,
  STYLES,
} from '@signalbox/bots/levels';
import { type AnyTitle, decodeSetup, type OptionSpec, type Refusal, type Setup } from '@signalbox/kernel';
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

/** For commander: a whole number that is at least this much, and at most that. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number ${bounds}.`);
    }
    return value;
  };
}

/** More than anybody waits for, and few enough that a list of their seeds fits in memory. */
const MOST_GAMES = 1_000_000;

/** For commander: a number of games. */
export const gameCount = wholeNumber(1, MOST_GAMES);

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
  const what = wordsOf(title, 'en').say(`why/${why}`, details);
  throw new UserError(`${title.id}: ${what}${optionHint(title, decoded)}`);
}

/** What could have been given instead of a wrong option, or of a wrong value. */
function optionHint({ options }: AnyTitle, { why, details }: Refusal): string {
  const known = Object.keys(options);
  if (why === 'option-unknown' && known.length > 0) return ` Options: ${known.join(', ')}.`;
  const spec = options[String(details?.option)];
  if (why === 'option-value' && spec) return ` Values: ${optionValues(spec).join(', ')}.`;
  return '';
}

/** The values of an option as they are typed. */
export function optionValues({ values }: OptionSpec): readonly string[] {
  return values ?? ['on', 'off'];
}
