import {
  type Action,
  carryOutInPlace,
  type GameState,
  newGame,
  type Pending,
  pending,
  type Refusal,
  refusalBy,
  type Setup,
  type Title,
} from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import { Question } from '../recording/question.ts';

/** An action of a game in which even forced decisions are asked, as they are on the site. */
export interface Asked {
  readonly action: Action;
  /** The number of entries of our log up to and including it. */
  readonly entries: number;
}

/** Replays a log with forced decisions asked, and calls back before and after each action. */
export function replayAsked<S extends GameState>(
  title: Title<S>,
  setup: Setup,
  log: readonly Action[],
  watch: {
    readonly start: (state: S) => void;
    /** With the question that it answers. */
    readonly before: (state: S, asked: Asked, question: Question) => void;
    readonly after: (state: S, asked: Asked) => void;
  },
): { readonly entry: number; readonly refusal: Refusal } | null {
  const state = newGame(title, setup);
  state.asksForced = true;
  watch.start(state);
  let question = questionOf(pending(title, state));
  const play = ({ seat, choice }: Action) => {
    question = questionOf(carryOutInPlace(title, state, seat, choice));
  };
  const carryOut = (asked: Asked): Refusal | null => {
    const refusal = refusalBy(question, asked.action);
    if (refusal) return refusal;
    watch.before(state, asked, question!);
    play(asked.action);
    watch.after(state, asked);
    return null;
  };
  const settleForced = (entries: number) => {
    for (let action = question?.onlyAction(); action; action = question?.onlyAction())
      carryOut({ action, entries });
  };
  const isQuiet = () => question?.decision === COUNT_NOW;
  for (const [index, action] of log.entries()) {
    settleForced(index);
    // Games that were imported before this question existed continue without it.
    if (action.decision === COUNT_NOW && !isQuiet()) continue;
    while (action.decision !== COUNT_NOW && isQuiet()) {
      play({ seat: question!.seats[0]!, decision: COUNT_NOW, choice: 'play-on' });
      settleForced(index);
    }
    const refusal = carryOut({ action, entries: index + 1 });
    if (refusal) return { entry: index + 1, refusal };
  }
  settleForced(log.length);
  return null;
}

function questionOf(waiting: Pending | null): Question | null {
  return waiting && new Question(waiting);
}
