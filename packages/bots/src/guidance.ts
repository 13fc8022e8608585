import type { AnyTitle, GameState, Seat } from '@signalbox/kernel';
import { exposureOf, type Step, type Warning, warningsAbout } from './railways/index.ts';
import type { RailwayState } from './railways/railways.ts';
import { loadHeuristics } from './titles/registry.ts';

export type { Warning };

async function warningFactsOf(title: AnyTitle) {
  return (await loadHeuristics<GameState & RailwayState>(title as never)).warningFacts ?? null;
}

/** The typical mistakes that an action would amount to, found by comparing the states before and after it; empty for a title without `warningFacts`. */
export async function warnings(title: AnyTitle, step: Step<GameState>): Promise<readonly Warning[]> {
  const warningFacts = await warningFactsOf(title);
  return warningFacts ? warningsAbout(warningFacts, step as Step<RailwayState>) : [];
}

/** Companies in trouble that their president could dump on this player. */
export async function exposure(title: AnyTitle, state: GameState, seat: Seat): Promise<readonly string[]> {
  const warningFacts = await warningFactsOf(title);
  return warningFacts ? exposureOf(warningFacts, state as RailwayState, seat) : [];
}
