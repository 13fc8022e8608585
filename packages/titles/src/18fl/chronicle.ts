import { type Chronicle, operatingSetIn, runIn, startedBy } from '@signalbox/rails';
import type { State } from './state.ts';

/** Seats are in the order of the player numbers (§3.1); a company starts at its par (§6.1). */
export const CHRONICLE: Chronicle<State> = {
  startIn: startedBy('company-started', 'seat', 'price'),
  setIn: operatingSetIn,
  runIn,
  seatOrder: ({ order }) => order,
};
