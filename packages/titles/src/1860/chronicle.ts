import { type Chronicle, operatingSetIn, runIn } from '@signalbox/rails';
import type { State } from './state.ts';

/** The banker sits last, so the seats are in the order in which the auction opens (SETUP). */
export const CHRONICLE: Chronicle<State> = {
  startIn: ({ type, seat, company, par }) =>
    type === 'company-started'
      ? { by: seat as string, company: company as string, price: par as number }
      : null,
  setIn: operatingSetIn,
  runIn,
  seatOrder: ({ seats }) => seats,
};
