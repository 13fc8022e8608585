import { CHANCE, type GameEvent, type GameState, type Json, type Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { Patches } from 'mutative';

/** Why a bot did what it did, as it is stored with its move. */
export interface StoredReason {
  readonly key: string;
  readonly details: Readonly<Record<string, Json>>;
  /** It may hold what only this seat could see: nobody is told before the game is over. */
  readonly secret: boolean;
}

/**
 * One line of a game's log, with the way there and back. Nothing is ever taken out of the log: that something was taken
 * back, or put back, is an entry too.
 */
export interface Entry {
  /** The log's length with this entry. */
  readonly position: number;
  readonly kind: WireEntry['kind'];
  /** A seat, or chance; of an undo or redo, who wanted it. */
  readonly seat: Seat;
  readonly by: WireEntry['by'];
  readonly decision: string | null;
  readonly choice: Json;
  /** Of chance: the number of the draw; null where it was made when undone draws were made again. */
  readonly draw: number | null;
  readonly events: readonly GameEvent[];
  readonly patches: Patches;
  readonly inverse: Patches;
  /** Showed something that was hidden before (a card, sealed bids), so it cannot simply be undone. */
  readonly reveals: boolean;
  /** A sealed choice that has not been shown. */
  readonly hidden: boolean;
  /** Taken back, and not put back since. */
  readonly undone: boolean;
  /** Of an undo: the positions of the entries that it took back, the latest first. */
  readonly takesBack: readonly number[] | null;
  /** Of a redo: the positions of the entries that it put back, the earliest first. */
  readonly putsBack: readonly number[] | null;
  readonly at: number;
  readonly because: StoredReason | null;
}

/** What is remembered of an entry to know who may undo what. */
export type EntryHead = Pick<
  Entry,
  'position' | 'kind' | 'seat' | 'by' | 'draw' | 'reveals' | 'takesBack' | 'putsBack'
>;

export interface Move {
  readonly position: number;
  readonly seat: Seat;
  readonly by: Entry['by'];
  readonly reveals: boolean;
}

/** What has been done and still stands, and what was undone and could be put back. */
export interface Course {
  /** The number of the next draw. What was drawn and undone is not drawn again: somebody has seen it. */
  readonly draws: number;
  /** The latest actions that still stand, the earliest first. */
  readonly standing: readonly Move[];
  /** Actions that were undone since the last one was made, the earliest first, each with who took it back. */
  readonly undone: readonly (Move & { readonly takenBackBy: Seat })[];
}

/** So far back an undo may reach. */
const MOST_STANDING = 120;

export const NO_COURSE: Course = { draws: 0, standing: [], undone: [] };

/** The course of the game with one entry more. */
export function followed(course: Course, entry: EntryHead): Course {
  const { draws, standing, undone } = course;
  switch (entry.kind) {
    case 'action':
      return {
        // Games that were brought along, or were stored before draws had numbers, have entries without.
        draws: entry.seat === CHANCE ? Math.max(draws, entry.draw ?? 0) + 1 : draws,
        standing: [...standing.slice(1 - MOST_STANDING), moveOf(entry)],
        undone: [],
      };
    case 'undo': {
      const gone = standing.filter(({ position }) => entry.takesBack!.includes(position));
      return {
        draws,
        standing: standing.filter((move) => !gone.includes(move)),
        undone: [...gone.map((move) => ({ ...move, takenBackBy: entry.seat })), ...undone],
      };
    }
    case 'redo': {
      const back = undone.filter(({ position }) => entry.putsBack!.includes(position));
      return {
        draws,
        standing: [...standing, ...back.map(moveOf)],
        undone: undone.filter((move) => !back.includes(move)),
      };
    }
    default:
      // Nobody undoes what was done before: a new format of the state, or a lost seat, stands between.
      return { draws, standing: [], undone: [] };
  }
}

function moveOf({ position, seat, by, reveals }: Move): Move {
  return { position, seat, by, reveals };
}

/** The seats that have chosen unseen in the decision that the game waits for. */
export function sealedSeats(state: GameState): readonly Seat[] {
  return Object.keys(state.stack.at(-1)?.sealed ?? {});
}
