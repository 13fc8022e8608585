import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchResult } from '@signalbox/bots/arena';
import { REPOSITORY, readJson } from '../files.ts';
import { limitText, type Pairing } from './pairing.ts';

/** A saved arena: games of one pairing, possibly played in several runs. */
export interface SavedArena extends Pairing {
  readonly results: readonly MatchResult[];
}

const FOLDER = join(REPOSITORY, 'docs', 'bots');

function fileOf(pairing: Pairing): string {
  const { title, players, bots, budgetMs, work } = pairing;
  const limited =
    budgetMs === null && work === null ? '' : `-${limitText(pairing).replaceAll(/[ ,]+/g, '-')}`;
  return join(
    FOLDER,
    `${title.toLowerCase()}-${players}p-${bots.join('-').replaceAll(':', '_')}${limited}.json`,
  );
}

/** The games of a pairing that have been saved. */
export function savedGames(pairing: Pairing): readonly MatchResult[] {
  const path = fileOf(pairing);
  return existsSync(path) ? (readJson(path) as SavedArena).results : [];
}

/** Adds the games to those already saved of the same pairing; a game of the same seed is replaced. */
export function save(arena: SavedArena): string {
  const path = fileOf(arena);
  const seeds = new Set(arena.results.map(({ seed }) => seed));
  const results = [...savedGames(arena).filter(({ seed }) => !seeds.has(seed)), ...arena.results];
  results.sort((a, b) => a.seed - b.seed);
  mkdirSync(FOLDER, { recursive: true });
  const head = JSON.stringify({ ...arena, results: undefined }).slice(0, -1);
  const lines = results.map((result) => JSON.stringify(result)).join(',\n');
  writeFileSync(path, `${head},"results":[\n${lines}\n]}\n`);
  return path;
}

export function savedArenas(): SavedArena[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson(join(FOLDER, name)) as SavedArena);
}
