import { type Chronicle, operatingSetIn, runIn } from '@signalbox/rails';
import type { State } from './state.ts';

/** Seats are in the order of the player numbers (§3.1); a company starts at its par (§6.1). */
export const CHRONICLE: Chronicle<State> = {
  startIn: ({ type, seat, company, price }) =>
    type === 'company-started'
      ? { by: seat as string, company: company as string, price: price as number }
      : null,
  setIn: operatingSetIn,
  runIn,
  seatOrder: ({ order }) => order,
};
