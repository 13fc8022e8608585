import { IPO, POOL, sharesOf } from '@signalbox/rails';
import { sharesForSale } from '@signalbox/titles/1860/buying.ts';
import { certificateLimit, countedCertificates } from '@signalbox/titles/1860/certificate-limit.ts';
import { COMPANY_IDS, type Company, charterOf, SHARES } from '@signalbox/titles/1860/data/companies.ts';
import { PRIVATE_IDS } from '@signalbox/titles/1860/data/privates.ts';
import { missingToFloat } from '@signalbox/titles/1860/floating.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import { inReceivership, isStarted, presidentOf, priceOf, type State } from '@signalbox/titles/1860/state.ts';
import type { CompanySheet, Figure, PlayerSheet, Saying, SharesElsewhere } from '../presentation.ts';
import { EMBLEMS } from './emblems.ts';

export function playerSheets(state: State): PlayerSheet[] {
  return state.seats.map((seat) => ({
    seat,
    cash: state.cash[seat] ?? 0,
    worth: worthOf(state, seat),
    shares: Object.fromEntries(COMPANY_IDS.map((company) => [company, sharesOf(state, company, seat)])),
    presidencies: COMPANY_IDS.filter((company) => presidentOf(state, company) === seat),
    certificates: { count: countedCertificates(state, seat), limit: certificateLimit(state) },
    privates: PRIVATE_IDS.filter((id) => state.privates[id] === seat),
    priority: state.priority === seat,
    out: false,
  }));
}

/** What is wrong with a company, in a word. */
function troubleOf(state: State, company: Company): Saying | null {
  const { bankrupt, closed, insolvent, floated } = state.companies[company];
  if (closed) return { key: '1860/closed' };
  if (bankrupt && !floated) return { key: '1860/bankrupt' };
  if (inReceivership(state, company))
    return { key: insolvent ? '1860/receivership-insolvent' : '1860/receivership' };
  return insolvent ? { key: '1860/insolvent' } : null;
}

/** The condition of a company in a word; one that was started again after a bankruptcy has yet to float. */
function conditions(state: State, company: Company): Saying[] {
  const { floated } = state.companies[company];
  const trouble = troubleOf(state, company);
  const toFloat = { key: 'sheet/started', details: { shares: missingToFloat(state, company) } };
  const isWaiting = isStarted(state, company) && !floated;
  if (trouble) return isWaiting ? [trouble, toFloat] : [trouble];
  return [isWaiting ? toFloat : { key: floated ? 'sheet/floated' : 'sheet/not-started' }];
}

function notesOf(state: State, company: Company): Saying[] {
  const { par } = state.companies[company];
  const { layer, home } = charterOf(company);
  return [
    ...conditions(state, company),
    ...(par === null ? [] : [{ key: '1860/par', details: { par } }]),
    { key: '1860/layer', details: { layer } },
    { key: 'sheet/home', details: { hex: home.hex } },
  ];
}

/** With the share that is kept for the owner of a private company. */
function ipoOf(state: State, company: Company): SharesElsewhere {
  const count = sharesOf(state, company, IPO);
  return { place: IPO, count, reserved: count - sharesForSale(state, company) };
}

export function companySheets(state: State): CompanySheet[] {
  return COMPANY_IDS.map((id) => {
    const { floated, bankrupt, closed, trains, tokens } = state.companies[id];
    const started = isStarted(state, id);
    return {
      id,
      emblem: EMBLEMS[id],
      nameKey: `company-name/${id}`,
      price: state.markers[id] ? priceOf(state, id) : null,
      cash: floated || bankrupt ? (state.cash[id] ?? null) : null,
      trains,
      tokens,
      president: presidentOf(state, id),
      elsewhere: [ipoOf(state, id), { place: POOL, count: sharesOf(state, id, POOL) }],
      total: SHARES,
      active: started && !closed,
      notes: notesOf(state, id),
      trouble: troubleOf(state, id),
    };
  });
}

export function figures(state: State): Figure[] {
  return [
    ...state.seats.map((id): Figure => ({ id, kind: 'worth', value: worthOf(state, id) })),
    ...COMPANY_IDS.filter((id) => state.markers[id]).map(
      (id): Figure => ({ id, kind: 'price', value: priceOf(state, id) }),
    ),
    ...state.seats.map((id): Figure => ({ id, kind: 'cash', value: state.cash[id] ?? 0 })),
  ];
}
