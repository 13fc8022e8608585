import type { Json } from './json.ts';
import type { Frame, GameState, Seat } from './state.ts';
import type { Title } from './title.ts';

/** Stands for a sealed choice in the views of other seats. */
export const CHOSEN_UNSEEN = 'chosen-unseen';

/** What a seat (null: a spectator) may see of a state: its own sealed choice, but nobody else's. */
export function view<S extends GameState>(title: Title<S>, state: S, seat: Seat | null): S {
  const seen = title.view ? title.view(state, seat) : state;
  return { ...seen, stack: seen.stack.map((frame) => frameFor(frame, seat)) };
}

/** Is nothing of a state hidden from a seat (null: a spectator)? Those who see everything have equal views. */
export function seesEverything<S extends GameState>(title: Title<S>, state: S, seat: Seat | null): boolean {
  const seen = title.view ? title.view(state, seat) : state;
  return seen === state && !state.stack.some(({ sealed }) => sealed);
}

function frameFor(frame: Frame, seat: Seat | null): Frame {
  if (!frame.sealed) return frame;
  const sealed: Record<Seat, Json> = {};
  for (const [owner, choice] of Object.entries(frame.sealed)) {
    sealed[owner] = owner === seat ? choice : CHOSEN_UNSEEN;
  }
  return { ...frame, sealed };
}
