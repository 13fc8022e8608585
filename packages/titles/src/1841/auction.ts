import { ascendingAuction, cashOf } from '@signalbox/rails';
import type { State } from './state.ts';

export const LEAST_BID = 20;

const step = (state: State) => Number(state.options.bidStep);

/** §2.1: raises in fives, or in ones by agreement. Whoever passes is out for this lot (C-26). */
export const auction = ascendingAuction<State>({
  rule: '2.1',
  minimum: LEAST_BID,
  raise: step,
  step,
  passing: 'final',
  ifNobodyBids: 'opener-must-bid',
  most: cashOf,
});
