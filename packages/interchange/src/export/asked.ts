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
  /** The number of entries of our log before it, or it is the last of them. */
  readonly entries: number;
}

/** Asked at our tables only: whether to count a quiet game. */
export const COUNT_NOW = 'count-now';

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
  const carryOut = (asked: Asked): Refusal | null => {
    watch.before(state, asked);
    const refusal = playInPlace(title, state, asked.action);
    if (!refusal) watch.after(state, asked);
    return refusal;
  };
  const forcedNow = () => {
    const waiting = pending(title, state);
    return waiting && new Question(waiting).onlyAction();
  };
  const settleForced = (entries: number) => {
    for (let action = forcedNow(); action; action = forcedNow()) carryOut({ action, forced: true, entries });
  };
  const isQuiet = () => pending(title, state)?.decision === COUNT_NOW;
  for (const [index, action] of log.entries()) {
    settleForced(index);
    // Games that were read from the site before the question was asked of them go on.
    if (action.decision === COUNT_NOW && !isQuiet()) continue;
    while (action.decision !== COUNT_NOW && isQuiet()) {
      playOn(title, state);
      settleForced(index);
    }
    const refusal = carryOut({ action, forced: false, entries: index + 1 });
    if (refusal) return { entry: index + 1, refusal };
  }
  settleForced(log.length);
  return null;
}

function playOn<S extends GameState>(title: Title<S>, state: S): void {
  const [seat] = pending(title, state)!.seats;
  playInPlace(title, state, { seat, decision: COUNT_NOW, choice: 'play-on' });
}
