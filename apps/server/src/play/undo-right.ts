import type { Seat } from '@signalbox/kernel';
import { isPlayedByPerson, type LiveGame } from './live-game.ts';

export interface UndoRight {
  /** Positions of the entries that one undo takes back, the latest first. */
  readonly takesBack: readonly number[];
  /** Nobody has to be asked. */
  readonly freely: boolean;
}

/**
 * A player's last actions are their own while nobody else has acted and nothing hidden was shown; further back
 * everybody is asked. Bots agree to anything.
 */
export function undoRightOf(game: LiveGame, seat: Seat): UndoRight | null {
  const own = game.recent.findLastIndex((entry) => entry.seat === seat);
  if (own < 0 || game.status !== 'playing') return null;
  const since = game.recent.slice(own);
  const takesBack = since.map((entry) => entry.position).reverse();
  const untouched = since.every((entry) => entry.seat === seat && !entry.reveals);
  return { takesBack, freely: untouched || othersToAsk(game, seat).length === 0 };
}

/** The seats whose consent somebody needs. */
export function othersToAsk(game: LiveGame, seat: Seat): Seat[] {
  return game.seats.filter((one) => one.seat !== seat && isPlayedByPerson(one)).map((one) => one.seat);
}
