import type { Pending, Seat } from '@signalbox/kernel';
import type { WirePending } from '@signalbox/protocol';
import { seesMore } from './board.ts';
import { type Game, objectionToActing, seatNamed, waitingIn } from './game.ts';
import { wireOfferOf } from './offers.ts';

/**
 * Why a host may not act for a player now; null if they may. Secret choices, and those of a player who sees more than
 * the others, everybody makes themselves: their offer would tell the host what is hidden.
 */
export function objectionToStandingIn(game: Game, host: Seat, seat: Seat): string | null {
  if (game.standIn !== host || seatNamed(game, host).bot !== null) return 'own-seat-only';
  const why = objectionToActing(game, seat);
  if (why) return why;
  const waiting = waitingIn(game);
  return (waiting && isSecret(waiting)) || seesMore(game, seat) ? 'secret-choice' : null;
}

/** The seat that is asked, with its offer, if this seat is the host's and may act for it. */
export function offerForStandIn(game: Game, host: Seat): WirePending['standIn'] {
  if (game.standIn !== host) return null;
  const waiting = waitingIn(game);
  const seat = waiting?.seats[0];
  if (!waiting || !seat || seat === host || !game.seats.some((one) => one.seat === seat)) return null;
  if (objectionToStandingIn(game, host, seat)) return null;
  return { seat, offer: wireOfferOf(waiting.offerTo(seat)) };
}

function isSecret({ seats, offerTo }: Pending): boolean {
  return seats.length > 1 || seats.some((seat) => offerTo(seat).kind === 'sealed');
}
