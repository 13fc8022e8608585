import { type Judged, judgeFor, seedAt } from '@signalbox/bots/review';
import {
  type Action,
  type AnyTitle,
  currentLog,
  type GameEvent,
  type GameRecord,
  type GameState,
  newGame,
  playInPlace,
  type Seat,
} from '@signalbox/kernel';
import { UserError } from '../user-error.ts';

/** Judges every choice of a seat. `tell` hears how many actions have been looked at. */
export async function reviewGame(
  title: AnyTitle,
  record: GameRecord,
  seat: Seat,
  seed: number,
  tell: (done: number, all: number) => void,
): Promise<Judged[]> {
  const state: GameState = newGame(title, { players: record.players, options: record.options });
  const log = currentLog(title, record);
  const judged: Judged[] = [];
  for (const [at, action] of log.entries()) {
    if (action.seat === seat) {
      const options = { seed: seedAt(at, seed), happened: happenedAt(title, state, log.slice(at, at + 2)) };
      const judgement = await judgeFor(title, state, seat, action.choice, options);
      if (judgement) judged.push({ at, judgement });
    }
    const refused = playInPlace(title, state, action);
    if (refused) throw new UserError(`Action ${at + 1} is not legal: ${refused.why}.`);
    tell(at + 1, log.length);
  }
  return judged;
}

/** The events of a choice and of the answer to it. */
function happenedAt(
  title: AnyTitle,
  before: GameState,
  [choice, answer]: readonly Action[],
): readonly GameEvent[] {
  const state = structuredClone(before);
  return [choice!, ...(answer && answer.seat !== choice!.seat ? [answer] : [])].flatMap((action) => {
    playInPlace(title, state, action);
    return state.events ?? [];
  });
}
