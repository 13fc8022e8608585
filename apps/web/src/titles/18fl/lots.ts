import { isWithin } from '@signalbox/kernel';
import { PRIVATES, type Private } from '@signalbox/titles/18fl/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/18fl/exports.ts';
import { privatePrice } from '@signalbox/titles/18fl/opening.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import type { AuctionSheet, Lot } from '../presentation.ts';

/** Everybody makes a sealed bid for the order of choosing, then takes a private company. */
export function auction(state: State): AuctionSheet | null {
  if (!isWithin(state, PROCEDURES.opening)) return null;
  return {
    lots: allPrivates(state),
    standing: null,
    notes: [{ key: '18fl/lot/order' }, { key: '18fl/lot/closing', rule: '3.3' }],
    numbers: Object.fromEntries(state.order.map((seat, i) => [seat, i + 1])),
  };
}

/** The private companies in play with this many players. */
export function allPrivates(state: State): Lot[] {
  return inPlay(state).map((id) => lotOf(state, id));
}

/** Private companies that have not closed. */
export function privates(state: State): Lot[] {
  return inPlay(state)
    .filter((id) => state.privates[id] !== null)
    .map((id) => lotOf(state, id));
}

function inPlay(state: State): Private[] {
  return (Object.keys(PRIVATES) as Private[]).filter((id) => state.privates[id] !== undefined);
}

function lotOf(state: State, id: Private): Lot {
  return {
    id,
    nameKey: `private/${id}`,
    emblem: null,
    price: privatePrice(state, id),
    income: PRIVATES[id].income,
    about: [{ key: `private/about/${id}` }],
    owner: state.privates[id] ?? null,
  };
}
