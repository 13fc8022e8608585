import type { GameState, Title } from '@signalbox/kernel';
import { GENERIC } from '../generic.ts';
import type { Heuristics } from '../heuristics.ts';
import { HEURISTICS } from './registry.ts';

const loaded = new Map(
  await Promise.all(Object.entries(HEURISTICS).map(async ([id, load]) => [id, await load()] as const)),
);

/** All titles loaded, for callers that play many: servers, arenas, tests. */
export function heuristicsFor<S extends GameState>(title: Title<S>): Heuristics<S> {
  return (loaded.get(title.id) ?? GENERIC) as Heuristics<S>;
}

/** Does the title have heuristics? */
export function isAdvised<S extends GameState>(title: Title<S>): boolean {
  return loaded.has(title.id);
}
