import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchResult, PoolGame } from '@signalbox/bots/arena';
import { REPOSITORY, readJson } from '../files.ts';

/** The saved games of a title's pool. */
export interface SavedPool {
  readonly title: string;
  readonly games: readonly PoolGame[];
}

const FOLDER = join(REPOSITORY, 'docs', 'bots', 'pool');

const fileOf = (title: string): string => join(FOLDER, `${title.toLowerCase()}.json`);

export function poolOf(title: string): SavedPool {
  const path = fileOf(title);
  return existsSync(path) ? (readJson(path) as SavedPool) : { title, games: [] };
}

/** Adds a game to the pool of a title; times are not kept. */
export function addToPool(title: string, result: MatchResult): void {
  const { seed, levels, scores, wins, ending, actions, trading, refused } = result;
  const game: PoolGame = {
    seed,
    levels,
    scores,
    wins,
    ending,
    actions,
    ...(trading && { trading }),
    refused,
  };
  const others = poolOf(title).games.filter((one) => one.seed !== seed);
  const games = [...others, game].sort((a, b) => a.seed - b.seed);
  const lines = games.map((one) => JSON.stringify(one)).join(',\n');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(title), `{"title":${JSON.stringify(title)},"games":[\n${lines}\n]}\n`);
}

export function savedPools(): SavedPool[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson(join(FOLDER, name)) as SavedPool);
}
