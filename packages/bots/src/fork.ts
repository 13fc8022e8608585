import { CHOSEN_UNSEEN, copyJson, type Frame, type GameState } from '@signalbox/kernel';
import type { Heuristics } from './heuristics.ts';

/** A private copy of a state that emits no events. */
export function fork<S extends GameState>(state: S, { shared }: Pick<Heuristics<S>, 'shared'>): S {
  const copy: Record<string, unknown> = {};
  for (const key in state) {
    copy[key] = (shared as readonly string[]).includes(key) ? state[key] : copyJson(state[key]);
  }
  copy.events = null;
  return copy as S;
}

/**
 * A copy of a view that can be played on. Sealed choices of others are not known, so in the simulated game they choose
 * again.
 */
export function playableCopy<S extends GameState>(view: S, heuristics: Pick<Heuristics<S>, 'shared'>): S {
  const state = fork(view, heuristics);
  for (const frame of state.stack) forgetUnseen(frame);
  return state;
}

function forgetUnseen(frame: Frame): void {
  for (const [seat, choice] of Object.entries(frame.sealed ?? {})) {
    if (choice === CHOSEN_UNSEEN) delete frame.sealed![seat];
  }
}
