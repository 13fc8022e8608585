import { type Chronicle, orderFrom } from '@signalbox/rails';
import { runIn } from './listing.ts';
import type { State } from './state.ts';

/** Nobody leads a railroad: a game opens with the shares of the auctions, and dividends go to the players. */
export const CHRONICLE: Chronicle<State> = {
  startIn: ({ type, seat, railroad, value }) =>
    type === 'share-won' || type === 'share-unwanted'
      ? { by: seat as string, company: railroad as string, price: value as number }
      : null,
  setIn: ({ type, number }) => (type === 'dividend' ? (number as number) : null),
  runIn,
  receivedIn: ({ type, seat, amount }) =>
    type === 'received' ? { seat: seat as string, amount: amount as number } : null,
  seatOrder: ({ seats }, events) => {
    const first = events.find(({ type }) => type === 'auctioneer-drawn')?.seat as string | undefined;
    return first === undefined ? seats : orderFrom(seats, first);
  },
};
