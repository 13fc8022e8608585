import {
  type Action,
  type GameState,
  newGame,
  pending,
  playInPlace,
  type Refusal,
  type Setup,
  type Title,
} from '@signalbox/kernel';
import { Question } from '../recording/question.ts';

/** An action of a game in which even forced decisions are asked, as the site does. */
export interface Asked {
  readonly action: Action;
  /** It was the only choice, so our own log passes over it. */
  readonly forced: boolean;
}

/** Plays a log through, with forced decisions asked; tells of each action before and after it is carried out. */
export function replayAsked<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  log: readonly Action[],
  watch: {
    readonly start: (state: S) => void;
    readonly before: (state: S, asked: Asked) => void;
    readonly after: (state: S, asked: Asked) => void;
  },
): { readonly entry: number; readonly refusal: Refusal } | null {
  const state = newGame(title, setup);
  state.asksForced = true;
  watch.start(state);
  const carryOut = (action: Action, forced: boolean): Refusal | null => {
    watch.before(state, { action, forced });
    const refusal = playInPlace(title, state, action);
    if (!refusal) watch.after(state, { action, forced });
    return refusal;
  };
  const forcedNow = () => {
    const waiting = pending(title, state);
    return waiting && new Question(waiting).onlyAction();
  };
  const settleForced = () => {
    for (let forced = forcedNow(); forced; forced = forcedNow()) carryOut(forced, true);
  };
  for (const [index, action] of log.entries()) {
    settleForced();
    const refusal = carryOut(action, false);
    if (refusal) return { entry: index + 1, refusal };
  }
  settleForced();
  return null;
}
