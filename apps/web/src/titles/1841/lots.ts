import { isWithin } from '@signalbox/kernel';
import { COMPANIES, CONCESSIONS, type Concession, isCompany } from '@signalbox/titles/1841/data/companies.ts';
import { auctionAt, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { classOf, type State } from '@signalbox/titles/1841/state.ts';
import type { AuctionSheet, Lot, Saying } from '../presentation.ts';
import { emblemsAt } from './emblems.ts';

/** The concessions, while they are auctioned. */
export function auction(state: State): AuctionSheet | null {
  if (!isWithin(state, PROCEDURES.concessionRound)) return null;
  const inPlay = CONCESSIONS.filter((id) => state.concessions[id] !== undefined);
  return {
    lots: inPlay.map((id) => lotOf(state, id)),
    standing: auctionAt(state),
    notes: [{ key: '1841/lot/founds' }],
  };
}

function lotOf(state: State, id: Concession): Lot {
  return {
    id,
    nameKey: `1841/lot/${id}`,
    emblem: isCompany(id) ? emblemsAt(state)[id] : null,
    price: null,
    income: null,
    about: aboutOf(state, id),
    owner: state.concessions[id] ?? null,
  };
}

function aboutOf(state: State, id: Concession): Saying[] {
  if (!isCompany(id)) return [{ key: '1841/lot/bayard' }];
  const hexes = [...new Set(COMPANIES[id].homes.map(({ hex }) => hex))];
  return [
    { key: `company-name/${id}` },
    { key: `1841/class/${classOf(state, id)}` },
    { key: '1841/lot/homes', details: { hexes } },
  ];
}
