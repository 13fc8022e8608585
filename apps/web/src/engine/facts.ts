import { type GameEvent, type GameState, type Outcome, type Seat, sha256 } from '@signalbox/kernel';
import { type Chronicle, companiesLed, type Presidencies, type ShareLedger } from '@signalbox/rails';
import type { Entry } from '@signalbox/table';
import { chronicleOf } from '../titles/figures.ts';
import type { LocalTable } from './local-table.ts';

/** What statistics need to know about a finished game. It names nobody. */
export interface GameFacts {
  readonly title: string;
  /** Recognises copies of the same game; null if its seed was chosen, which several games may share. */
  readonly commitment: string | null;
  /** A hash of everything that was done: recognises a game that was imported twice. */
  readonly actions: string;
  readonly seats: Readonly<Record<Seat, SeatFacts>>;
}

export interface SeatFacts {
  /** 1 for the best score, equal for equal ones. */
  readonly place: number;
  /** The player's part of the final worth of all players, from 0 to 1. */
  readonly share: number;
  /** The place in the order in which the game began, from 1. */
  readonly order: number;
  /** The first company that the player started, and its par. */
  readonly opening: { readonly company: string; readonly price: number } | null;
  /** What the player's companies earned in each set of operating rounds. */
  readonly revenue: readonly number[];
}

/** A finished game: its log without what was undone, and its states. */
interface FinishedGame {
  readonly outcome: Outcome;
  readonly end: GameState;
  readonly standing: readonly Pick<Entry, 'position' | 'events'>[];
  /** The state after this many entries. */
  readonly stateAt: (position: number) => GameState;
}

/** The facts of a finished game; null if it is not finished. */
export async function factsOf(table: LocalTable): Promise<GameFacts | null> {
  const { title, standing, state } = table;
  const chronicle = await chronicleOf(title.id);
  if (!state.outcome || !chronicle) return null;
  const game = { outcome: state.outcome, end: state, standing, stateAt: (at: number) => table.stateAt(at) };
  const { commitment } = table.info();
  return {
    title: title.id,
    commitment: table.repeatableSeed === null ? commitment : null,
    actions: sha256(JSON.stringify(standing.map(({ seat, decision, choice }) => [seat, decision, choice]))),
    seats: seatFacts(chronicle, game),
  };
}

/** The facts of every player, from the events of the log and what the title says about them. */
export function seatFacts(chronicle: Chronicle, game: FinishedGame): GameFacts['seats'] {
  const { scores } = game.outcome;
  const total = Object.values(scores).reduce((sum, score) => sum + score, 0);
  const events = game.standing.flatMap((entry) => entry.events);
  const order = chronicle.seatOrder(game.end, events);
  const openings = openingsOf(chronicle, game);
  const revenues = revenuesOf(chronicle, game);
  const sets = Math.max(0, ...Object.values(revenues).map((earned) => earned.length));
  return Object.fromEntries(
    Object.entries(scores).map(([seat, score]): [Seat, SeatFacts] => [
      seat,
      {
        place: 1 + Object.values(scores).filter((other) => other > score).length,
        share: total > 0 ? score / total : 0,
        order: order.indexOf(seat) + 1,
        opening: openings.get(seat) ?? null,
        revenue: Array.from({ length: sets }, (_, i) => revenues[seat]?.[i] ?? 0),
      },
    ]),
  );
}

/** A company that was started by another one counts for the player behind it. */
function openingsOf({ startIn }: Chronicle, { outcome, standing, stateAt }: FinishedGame) {
  const found = new Map<Seat, SeatFacts['opening']>();
  for (const { position, events } of standing) {
    for (const start of events.map(startIn)) {
      if (!start) continue;
      const { by, company, price } = start;
      const seat = by in outcome.scores ? by : leaderOf(stateAt(position), company, outcome);
      if (seat !== null && !found.has(seat)) found.set(seat, { company, price });
    }
  }
  return found;
}

/** What each player's companies earned, by set of operating rounds. */
function revenuesOf(chronicle: Chronicle, game: FinishedGame): Readonly<Record<Seat, number[]>> {
  const earned: Record<Seat, number[]> = {};
  let set = 1;
  const earn = (seat: Seat | null, amount: number) => {
    if (seat === null) return;
    earned[seat] ??= [];
    earned[seat][set - 1] = (earned[seat][set - 1] ?? 0) + amount;
  };
  const isNewRun = runCounter(chronicle);
  for (const { position, events } of game.standing) {
    for (const event of events) {
      set = Math.max(set, chronicle.setIn(event) ?? 0);
      const received = chronicle.receivedIn?.(event);
      if (received) earn(received.seat, received.amount);
      const run = chronicle.receivedIn ? null : chronicle.runIn(event);
      // Before the action: it may have gone on to change presidents.
      if (run && isNewRun(event))
        earn(leaderOf(game.stateAt(position - 1), run.company, game.outcome), run.revenue);
    }
  }
  return earned;
}

/** A run may be reported twice: what the trains earned, then what became of it. Some runs are only reported then. */
function runCounter({ runIn }: Chronicle): (event: GameEvent) => boolean {
  const undecided = new Set<string>();
  return (event) => {
    const { company, perShare } = runIn(event)!;
    if (perShare !== null) return !undecided.delete(company);
    undecided.add(company);
    return true;
  };
}

function leaderOf(state: GameState, company: string, { scores }: Outcome): Seat | null {
  const held = state as Partial<ShareLedger & Presidencies>;
  return Object.keys(scores).find((seat) => companiesLed(held, seat).includes(company)) ?? null;
}
