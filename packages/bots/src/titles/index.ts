import type { GameState, Title } from '@signalbox/kernel';
import { GENERIC } from '../generic.ts';
import type { Heuristics } from '../heuristics.ts';
import { EIGHTEEN_FL } from './18fl/index.ts';
import { EIGHTEEN_FORTY_ONE } from './1841/index.ts';
import { EIGHTEEN_SIXTY } from './1860/index.ts';
import { UNION_STATION } from './union-station/index.ts';

/** A title brings its heuristics by standing here. */
const HEURISTICS: Readonly<Record<string, unknown>> = {
  '18FL': EIGHTEEN_FL,
  '1841': EIGHTEEN_FORTY_ONE,
  '1860': EIGHTEEN_SIXTY,
  'union-station': UNION_STATION,
};

export function heuristicsFor<S extends GameState>(title: Title<S>): Heuristics<S> {
  return (HEURISTICS[title.id] ?? GENERIC) as Heuristics<S>;
}

/** Do bots know more about the title than its rules? */
export function isAdvised<S extends GameState>(title: Title<S>): boolean {
  return Object.hasOwn(HEURISTICS, title.id);
}
