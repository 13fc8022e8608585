/** How strong a bot is, weakest first. */
export const LEVELS = ['random', 'apprentice', 'conductor', 'baron'] as const;
export type Level = (typeof LEVELS)[number];

/** The level whose choices are shown to people who ask for advice. */
export const BEST_LEVEL = 'baron' satisfies Level;

/** What a bot prefers where choices are nearly as good as each other. */
export const STYLES = ['builder', 'investor', 'raider'] as const;
export type Style = (typeof STYLES)[number];

/** The name of a bot in games and files: its level, and its style if it has one. A random player has none. */
export type BotName = Level | `${Exclude<Level, 'random'>}:${Style}`;

export interface BotKind {
  readonly level: Level;
  readonly style: Style | null;
}

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

export function isStyle(name: string): name is Style {
  return (STYLES as readonly string[]).includes(name);
}

export function hasStyles(level: Level): level is Exclude<Level, 'random'> {
  return level !== 'random';
}

/** The bot of this name, such as `baron:raider`; null if there is none. */
export function botNamed(name: string): BotKind | null {
  const [level = '', style, ...rest] = name.split(':');
  if (!isLevel(level) || rest.length > 0) return null;
  if (style === undefined) return { level, style: null };
  return isStyle(style) && hasStyles(level) ? { level, style } : null;
}

export function nameOfBot({ level, style }: BotKind): BotName {
  return style !== null && hasStyles(level) ? `${level}:${style}` : level;
}

/** Stands for a style that is drawn when the bot sits down. */
export const ANY_STYLE = 'any';

/** A bot as it is asked for at a new table: `baron:any` is a baron of any style. */
export type WantedBot = BotName | `${Exclude<Level, 'random'>}:${typeof ANY_STYLE}`;

/** The bot that sits down, with its style drawn if it may be any. */
export function seatedBot(wanted: WantedBot, draw: (below: number) => number): BotName {
  const [level] = wanted.split(':') as [Level];
  return wanted.endsWith(`:${ANY_STYLE}`)
    ? nameOfBot({ level, style: STYLES[draw(STYLES.length)]! })
    : (wanted as BotName);
}

/** What newcomers play against until they choose another level: somebody they can beat before long. */
const NEWCOMER_LEVELS: Readonly<Record<string, Level>> = {
  '1841': 'apprentice',
  '1860': 'apprentice',
  '18FL': 'apprentice',
  'union-station': 'conductor',
};

export function newcomerLevel(title: string): Level {
  return NEWCOMER_LEVELS[title] ?? 'random';
}
