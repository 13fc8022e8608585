import {
  type AnyTitle,
  CHANCE,
  defaultOptions,
  type GameState,
  newGame,
  random,
  sample,
} from '@signalbox/kernel';
import { draftOf, type Entry, gameOf, newLog, replay, type StoredGame, waitingIn } from '@signalbox/table';
import { eighteenFL } from '@signalbox/titles';

const PLAYERS = 3;
/** A seed that leads to a long game. */
const SEED = 4;
const OPTIONS = defaultOptions(eighteenFL.options);

/**
 * A random game of 18FL up to the first track lay after this many actions, in the form in which the browser saves it.
 */
export function longGame(actions: number): { table: StoredGame; entries: readonly Entry[] } {
  for (let seed = SEED; seed < SEED + 50; seed++) {
    const entries = played(actions, seed);
    if (entries) return { table: stored(entries.length), entries };
  }
  throw new Error('No game is that long.');
}

const TITLE = eighteenFL as AnyTitle;
const INITIAL: GameState = newGame(TITLE, { players: PLAYERS, options: OPTIONS });

/** Null if the game is over before that. */
function played(actions: number, seed: number): readonly Entry[] | null {
  const rng = random(seed);
  const seats = Array.from({ length: PLAYERS }, () => ({ bot: null }));
  const draft = draftOf(gameOf(TITLE, newLog(INITIAL), { seed: 'long', seats, shared: true }), 0);
  for (let waiting = waitingIn(draft.game); waiting; waiting = waitingIn(draft.game)) {
    if (draft.entries.length >= actions && waiting.decision === 'lay-track') return draft.entries;
    const seat = waiting.seats[0]!;
    const action = { seat, decision: waiting.decision, choice: sample(waiting.offerTo(seat), rng)! };
    const refused = replay(draft, action, seat === CHANCE ? 'chance' : 'person');
    if (refused) throw new Error(refused.why);
  }
  return null;
}

function stored(position: number): StoredGame {
  return {
    form: 2,
    id: 'longgame00',
    title: '18FL',
    name: 'Long game',
    options: OPTIONS,
    seats: Array.from({ length: PLAYERS }, (_, i) => ({ name: `Player ${i + 1}`, kind: 'you' })),
    seed: 'long',
    initial: INITIAL,
    position,
    updatedAt: 0,
    outcome: null,
  };
}
