import { CHANCE, type GameState, type Pending, type Played, pending, type Seat } from '@signalbox/kernel';
import { advanceClock } from './clock.ts';
import { type Entry, withEntry } from './entry.ts';
import { askedPeople, type Game, type GameSeat } from './game.ts';

/** What is about to be stored: the game before and after, and the new entries of its log. */
export interface Draft<G extends Game = Game> {
  readonly before: G;
  game: G;
  readonly entries: Entry[];
  /** Seats of people that have moved. */
  readonly moved: Seat[];
  /** Sealed choices are revealed: hidden entries become visible. */
  reveals: boolean;
  readonly at: number;
  /** Is this the start of the game? */
  readonly opens: boolean;
}

export function draftOf<G extends Game>(game: G, now: number, opens = false): Draft<G> {
  return { before: game, game, entries: [], moved: [], reveals: false, at: now, opens };
}

type Written = Pick<Entry, 'kind' | 'seat' | 'by'> & Partial<Entry>;

/** Adds an entry to the log, after which the game has this state. */
export function append(
  draft: Draft,
  written: Written,
  state: GameState,
  waiting: Pending | null = pending(draft.game.title, state),
): void {
  const { game } = draft;
  const entry: Entry = {
    madeBy: null,
    decision: null,
    choice: null,
    draw: null,
    events: [],
    patches: [],
    inverse: [],
    reveals: false,
    hidden: false,
    undone: false,
    takesBack: null,
    putsBack: null,
    because: null,
    ...written,
    position: game.position + 1,
    at: draft.at,
  };
  draft.entries.push(entry);
  draft.game = { ...game, state, waiting, position: entry.position, ...withEntry(game, entry) };
}

export function appendPlayed(
  draft: Draft,
  { action, state, events, patches, inverse, waiting }: Played<GameState>,
  by: Entry['by'],
  more: Partial<Pick<Entry, 'madeBy' | 'because' | 'draw'>> = {},
): void {
  const { seat, decision, choice } = action;
  const sealed = 'sealed' in (draft.game.title.decisions.get(decision) ?? {});
  const hidden = sealed && state.stack.at(-1)?.sealed?.[seat] !== undefined;
  const reveals = seat === CHANCE || (sealed && !hidden);
  if (sealed && !hidden) reveal(draft);
  if (by === 'person') draft.moved.push(seat);
  const written = { seat, decision, choice, by, events, patches, inverse, reveals, hidden, ...more };
  append(draft, { kind: 'action', ...written }, state, waiting);
}

/** Reveals the sealed choices, including those of this draft. */
function reveal(draft: Draft): void {
  draft.reveals = true;
  draft.entries.forEach((entry, i) => {
    if (entry.hidden) draft.entries[i] = { ...entry, hidden: false };
  });
}

export function replaceSeat(draft: Draft, name: Seat, changes: Partial<GameSeat>): void {
  const seats = draft.game.seats.map((one) => (one.seat === name ? { ...one, ...changes } : one));
  draft.game = { ...draft.game, seats };
}

/** The game as it will be, with its status and clock brought up to date. */
export function settled<G extends Game>({ before, game, moved, at }: Draft<G>): G {
  const next: G = { ...game, ...statusOf(game) };
  const clock = advanceClock(
    game.clockRules,
    game.clock,
    {
      asked: askedPeople(before),
      moved,
      asking: askedPeople(next),
    },
    at,
  );
  return { ...next, clock };
}

/** Undoing the last action of a game makes it unfinished again. */
function statusOf({ status, consent, state }: Game): Pick<Game, 'status' | 'consent'> {
  if (status === 'playing' && state.outcome) return { status: 'finished', consent: null };
  if (status === 'finished' && !state.outcome) return { status: 'playing', consent };
  return { status, consent };
}
