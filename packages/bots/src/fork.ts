import {
  CHOSEN_UNSEEN,
  carryOutInPlace,
  copyState,
  type Frame,
  type GameState,
  type Json,
  type Seat,
  type Title,
} from '@signalbox/kernel';

/** A private copy of a state that emits no events. */
export function fork<S extends GameState>(title: Title<S>, state: S): S {
  const copy = copyState(title, state);
  copy.events = null;
  return copy;
}

/**
 * A copy of a view that can be played on. Sealed choices of others are not known, so in the simulated game they choose
 * again.
 */
export function playableCopy<S extends GameState>(title: Title<S>, view: S): S {
  const state = fork(title, view);
  for (const frame of state.stack) forgetUnseen(frame);
  return state;
}

function forgetUnseen(frame: Frame): void {
  for (const [seat, choice] of Object.entries(frame.sealed ?? {})) {
    if (choice === CHOSEN_UNSEEN) delete frame.sealed![seat];
  }
}

/** The position that a choice leads to, as text: choices with the same result are the same. */
export function resultOf<S extends GameState>(title: Title<S>, seen: S, seat: Seat, choice: Json): string {
  const state = playableCopy(title, seen);
  carryOutInPlace(title, state, seat, choice);
  return JSON.stringify(state);
}
