import { type Action, newGame, pending, playInPlace } from '../play.ts';
import type { Random } from '../random.ts';
import { sample } from '../sample.ts';
import type { GameState } from '../state.ts';
import type { Setup, Title } from '../title.ts';

/** A game of random choices, with its actions. */
export function randomGame<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  rng: Random,
  mostActions = Number.POSITIVE_INFINITY,
): { state: S; actions: Action[] } {
  const state = newGame(title, setup);
  const actions: Action[] = [];
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    if (actions.length >= mostActions) break;
    const seat = rng.pick(waiting.seats);
    const action = { seat, decision: waiting.decision, choice: sample(waiting.offerTo(seat), rng)! };
    playInPlace(title, state, action);
    actions.push(action);
  }
  return { state, actions };
}
