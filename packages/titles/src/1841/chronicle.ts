import { type Chronicle, operatingSetIn, runIn, startedBy } from '@signalbox/rails';
import type { State } from './state.ts';

/** Seats are in the order that the concession round has left (§2.1); a company may found another one (§4.7.3). */
export const CHRONICLE: Chronicle<State> = {
  startIn: startedBy('company-founded', 'founder', 'price'),
  setIn: operatingSetIn,
  runIn,
  seatOrder: ({ order }) => order,
};
