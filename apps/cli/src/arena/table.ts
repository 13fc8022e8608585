import { type Summary, summarize } from '@signalbox/bots/arena';
import { intervalText, rowsOf } from './markdown.ts';
import { limitText } from './pairing.ts';
import type { SavedArena } from './results.ts';

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;
const ms = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(2));

const HEAD = [
  ['title', 'players', 'games', 'bot', 'seats', 'wins', '95% interval', 'even share', 'rating', 'worth'],
  ['---', '--:', '--:', '---', '--:', '--:', '---', '--:', '--:', '--:'],
];

function strengthRows(arena: SavedArena, { games, levels }: Summary): string[][] {
  return levels.map((one) => [
    arena.title,
    String(arena.players),
    String(games),
    one.level,
    String(Number(one.seats.toFixed(2))),
    percent(one.winRate),
    intervalText(one.interval.map(percent)),
    percent(one.evenShare),
    String(one.rating),
    String(one.averageWorth),
  ]);
}

const TIME_HEAD = [
  ['title', 'players', 'bots', 'budget', 'bot', 'decisions', 'median ms', 'p99 ms', 'longest ms'],
  ['---', '--:', '---', '---', '---', '--:', '--:', '--:', '--:'],
];

function timeRows(arena: SavedArena, { levels }: Summary): string[][] {
  const { title, players, bots } = arena;
  return levels.map((one) => [
    title,
    String(players),
    bots.join(', '),
    limitText(arena),
    one.level,
    String(one.decisions),
    ms(one.medianMs),
    ms(one.p99Ms),
    ms(one.maxMs),
  ]);
}

const GAMES_HEAD = [
  ['title', 'players', 'bots', 'games', 'refused choices', 'over budget', 'actions per game', 'ended by'],
  ['---', '--:', '---', '--:', '--:', '--:', '--:', '---'],
];

function gamesRow({ title, players, bots, budgetMs }: SavedArena, summary: Summary): string[] {
  const { games, refused, overBudget, averageActions, endings } = summary;
  const ended = Object.entries(endings).sort(([, a], [, b]) => b - a);
  return [
    title,
    String(players),
    bots.join(', '),
    String(games),
    String(refused),
    budgetMs === null ? '–' : String(overBudget),
    String(averageActions),
    ended.map(([reason, count]) => `${reason} ${count}`).join(', '),
  ];
}

/** The tables of docs/bots.md, from saved arenas. */
export function strengthTables(arenas: readonly SavedArena[]): string {
  const all = arenas.map((arena) => ({ arena, summary: summarize(arena.results) }));
  const strength = all.flatMap(({ arena, summary }) => strengthRows(arena, summary));
  const times = all.flatMap(({ arena, summary }) => timeRows(arena, summary));
  const games = all.map(({ arena, summary }) => gamesRow(arena, summary));
  return [
    '### Results\n',
    ...rowsOf([...HEAD, ...strength]),
    '\n### Time per decision\n',
    ...rowsOf([...TIME_HEAD, ...times]),
    '\n### Games\n',
    ...rowsOf([...GAMES_HEAD, ...games]),
  ].join('\n');
}
