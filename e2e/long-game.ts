import {
  defaultOptions,
  type Entry,
  type GameState,
  type Journal,
  newGame,
  newJournal,
  pending,
  random,
  record,
  sample,
} from '@signalbox/kernel';
import { eighteenFL } from '@signalbox/titles';

const PLAYERS = 3;
/** Chance that leads to a long game. */
const SEED = 4;
const OPTIONS = defaultOptions(eighteenFL.options);

/** A game of 18FL by chance, up to the first track to be laid after so many actions, as the browser would save it. */
export function longGame(actions: number): { table: { id: string; position: number }; entries: Entry[] } {
  for (let seed = SEED; seed < SEED + 50; seed++) {
    const journal = played(actions, seed);
    if (journal) return { table: stored(journal), entries: [...journal.entries] };
  }
  throw new Error('No game is so long.');
}

/** Null where the game is over before. */
function played(actions: number, seed: number): Journal<GameState> | null {
  const title = eighteenFL as never;
  const rng = random(seed);
  let journal = newJournal<GameState>(title, newGame(title, { players: PLAYERS, options: OPTIONS }));
  for (let waiting = pending(title, journal.state); waiting; waiting = pending(title, journal.state)) {
    if (journal.entries.length >= actions && waiting.decision === 'lay-track') return journal;
    const seat = waiting.seats[0]!;
    const next = record(journal, {
      seat,
      decision: waiting.decision,
      choice: sample(waiting.offerTo(seat), rng)!,
    });
    if ('ok' in next) throw new Error(next.why);
    journal = next;
  }
  return null;
}

function stored({ initial, entries }: Journal<GameState>) {
  return {
    id: 'longgame00',
    title: '18FL',
    name: 'Long game',
    options: OPTIONS,
    seats: Array.from({ length: PLAYERS }, (_, i) => ({ name: `Player ${i + 1}`, kind: 'you' })),
    seed: 'long',
    initial,
    position: entries.length,
    updatedAt: 0,
    outcome: null,
  };
}
