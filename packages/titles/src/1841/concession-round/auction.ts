import type { Seat } from '@signalbox/kernel';
import { type Auction, ascendingAuction, cashOf } from '@signalbox/rails';
import type { State } from '../state.ts';

export const MIN_BID = 20;

/** Version 1: a player who is tied for other lots too keeps the money for them (C-34). */
export interface TiedLot extends Auction {
  readonly kept: Readonly<Record<Seat, number>>;
}

const step = (state: State) => Number(state.options.bidStep);

/** What whoever puts up a concession has to bid at least, and in which steps (§2.1). */
export function openingTerms(state: State): { least: number; step: number } {
  return { least: MIN_BID, step: step(state) };
}

/** §2.1: raises in fives, or in ones by agreement. A player who passes is out for this lot (C-26). */
export const auction = ascendingAuction<State>({
  rule: '2.1',
  minimum: MIN_BID,
  raise: step,
  step,
  passing: 'final',
  ifNobodyBids: 'opener-must-bid',
  most: (state, seat, lot) => cashOf(state, seat) - ('kept' in lot ? (lot as TiedLot).kept[seat]! : 0),
});
