import { isWithin } from '@signalbox/kernel';
import { BANK, PRESIDENT_SHARES } from '@signalbox/rails';
import { AUCTIONED_COMPANIES, type Company } from '@signalbox/titles/1860/data/companies.ts';
import { parPrices } from '@signalbox/titles/1860/data/market.ts';
import { FERRIES, PRIVATE_IDS, type Private, privateOf } from '@signalbox/titles/1860/data/privates.ts';
import { auctionAt, PROCEDURES } from '@signalbox/titles/1860/exports.ts';
import { presidentOf, type State } from '@signalbox/titles/1860/state.ts';
import type { AuctionSheet, Lot } from '../presentation.ts';
import { EMBLEMS } from './emblems.ts';

/** The ferries and the two presidents' certificates, of which the winner of each auction chooses one. */
export function auction(state: State): AuctionSheet | null {
  if (!isWithin(state, PROCEDURES.openingAuction)) return null;
  return {
    lots: [
      ...FERRIES.map((id) => ferry(state, id)),
      ...AUCTIONED_COMPANIES.map((id) => certificate(state, id)),
    ],
    standing: auctionAt(state),
    notes: [],
  };
}

/** Private companies that somebody owns, or that the bank sells. */
export function privates(state: State): Lot[] {
  return PRIVATE_IDS.filter((id) => state.privates[id] === BANK || isOwned(state, id)).map((id) =>
    ferry(state, id),
  );
}

export function allPrivates(state: State): Lot[] {
  return PRIVATE_IDS.map((id) => ferry(state, id));
}

function isOwned(state: State, id: Private): boolean {
  const owner = state.privates[id] ?? null;
  return owner !== null && state.seats.includes(owner);
}

function ferry(state: State, id: Private): Lot {
  const { face, income, exchange } = privateOf(id);
  return {
    id,
    nameKey: `private/${id}`,
    emblem: null,
    price: face,
    income,
    about: [
      exchange
        ? { key: '1860/lot/exchange', details: { company: exchange } }
        : { key: '1860/lot/closes-others' },
    ],
    owner: isOwned(state, id) ? state.privates[id]! : null,
  };
}

/** Once it is taken, what was paid for it and the par are settled. */
function certificate(state: State, id: Company): Lot {
  const prices = parPrices(id);
  const { par } = state.companies[id];
  return {
    id,
    nameKey: `company-name/${id}`,
    emblem: EMBLEMS[id],
    price: par === null ? null : par * PRESIDENT_SHARES,
    income: null,
    about: [
      par === null
        ? {
            key: '1860/lot/president',
            details: { least: Math.min(...prices), most: Math.max(...prices) },
          }
        : { key: '1860/lot/started', details: { par } },
    ],
    owner: presidentOf(state, id),
  };
}
