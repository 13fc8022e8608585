import type { Level } from '@signalbox/bots';
import type { Pairing } from './pairing.ts';

export interface PublishedArena extends Pairing {
  readonly games: number;
}

const duel = (title: string, players: number, bots: readonly Level[], games = 200): PublishedArena => ({
  title,
  players,
  bots,
  games,
  budgetMs: null,
  work: null,
});

/** All levels at one table, with the default time per decision, and less work, so that many games can be played. */
const mixed = (title: string, players: number, work = 2_000): PublishedArena => ({
  title,
  players,
  bots: ['baron', 'conductor', 'apprentice', 'random'],
  games: 100,
  budgetMs: 700,
  work,
});

const counts = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The arenas whose results are in docs/bots.md, the most informative first. */
export const PUBLISHED: readonly PublishedArena[] = [
  ...[3, 4, 5].map((players) => duel('union-station', players, ['apprentice', 'random'])),
  duel('18FL', 4, ['apprentice', 'random']),
  duel('union-station', 4, ['conductor', 'apprentice']),
  duel('union-station', 4, ['baron', 'conductor']),
  duel('18FL', 4, ['conductor', 'apprentice']),
  ...counts(3, 5).map((players) => mixed('union-station', players, 1_000)),
  duel('1860', 4, ['apprentice', 'random']),
  duel('1841', 4, ['apprentice', 'random']),
  ...counts(2, 4).map((players) => mixed('18FL', players)),
  duel('1860', 4, ['conductor', 'apprentice']),
  duel('1841', 4, ['conductor', 'apprentice']),
  ...['18FL', '1860', '1841'].map((title) => duel(title, 4, ['baron', 'conductor'], 100)),
  ...counts(2, 4).map((players) => mixed('1860', players)),
  ...counts(3, 8).map((players) => mixed('1841', players)),
];
