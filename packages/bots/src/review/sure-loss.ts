import {
  carryOutInPlace,
  choices,
  type GameEvent,
  type GameState,
  type Json,
  type Offer,
  objectionTo,
  offersIn,
  type Pending,
  partCount,
  type Seat,
  sameJson,
  type Title,
  withNumber,
} from '@signalbox/kernel';
import { BANK, companiesLed, IPO, POOL, type Presidencies, type ShareLedger } from '@signalbox/rails';
import { playableCopy } from '../fork.ts';

/** What a choice gave away for certain, whatever happened later. */
export interface SureLoss {
  /**
   * revenue: the run earned less than the best one. train: another player's company was paid more for a train than the
   * bank asks for the same kind. price: the same could be had for less.
   */
  readonly kind: 'revenue' | 'train' | 'price';
  readonly made: number;
  readonly best: number;
}

/** A choice, and the events of it and of the answer to it. */
export interface MadeWith {
  readonly choice: Json;
  readonly happened: readonly GameEvent[];
}

/** Null if nothing was given away for certain. */
export function sureLossOf<S extends GameState>(
  title: Title<S>,
  seen: S,
  seat: Seat,
  waiting: Pending,
  { choice, happened }: MadeWith,
): SureLoss | null {
  const offer = waiting.offerTo(seat);
  const after = (other: Json) => stateAfter(title, seen, seat, other);
  if (offer.kind === 'built') return offer.what === 'routes' ? revenueLoss(offer, choice, after) : null;
  return trainLoss(offer, seen, seat, choice, happened, after) ?? priceLoss(offer, seat, choice, after);
}

type After = (choice: Json) => GameState;

/** The position after a choice, with its events. */
function stateAfter<S extends GameState>(title: Title<S>, seen: S, seat: Seat, choice: Json): GameState {
  const state = playableCopy(title, seen);
  state.events = [];
  carryOutInPlace(title, state, seat, choice);
  return state;
}

/** The offer lists the runs worth making. Less revenue for more subsidy is a choice, and not a loss. */
function revenueLoss(offer: Offer, choice: Json, after: After): SureLoss | null {
  const made = earnedIn(after(choice));
  if (made === null) return null;
  const best = [...choices(offer)]
    .map((run) => earnedIn(after(run)))
    .filter((run) => run !== null)
    .filter(({ subsidy }) => subsidy >= made.subsidy)
    .reduce((most, { revenue }) => Math.max(most, revenue), made.revenue);
  return made.revenue < best ? { kind: 'revenue', made: made.revenue, best } : null;
}

/** What a run earns, as the rules announce it. */
function earnedIn({ events }: GameState): { readonly revenue: number; readonly subsidy: number } | null {
  const ran = (events ?? []).find(({ type }) => type === 'ran');
  return ran ? { revenue: Number(ran.revenue), subsidy: Number(ran.subsidy ?? 0) } : null;
}

/** Money that goes to a company of the same player is not lost. A refused deal costs nothing. */
function trainLoss(
  offer: Offer,
  seen: GameState,
  seat: Seat,
  choice: Json,
  happened: readonly GameEvent[],
  after: After,
): SureLoss | null {
  const { from, train } = (choice ?? {}) as Partial<Record<string, Json>>;
  const bought = purchaseIn(happened);
  if (!bought || bought.train !== train || bought.from !== from) return null;
  const led = companiesLed(seen as Partial<ShareLedger & Presidencies>, seat);
  if (led.includes(bought.from as string)) return null;
  const prices = [...listedIn(offer)]
    .filter((other) => (other as { train?: Json } | null)?.train === train && !sameJson(other, choice))
    .map((other) => purchaseIn(after(other).events ?? []))
    .flatMap((other) => (other && other.train === train ? [Number(other.price)] : []));
  const best = Math.min(...prices);
  return best < Number(bought.price) ? { kind: 'train', made: Number(bought.price), best } : null;
}

const purchaseIn = (events: readonly GameEvent[]) => events.find(({ type }) => type === 'train-bought');

/** A lower bid that nobody could have raised, or the same share from where it is cheaper. */
function priceLoss(offer: Offer, seat: Seat, choice: Json, after: After): SureLoss | null {
  const others = [...alternatives(offer, choice)];
  if (others.length === 0) return null;
  const made = after(choice);
  const cash = others
    .map(({ other }) => after(other))
    .filter((other) => sameJson(withoutPayment(made, seat), withoutPayment(other, seat)))
    .map((other) => cashOf(other, seat));
  const saved = Math.max(0, ...cash) - cashOf(made, seat);
  const paid = others[0]!.chosen ?? amountIn(made, seat);
  return saved > 0 && paid !== null ? { kind: 'price', made: paid, best: paid - saved } : null;
}

interface Alternative {
  readonly other: Json;
  /** The number that was chosen instead; null if none was. */
  readonly chosen: number | null;
}

/**
 * The lowest number in the range from which the choice was made, and choices that differ only in where something comes
 * from.
 */
function* alternatives(offer: Offer, choice: Json): Generator<Alternative> {
  if (offer.kind === 'either') {
    for (let part = 0; part < partCount(offer); part++) {
      for (const each of offersIn(offer, part)) yield* alternatives(each, choice);
    }
  }
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return;
  const made = choice as Readonly<Record<string, Json>>;
  if (offer.kind === 'range' && !objectionTo(offer, choice)) {
    const chosen = made[offer.field] as number;
    if (chosen > offer.min) yield { other: withNumber(offer, offer.min), chosen };
  }
  if (offer.kind !== 'list' || made.from === undefined) return;
  for (const other of choices(offer)) {
    const { from } = (other ?? {}) as { from?: Json };
    if (from !== undefined && from !== made.from && sameJson({ ...made, from }, other))
      yield { other, chosen: null };
  }
}

/** The legal choices of an offer that are listed one by one. */
function* listedIn(offer: Offer): Generator<Json> {
  if (offer.kind === 'list') yield* choices(offer);
  if (offer.kind === 'either') {
    for (let part = 0; part < partCount(offer); part++) {
      for (const each of offersIn(offer, part)) yield* listedIn(each);
    }
  }
}

type Holdings = { readonly cash?: Readonly<Record<string, number>> } & Partial<ShareLedger>;

const cashOf = (state: GameState, seat: Seat) => (state as Holdings).cash?.[seat] ?? 0;

/** What a player has paid for a share, as the rules announce it. */
function amountIn({ events }: GameState, seat: Seat): number | null {
  const bought = (events ?? []).find((event) => event.type === 'share-bought' && event.seat === seat);
  return typeof bought?.amount === 'number' ? bought.amount : null;
}

/** A position without what the player paid to the bank, and without the shares that nobody owns. */
function withoutPayment(state: GameState, seat: Seat): Json {
  const { cash = {}, shares = {} } = state as Holdings;
  const owned = Object.entries(shares).map(([company, holders]) => [
    company,
    Object.entries(holders).filter(([holder]) => holder !== IPO && holder !== POOL),
  ]);
  const position = {
    ...state,
    events: null,
    cash: { ...cash, [seat]: 0, [BANK]: 0 },
    shares: Object.fromEntries(owned),
  };
  return JSON.parse(JSON.stringify(position));
}
