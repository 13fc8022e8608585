import type { Seat } from '@signalbox/kernel';
import type { GameView } from '@signalbox/protocol';

/** The game as the host sees it who acts for another seat; null if the host may not act for it now. */
export function actingFor(game: GameView, seat: Seat): GameView | null {
  const { pending } = game;
  if (pending?.standIn?.seat !== seat) return null;
  return { ...game, seat, pending: { ...pending, offer: pending.standIn.offer } };
}
