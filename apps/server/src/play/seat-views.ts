import { type GameState, type Pending, pending, type Seat, view } from '@signalbox/kernel';
import type { GameView, WireClock, WireConsent, WirePending } from '@signalbox/protocol';
import { remainingAt } from './clock.ts';
import type { Consent, LiveGame } from './live-game.ts';
import { wireOfferOf } from './offers.ts';
import { undoRightOf } from './undo-right.ts';

/** What stands beside the view of the board. */
export type Situation = Omit<GameView, 'seat' | 'view'>;

/** What a seat (null: a spectator) may see of the board. Events come with the entries of the log. */
export function boardFor(game: LiveGame, seat: Seat | null): GameState {
  return { ...view(game.title, game.state, seat), events: null };
}

export function gameViewFor(game: LiveGame, seat: Seat | null, now: number): GameView {
  return { seat, view: boardFor(game, seat), ...situationFor(game, seat, now) };
}

export function situationFor(game: LiveGame, seat: Seat | null, now: number): Situation {
  const waiting = waitingIn(game);
  const right = seat === null ? null : undoRightOf(game, seat);
  const own = game.seats.find((one) => one.seat === seat);
  return {
    position: game.position,
    pending: waiting && wirePendingFor(waiting, seat, own?.bot === null),
    clock: wireClockOf(game, waiting, now),
    consent: game.consent && wireConsentOf(game.consent),
    undo: right && { entries: right.takesBack.length, freely: right.freely },
    program: own?.program ?? null,
    notice: own?.notice ?? null,
  };
}

/** Null when nothing is waited for: the rules' own end, or a game that ended by the clock. */
export function waitingIn(game: LiveGame): Pending | null {
  return game.status === 'playing' ? pending(game.title, game.state) : null;
}

function wirePendingFor(waiting: Pending, seat: Seat | null, plays: boolean): WirePending {
  const { decision, rule, seats } = waiting;
  const offer = plays && seat !== null && seats.includes(seat) ? waiting.offerTo(seat) : null;
  const sealed = seats.length > 1 || offer?.kind === 'sealed';
  return { decision, rule, seats: [...seats], sealed, offer: offer && wireOfferOf(offer) };
}

function wireClockOf(game: LiveGame, waiting: Pending | null, now: number): WireClock | null {
  if (!game.clock) return null;
  const asked = waiting?.seats ?? [];
  return {
    now,
    running: waiting !== null && !game.clock.paused,
    remaining: remainingAt(game.clock, asked, now),
  };
}

function wireConsentOf({ id, kind, seat, takesBack, answers, askedAt }: Consent): WireConsent {
  return { id, kind, seat, entries: takesBack.length, answers, askedAt };
}
