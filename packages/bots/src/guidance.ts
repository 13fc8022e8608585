import type { AnyTitle, GameState, Seat } from '@signalbox/kernel';
import { exposureOf, type Step, type Warning, warningsAbout } from './railways/index.ts';
import type { RailwayState } from './railways/railways.ts';
import { loadHeuristics } from './titles/registry.ts';

export type { Warning };

async function cautionsOf(title: AnyTitle) {
  return (await loadHeuristics<GameState & RailwayState>(title as never)).cautions ?? null;
}

/** Typical mistakes that an action would be, judged by the states before and after it; none where a title has no list. */
export async function warnings(title: AnyTitle, step: Step<GameState>): Promise<readonly Warning[]> {
  const cautions = await cautionsOf(title);
  return cautions ? warningsAbout(cautions, step as Step<RailwayState>) : [];
}

/** Companies in trouble that their president could leave to this player. */
export async function exposure(title: AnyTitle, state: GameState, seat: Seat): Promise<readonly string[]> {
  const cautions = await cautionsOf(title);
  return cautions ? exposureOf(cautions, state as RailwayState, seat) : [];
}
