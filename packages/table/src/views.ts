import type { Pending, Seat } from '@signalbox/kernel';
import type { GameView, WireClock, WireConsent, WireEntry, WirePending } from '@signalbox/protocol';
import { boardFor, seesMore } from './board.ts';
import { remainingAt } from './clock.ts';
import type { Entry, StoredReason } from './entry.ts';
import { type Consent, type Game, waitingIn } from './game.ts';
import { wireOfferOf } from './offers.ts';
import { offerForStandIn } from './stand-in.ts';
import { redosLeft, undoRight } from './undo.ts';

/** What a seat sees besides the board. */
export type Situation = Omit<GameView, 'seat' | 'view'>;

export function gameViewFor(game: Game, seat: Seat | null, now: number): GameView {
  return { seat, view: boardFor(game, seat), ...situationFor(game, seat, now) };
}

export function situationFor(game: Game, seat: Seat | null, now: number): Situation {
  const waiting = waitingIn(game);
  const right = seat === null ? null : undoRight(game, seat);
  const own = game.seats.find((one) => one.seat === seat);
  return {
    position: game.position,
    pending: waiting && {
      ...wirePendingFor(waiting, seat, own?.bot === null),
      standIn: seat === null ? null : offerForStandIn(game, seat),
    },
    clock: wireClockOf(game, waiting, now),
    consent: game.consent && wireConsentOf(game.consent),
    undo: right && { entries: right.takesBack.length, freely: right.freely },
    redo: seat === null ? 0 : redosLeft(game, seat),
    autos: [...(own?.autos ?? [])],
    endedAutos: [...(own?.endedAutos ?? [])],
  };
}

function wirePendingFor(waiting: Pending, seat: Seat | null, plays: boolean): Omit<WirePending, 'standIn'> {
  const { decision, rule, seats } = waiting;
  const offer = plays && seat !== null && seats.includes(seat) ? waiting.offerTo(seat) : null;
  const sealed = seats.length > 1 || offer?.kind === 'sealed';
  return { decision, rule, seats: [...seats], sealed, offer: offer && wireOfferOf(offer) };
}

function wireClockOf(game: Game, waiting: Pending | null, now: number): WireClock | null {
  if (!game.clock) return null;
  return {
    now,
    running: waiting !== null && !game.clock.paused,
    remaining: remainingAt(game.clock, waiting?.seats ?? [], now),
  };
}

function wireConsentOf({ id, kind, seat, takesBack, answers, askedAt }: Consent): WireConsent {
  return { id, kind, seat, entries: takesBack.length, answers, askedAt };
}

/** The part of an entry that may be sent: without its patches, which contain hidden information. */
export type ShownEntry = Omit<Entry, 'patches' | 'inverse' | 'reveals'>;

/**
 * An entry of the log as a seat may see it: another seat's sealed choice is hidden until it is revealed, and a bot's
 * reason that may reveal something until the game is over.
 */
export function wireEntryFor(entry: ShownEntry, seat: Seat | null, over: boolean): WireEntry {
  const { position, kind, by, madeBy, decision, hidden, undone, at } = entry;
  const concealed = hidden && entry.seat !== seat;
  return {
    position,
    kind,
    seat: entry.seat,
    by,
    madeBy: madeBy ?? null,
    decision,
    choice: concealed ? null : entry.choice,
    draw: entry.draw ?? null,
    hidden,
    undone,
    takesBack: entry.takesBack && [...entry.takesBack],
    putsBack: entry.putsBack && [...entry.putsBack],
    events: concealed ? [] : [...entry.events],
    at,
    because: concealed ? null : shownReason(entry.because, over),
    ...(entry.because?.lost && { lost: true }),
  };
}

function shownReason(because: StoredReason | null, over: boolean): WireEntry['because'] {
  if (because === null || (because.secret && !over)) return null;
  return { key: because.key, details: because.details };
}

/** A reason follows from the view of the bot's seat. Where all seats see the same, it reveals nothing. */
export function storedReason(
  game: Game,
  seat: Seat,
  { key, details, lost }: Omit<StoredReason, 'secret'>,
): StoredReason {
  return { key, details, secret: seesMore(game, seat), ...(lost && { lost }) };
}
