import { type AutoKind, done, stopped } from '../auto.ts';
import { decision, sealedDecision } from '../decision.ts';
import { built, either, firstChoices, list, range } from '../offer.ts';
import { ask, call, type Procedure, procedure, run, when, whilst } from '../procedure.ts';
import { objection } from '../refusal.ts';
import { rulebook } from '../rulebook.ts';
import { CHANCE, emit, endGame, type GameState, newGameState, type Seat, seats } from '../state.ts';
import { defineTitle } from '../title.ts';

/**
 * A toy for the kernel's own tests. Lots are drawn from a bag and auctioned. A player who wins a swap may put lots of
 * theirs up for auction again. The bell ends the game at once; so does reaching the last lot.
 */
export interface LotsState extends GameState {
  seats: Seat[];
  cash: Record<Seat, number>;
  lots: Record<Seat, string[]>;
  bag: string[];
  /** Who opens the next auction. */
  opener: Seat;
}

export interface AuctionVars {
  lot: string;
  bidder: Seat;
  high: Seat | null;
  price: number;
  out: Seat[];
}

export interface SwapVars {
  seat: Seat;
  given: string[];
}

export const LOTS = ['red', 'red', 'blue', 'blue', 'swap', 'bell'];

export const rules = rulebook(
  'Lots',
  {
    '1': { en: 'Opening bids', ja: '最初の入札' },
    '2': { en: 'Drawing', ja: '引く' },
    '3': { en: 'Auction', ja: '競売' },
    '3.1': { en: 'Loan', ja: '借金' },
    '4': { en: 'Swap', ja: '交換' },
    '5': { en: 'End', ja: '終了' },
  },
  { '5': 'Nothing to choose.' },
);

export const openingBid = sealedDecision<LotsState, object, { bid: number }>({
  name: 'opening-bid',
  rule: '1',
  actors: (state) => state.seats,
  sealed: (state, _, seat) => range({}, 'bid', { min: 0, max: Math.min(3, state.cash[seat]!) }),
  reveal: (state, _, bids) => {
    for (const seat of state.seats) state.cash[seat]! -= bids[seat]!.bid;
    const highest = Math.max(...state.seats.map((seat) => bids[seat]!.bid));
    state.opener = state.seats.find((seat) => bids[seat]!.bid === highest)!;
    emit(state, { type: 'opener', seat: state.opener });
  },
});

export const draw = decision<LotsState, object, string>({
  name: 'draw',
  rule: '2',
  actor: () => CHANCE,
  offer: (state) => list(state.bag),
  apply: (state, _, lot) => {
    state.bag.splice(state.bag.indexOf(lot), 1);
    state.bag.unshift(lot);
    if (lot === 'bell') finish(state, 'bell');
  },
});

type Bid = { pass: true } | { bid: number };

export const bid = decision<LotsState, AuctionVars, Bid>({
  name: 'bid',
  rule: '3',
  actor: (_, vars) => vars.bidder,
  offer: (state, vars) =>
    either<Bid>(
      range({}, 'bid', { min: vars.price + 1, max: state.cash[vars.bidder]! }),
      list<Bid>([{ pass: true }]),
    ),
  apply: (_, vars, choice) => {
    if ('pass' in choice) {
      vars.out.push(vars.bidder);
    } else {
      vars.high = vars.bidder;
      vars.price = choice.bid;
    }
  },
});

/** Only offered to players without money, so it is often an empty offer. */
export const loan = decision<LotsState, AuctionVars, string>({
  name: 'loan',
  rule: '3.1',
  actor: (_, vars) => vars.bidder,
  offer: (state, vars) =>
    list(['take', 'leave'], () =>
      state.cash[vars.bidder]! > 0 ? { ...objection('has-money'), rule: '3.1' } : null,
    ),
  apply: (state, vars, choice) => {
    if (choice === 'take') state.cash[vars.bidder]! += 2;
  },
});

export const swap = decision<LotsState, SwapVars, string[]>({
  name: 'swap',
  rule: '4',
  actor: (_, vars) => vars.seat,
  offer: (state, { seat }) =>
    built<string[]>({
      what: 'lots',
      shape: (choice): choice is string[] =>
        Array.isArray(choice) && choice.every((lot) => typeof lot === 'string'),
      check: (lots) => {
        const left = [...state.lots[seat]!];
        const held = lots.every((lot) => left.includes(lot) && left.splice(left.indexOf(lot), 1));
        if (!held) return objection('not-held');
        return lots.length > 2 ? objection('too-many') : null;
      },
      *enumerate() {
        yield [];
        const own = state.lots[seat]!;
        for (const [i, lot] of own.entries()) {
          yield [lot];
          for (const other of own.slice(i + 1)) yield [lot, other];
        }
      },
    }),
  apply: (state, vars, lots) => {
    for (const lot of lots) state.lots[vars.seat]!.splice(state.lots[vars.seat]!.indexOf(lot), 1);
    vars.given = lots;
  },
});

/** With a single lot left to put up there is nothing to choose. */
export const nextGiven = decision<LotsState, SwapVars, string>({
  name: 'next-given',
  rule: '4',
  actor: (_, vars) => vars.seat,
  offer: (_, vars) => list([...new Set(vars.given)]),
  forced: true,
  apply: (_, vars, lot) => {
    vars.given.splice(vars.given.indexOf(lot), 1);
    vars.given.push(lot);
  },
});

export const stillOpen = (state: LotsState, vars: AuctionVars) =>
  vars.out.length < state.seats.length - (vars.high === null ? 0 : 1);

export function nextBidder(state: LotsState, vars: AuctionVars): void {
  const order = state.seats;
  do vars.bidder = order[(order.indexOf(vars.bidder) + 1) % order.length]!;
  while (vars.out.includes(vars.bidder) && vars.out.length < order.length);
}

export function award(state: LotsState, vars: AuctionVars): void {
  if (vars.high === null) return;
  state.cash[vars.high]! -= vars.price;
  state.lots[vars.high]!.push(vars.lot);
  emit(state, { type: 'sold', lot: vars.lot, seat: vars.high, price: vars.price });
}

export const isSwap = (_: LotsState, vars: AuctionVars) => vars.lot === 'swap' && vars.high !== null;

export const newAuction = (lot: string, bidder: Seat): AuctionVars => ({
  lot,
  bidder,
  high: null,
  price: 0,
  out: [],
});

export const auction: Procedure<LotsState, AuctionVars> = procedure<LotsState, AuctionVars>(
  'auction',
  '3',
  whilst(stillOpen, ask(loan), ask(bid), run(nextBidder)),
  run(award),
  when(
    isSwap,
    call(
      () => swapping,
      (_, vars) => ({ seat: vars.high!, given: [] }),
      { label: 'swapping' },
    ),
  ),
);

export const swapping: Procedure<LotsState, SwapVars> = procedure<LotsState, SwapVars>(
  'swapping',
  '4',
  ask(swap),
  whilst(
    (_, vars) => vars.given.length > 0,
    ask(nextGiven),
    call(
      () => auction,
      (_, vars) => newAuction(vars.given.at(-1)!, vars.seat),
      { label: 'auction' },
    ),
    run((_, vars) => void vars.given.pop()),
  ),
);

export function takeWinner(state: LotsState, _: object, result: AuctionVars): void {
  state.bag.shift();
  state.opener = result.high ?? state.opener;
}

export function finish(state: LotsState, reason: string): void {
  const worth = (seat: Seat) => state.cash[seat]! + 4 * new Set(state.lots[seat]).size;
  endGame(state, reason, Object.fromEntries(state.seats.map((seat) => [seat, worth(seat)])));
}

export const main = procedure<LotsState>(
  'main',
  '2',
  ask(openingBid),
  whilst(
    (state) => state.bag.length > 1,
    ask(draw),
    call(auction, (state) => newAuction(state.bag[0]!, state.opener), { returning: takeWinner }),
  ),
  run((state) => finish(state, 'last-lot')),
);

export function invariants(state: LotsState): string[] {
  const poor = state.seats.filter((seat) => state.cash[seat]! < 0);
  return poor.map((seat) => `${seat} owes money`);
}

const lotAt = (state: LotsState) =>
  (state.stack.at(-1)?.vars as Partial<AuctionVars> | undefined)?.lot ?? null;

/** Passes until a lot is sold, or bids the least until there is nothing left to bid with. */
export const auto: readonly AutoKind<LotsState>[] = [
  {
    kind: 'bid',
    scope: 'auction',
    forms: (state) =>
      LOTS.map((lot) => ({
        auto: { kind: 'bid', lot, most: 0 },
        fields: { most: { type: 'number', min: 0, max: Math.max(...Object.values(state.cash)) } },
      })),
    endedBy: ({ before, after }, { lot }) =>
      lotAt(before) === lot && lotAt(after) !== lot ? done('sold') : null,
    answer: (state, seat, { lot, most }, asked) => {
      if (asked.decision !== bid.name || lotAt(state) !== lot) return null;
      const [choice] = firstChoices(asked.offerTo(seat), 1);
      const { bid: least } = choice as { bid?: number };
      return least === undefined || least > (most as number)
        ? stopped({ why: 'limit' })
        : { choice: choice! };
    },
  },
  {
    kind: 'pass',
    scope: 'auction',
    forms: () => [
      { auto: { kind: 'pass', heed: ['sold'] }, fields: { heed: { type: 'some', of: ['sold'] } } },
    ],
    endedBy: ({ before, after }, { heed }) => {
      const count = ({ lots: held }: LotsState) => Object.values(held).flat().length;
      const sold = count(after) > count(before);
      return sold && (heed as string[]).includes('sold') ? stopped({ why: 'sold' }) : null;
    },
    answer: (_, __, ___, { decision }) => {
      if (decision === openingBid.name) return { choice: { bid: 0 } };
      if (decision !== bid.name) return stopped({ why: 'asked' });
      return { choice: { pass: true } };
    },
  },
];

export const lots = defineTitle<LotsState>({
  id: 'lots',
  name: 'Lots',
  players: [2, 4],
  options: {
    'no-bell': { rule: '5', default: false },
    purse: { rule: '1', default: 'ten', values: ['ten', 'five'], players: [2, 3] },
  },
  presets: {},
  rulebook: rules,
  messages: {},
  format: 1,
  migrations: {},
  setup: ({ players, options }) => ({
    ...newGameState(1),
    seats: seats(players),
    cash: Object.fromEntries(seats(players).map((seat) => [seat, options.purse === 'five' ? 5 : 10])),
    lots: Object.fromEntries(seats(players).map((seat) => [seat, []])),
    bag: options['no-bell'] ? LOTS.filter((lot) => lot !== 'bell') : [...LOTS],
    opener: 'p1',
  }),
  main,
  auto,
  invariants,
});
