import { CHANCE, type GameEvent, type GameState, type Json, type Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { Patches } from 'mutative';

/** Why a bot did what it did, as it is stored with its move. */
export interface StoredReason {
  readonly key: string;
  readonly details: Readonly<Record<string, Json>>;
  /** It may reveal what only this seat could see, so it is hidden until the game is over. */
  readonly secret: boolean;
  /** The bot does not expect to win any more. It says so, even if the reason is hidden. */
  readonly lost?: true;
}

/**
 * One entry of a game's log, with patches in both directions. Nothing is ever removed from the log: an undo
 * and a redo are entries too.
 */
export interface Entry {
  /** The length of the log including this entry. */
  readonly position: number;
  readonly kind: WireEntry['kind'];
  /** A seat, or chance; for an undo or redo, the seat that requested it. */
  readonly seat: Seat;
  readonly by: WireEntry['by'];
  /** The host's seat, if the host made this move for the seat. */
  readonly madeBy: Seat | null;
  readonly decision: string | null;
  readonly choice: Json;
  /** The number of a draw; null in older games, in which undone draws were repeated. */
  readonly draw: number | null;
  readonly events: readonly GameEvent[];
  readonly patches: Patches;
  readonly inverse: Patches;
  /** Revealed something hidden (a card, sealed bids), so undoing it needs consent. */
  readonly reveals: boolean;
  /** A sealed choice that has not been revealed. */
  readonly hidden: boolean;
  /** Undone, and not redone since. */
  readonly undone: boolean;
  /** For an undo: the positions of the undone entries, the latest first. */
  readonly takesBack: readonly number[] | null;
  /** For a redo: the positions of the redone entries, the earliest first. */
  readonly putsBack: readonly number[] | null;
  readonly at: number;
  readonly because: StoredReason | null;
}

/** The part of an entry that decides who may undo what. */
export type EntryHead = Pick<
  Entry,
  'position' | 'kind' | 'seat' | 'by' | 'madeBy' | 'draw' | 'reveals' | 'takesBack' | 'putsBack'
>;

export interface Move {
  readonly position: number;
  readonly seat: Seat;
  readonly by: Entry['by'];
  readonly madeBy: Seat | null;
  readonly reveals: boolean;
}

/** The actions that were not undone, and those that were undone and can be redone. */
export interface MoveHistory {
  /** The number of the next draw. What was drawn and undone is not drawn again: somebody has seen it. */
  readonly draws: number;
  /** The latest actions that were not undone, the earliest first. */
  readonly standing: readonly Move[];
  /** Actions undone since the last new action, the earliest first, each with the seat that undid it. */
  readonly undone: readonly (Move & { readonly takenBackBy: Seat })[];
}

/** An undo reaches back at most this many actions. */
const MAX_STANDING = 120;

export const NO_HISTORY: MoveHistory = { draws: 0, standing: [], undone: [] };

/** The history after one more entry. */
export function withEntry(history: MoveHistory, entry: EntryHead): MoveHistory {
  const { draws, standing, undone } = history;
  switch (entry.kind) {
    case 'action':
      return {
        // Imported games, and games stored before draws had numbers, have entries without them.
        draws: entry.seat === CHANCE ? Math.max(draws, entry.draw ?? 0) + 1 : draws,
        standing: [...standing.slice(1 - MAX_STANDING), moveOf(entry)],
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
      // Earlier actions cannot be undone: the format of the state has changed since, or a seat was lost.
      return { draws, standing: [], undone: [] };
  }
}

function moveOf({ position, seat, by, madeBy, reveals }: Move): Move {
  return { position, seat, by, madeBy, reveals };
}

/** The seats that have made their sealed choice in the pending decision. */
export function sealedSeats(state: GameState): readonly Seat[] {
  return Object.keys(state.stack.at(-1)?.sealed ?? {});
}
