import { ask, decision, emit, list, procedure, type Seat, sealedDecision, whilst } from '@signalbox/kernel';
import { BANK, IPO, moveShares, pay } from '@signalbox/rails';
import { PRIVATES, type Private } from './data/companies.ts';
import type { State } from './state.ts';

interface Opening {
  /** Players still to choose a private, in order. */
  choosers: Seat[];
}

const BIDS = [0, 5, 10] as const;
type Bid = (typeof BIDS)[number];

/** What a private costs. */
export function privatePrice(state: State, id: Private): number {
  return id === 'PO' ? Number(state.options.steamshipPrice) : PRIVATES[id].price;
}

/** Everybody pays their bid, only for the order of choosing. */
export const bidForChoice = sealedDecision<State, Opening, Bid>({
  name: 'bid-for-choice',
  rule: '3.2',
  actors: (state) => state.order,
  sealed: () => list(BIDS),
  reveal: (state, vars, bids) => {
    for (const seat of state.order) {
      pay(state, seat, BANK, bids[seat]!);
      emit(state, { type: 'bid-shown', seat, amount: bids[seat]! });
    }
    // Sorting keeps player numbers in order among equal bids.
    vars.choosers = [...state.order].sort((a, b) => bids[b]! - bids[a]!);
  },
});

export const choosePrivate = decision<State, Opening, Private>({
  name: 'choose-private',
  rule: '3.2',
  actor: (_, vars) => vars.choosers[0] ?? null,
  offer: (state) => list(unsoldPrivates(state)),
  apply: (state, vars, id) => {
    const seat = vars.choosers.shift()!;
    pay(state, seat, BANK, privatePrice(state, id));
    state.privates = { ...state.privates, [id]: seat };
    emit(state, { type: 'private-bought', seat, private: id, price: privatePrice(state, id) });
    if (id === 'FECC') takeFreeShare(state, seat);
    if (id === 'TR') state.priority = seat;
  },
  forced: true,
});

/** §3.3: the Canal Company includes a share of the FEC. */
function takeFreeShare(state: State, seat: Seat): void {
  moveShares(state, 'FEC', IPO, seat, 1);
  emit(state, { type: 'free-share', seat, company: 'FEC' });
}

function unsoldPrivates(state: State): Private[] {
  return (Object.keys(state.privates) as Private[]).filter((id) => state.privates[id] === null);
}

/** §3.2: sealed bids, then everybody takes a private; the player who takes the Tallahassee gets the priority deal. */
export const opening = procedure<State, Opening>(
  'opening',
  '3.2',
  ask(bidForChoice),
  whilst((_, vars) => vars.choosers.length > 0, ask(choosePrivate)),
);
