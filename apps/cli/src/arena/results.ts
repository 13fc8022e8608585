import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '@signalbox/bots';
import type { MatchResult } from '@signalbox/bots/arena';
import { REPOSITORY, readJson } from '../files.ts';

/** An arena as it is kept: games of one pairing, which may have been played in several pieces. */
export interface SavedArena {
  readonly title: string;
  readonly players: number;
  readonly bots: readonly Level[];
  /** Milliseconds for a decision, or null where the amount of work was fixed. */
  readonly budgetMs: number | null;
  readonly results: readonly MatchResult[];
}

const FOLDER = join(REPOSITORY, 'docs', 'bots');

function fileOf({ title, players, bots, budgetMs }: SavedArena): string {
  const timed = budgetMs === null ? '' : `-${budgetMs}ms`;
  return join(FOLDER, `${title.toLowerCase()}-${players}p-${bots.join('-')}${timed}.json`);
}

/** Adds the games to those already saved of the same pairing; a game of the same seed is replaced. */
export function save(arena: SavedArena): string {
  const path = fileOf(arena);
  const before = existsSync(path) ? (readJson(path) as SavedArena).results : [];
  const seeds = new Set(arena.results.map(({ seed }) => seed));
  const results = [...before.filter(({ seed }) => !seeds.has(seed)), ...arena.results];
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
