import { type Chronicle, operatingSetIn, runIn, startedBy } from '@signalbox/rails';
import type { State } from './state.ts';

/** The banker sits last, so the seats are in the order in which the auction opens (SETUP). */
export const CHRONICLE: Chronicle<State> = {
  startIn: startedBy('company-started', 'seat', 'par'),
  setIn: operatingSetIn,
  runIn,
  seatOrder: ({ seats }) => seats,
};
