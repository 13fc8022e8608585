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

/** An action of a game in which even forced decisions are asked, as they are on the site. */
export interface Asked {
  readonly action: Action;
  /** It was the only choice, so it is not in our log. */
  readonly forced: boolean;
  /** The number of entries of our log up to and including it. */
  readonly entries: number;
}

/** Only our tables ask whether to end a quiet game and count it. */
export const COUNT_NOW = 'count-now';

/** Replays a log with forced decisions asked, and calls back before and after each action. */
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
    // Games imported before this question existed play on.
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
