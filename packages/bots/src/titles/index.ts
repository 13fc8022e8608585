import type { GameState, Title } from '@signalbox/kernel';
import { GENERIC } from '../generic.ts';
import type { Heuristics } from '../heuristics.ts';
import { UNION_STATION } from './union-station/index.ts';

/** A title brings its heuristics by standing here. */
const HEURISTICS: Readonly<Record<string, unknown>> = {
  'union-station': UNION_STATION,
};

export function heuristicsFor<S extends GameState>(title: Title<S>): Heuristics<S> {
  return (HEURISTICS[title.id] ?? GENERIC) as Heuristics<S>;
}
