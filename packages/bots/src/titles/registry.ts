import type { GameState, Title } from '@signalbox/kernel';
import { GENERIC } from '../generic.ts';
import type { Heuristics } from '../heuristics.ts';

/** Titles with heuristics. Each is loaded separately, so that a browser only fetches what it plays. */
export const HEURISTICS: Readonly<Record<string, () => Promise<unknown>>> = {
  '18FL': async () => (await import('./18fl/index.ts')).EIGHTEEN_FL,
  '1841': async () => (await import('./1841/index.ts')).EIGHTEEN_FORTY_ONE,
  '1860': async () => (await import('./1860/index.ts')).EIGHTEEN_SIXTY,
  'union-station': async () => (await import('./union-station/index.ts')).UNION_STATION,
};

export async function loadHeuristics<S extends GameState>(title: Title<S>): Promise<Heuristics<S>> {
  return ((await HEURISTICS[title.id]?.()) ?? GENERIC) as Heuristics<S>;
}
