import { LEVELS } from '@signalbox/bots';
import { duelsOf, type MatchResult } from '@signalbox/bots/arena';
import { rowsOf } from './markdown.ts';
import type { SavedPool } from './pool.ts';
import type { SavedArena } from './results.ts';

type Game = Pick<MatchResult, 'levels' | 'scores'>;

const STEPS = LEVELS.slice(1).map((level, i) => ({ level, below: LEVELS[i]! }));

const HEAD = [
  ['title', 'players', 'games', ...STEPS.map(({ level, below }) => `${level} above ${below}`)],
  ['---', '--:', '--:', ...STEPS.map(() => '--:')],
];

/** How often each level finished above the one below it, by title and number of players, over all saved games. */
export function stepsTable(arenas: readonly SavedArena[], pools: readonly SavedPool[]): string {
  const games = new Map<string, Game[]>();
  const add = (title: string, game: Game) => {
    const key = `${title} ${game.levels.length}`;
    games.set(key, [...(games.get(key) ?? []), game]);
  };
  for (const { title, results } of arenas) for (const result of results) add(title, result);
  for (const { title, games: own } of pools) for (const game of own) add(title, game);
  const rows = [...games].map(([key, own]) => [
    ...key.split(' '),
    String(own.length),
    ...STEPS.map(({ level, below }) => stepText(own, level, below)),
  ]);
  rows.sort((a, b) => a[0]!.localeCompare(b[0]!) || Number(a[1]) - Number(b[1]));
  return rowsOf([...HEAD, ...rows]).join('\n');
}

/** Every pair of seats counts; a draw is half. */
function stepText(games: readonly Game[], level: string, below: string): string {
  const duel = duelsOf(games).find(({ a, b }) => [a, b].includes(level) && [a, b].includes(below));
  if (!duel) return '–';
  const won = duel.a === level ? duel.won : duel.games - duel.won;
  return `${((100 * won) / duel.games).toFixed(0)}% of ${duel.games}`;
}
