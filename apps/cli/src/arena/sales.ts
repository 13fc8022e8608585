import { LEVELS } from '@signalbox/bots';
import { addTrading, type MatchResult, NO_TRADING } from '@signalbox/bots/arena';
import { rowsOf } from './markdown.ts';
import type { SavedPool } from './pool.ts';
import type { SavedArena } from './results.ts';

type Game = Pick<MatchResult, 'levels' | 'trading'>;

const HEAD = [
  ['title', 'bot', 'games', 'shares sold per seat', 'sales', 'undone'],
  ['---', '---', '--:', '--:', '--:', '--:'],
];

/** What each level sold, and what it bought back at once, over all games that were saved with their sales. */
export function salesTable(arenas: readonly SavedArena[], pools: readonly SavedPool[]): string {
  const games = new Map<string, Game[]>();
  const add = (title: string, own: readonly Game[]) =>
    games.set(title, [...(games.get(title) ?? []), ...own.filter(({ trading }) => trading)]);
  for (const { title, results } of arenas) add(title, results);
  for (const { title, games: own } of pools) add(title, own);
  const titles = [...games.keys()].sort((a, b) => a.localeCompare(b));
  const rows = titles.flatMap((title) => LEVELS.flatMap((level) => rowOf(title, games.get(title)!, level)));
  return rowsOf([...HEAD, ...rows]).join('\n');
}

/** One row, or none if the level has sold nothing. */
function rowOf(title: string, games: readonly Game[], level: string): string[][] {
  const own = games.filter(({ levels }) => (levels as readonly string[]).includes(level));
  const { sharesSold, sales, boughtBack } = own
    .map(({ trading }) => trading?.[level] ?? NO_TRADING)
    .reduce(addTrading, NO_TRADING);
  if (sales === 0) return [];
  const seats = own.reduce((sum, { levels }) => sum + levels.filter((one) => one === level).length, 0);
  const undone = `${boughtBack} (${((100 * boughtBack) / sales).toFixed(1)}%)`;
  return [[title, level, String(own.length), (sharesSold / seats).toFixed(1), String(sales), undone]];
}
