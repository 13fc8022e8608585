import { IPO, POOL, sharesOf } from '@signalbox/rails';
import { isFrozen } from '@signalbox/titles/1841/control.ts';
import {
  COMPANIES,
  COMPANY_IDS,
  CONCESSIONS,
  type Company,
  type Concession,
} from '@signalbox/titles/1841/data/companies.ts';
import { hasSuccessor, presidentNow, worthNow } from '@signalbox/titles/1841/finance/successors.ts';
import { classOf, isActive, priceOf, type State, sizeOf } from '@signalbox/titles/1841/state.ts';
import { certificateLimit, countedCertificates } from '@signalbox/titles/1841/stock-round/limits.ts';
import type { CompanySheet, Figure, PlayerSheet, Saying } from '../presentation.ts';
import { emblemsAt } from './emblems.ts';

/** Companies that exist or may still be founded. */
export function companiesInPlay(state: State): Company[] {
  return COMPANY_IDS.filter(
    (id) => isActive(state, id) || (id !== 'interim' && state.companies[id].status === 'unfounded'),
  );
}

export function playerSheets(state: State): PlayerSheet[] {
  const order = state.order.length === state.seats.length ? state.order : state.seats;
  return order.map((seat) => ({
    seat,
    cash: state.cash[seat] ?? 0,
    worth: worthNow(state, seat),
    shares: Object.fromEntries(COMPANY_IDS.map((id) => [id, sharesOf(state, id, seat)])),
    presidencies: COMPANY_IDS.filter((id) => isActive(state, id) && presidentNow(state, id) === seat),
    certificates: { count: countedCertificates(state, seat), limit: certificateLimit(state, seat) },
    privates: CONCESSIONS.filter((id) => state.concessions[id] === seat),
    priority: state.priority === seat,
    out: state.left.includes(seat),
  }));
}

/** SFLi comes from the Tuscan merger (§4.6.10), SB and SFL from the secession (§4.6.9). */
function founderOf(id: Company): string {
  const { foundedBy } = COMPANIES[id];
  if (foundedBy !== 'event') return foundedBy;
  return id === 'SFLi' ? 'tuscan-merger' : 'secession';
}

/** No player is at the end of its chain of control, though it goes on. */
function troubleOf(state: State, id: Company): Saying | null {
  const goesOn = state.markers[id] !== undefined && !hasSuccessor(state, id);
  return goesOn && isFrozen(state, id) ? { key: '1841/frozen' } : null;
}

function notesOf(state: State, id: Company): Saying[] {
  const active = isActive(state, id);
  const holder = state.concessions[id as Concession];
  const president = presidentNow(state, id);
  const trouble = troubleOf(state, id);
  return [
    { key: `1841/class/${classOf(state, id)}` },
    ...(active ? [] : [{ key: `1841/founded-by/${founderOf(id)}` }]),
    ...(trouble ? [trouble] : []),
    ...(active && president && !state.seats.includes(president)
      ? [{ key: '1841/presided-by', details: { holder: president } }]
      : []),
    ...(holder ? [{ key: '1841/concession-of', details: { seat: holder } }] : []),
  ];
}

/** Shares outside players' hands: unissued, in the pool, in treasuries. */
function elsewhere(state: State, id: Company): CompanySheet['elsewhere'] {
  return [IPO, POOL, ...COMPANY_IDS].map((place) => ({ place, count: sharesOf(state, id, place) }));
}

export function companySheets(state: State): CompanySheet[] {
  const emblems = emblemsAt(state);
  return companiesInPlay(state).map((id) => {
    const { trains, tokens } = state.companies[id];
    const active = isActive(state, id);
    const president = presidentNow(state, id);
    return {
      id,
      emblem: emblems[id],
      nameKey: `company-name/${id}`,
      price: state.markers[id] && !hasSuccessor(state, id) ? priceOf(state, id) : null,
      cash: active ? (state.cash[id] ?? 0) : null,
      trains,
      tokens: active ? tokens : null,
      president: active && president !== POOL ? president : null,
      elsewhere: elsewhere(state, id),
      total: sizeOf(state, id),
      active,
      notes: notesOf(state, id),
      trouble: troubleOf(state, id),
    };
  });
}

export function figures(state: State): Figure[] {
  return [
    ...state.seats.map((id): Figure => ({ id, kind: 'worth', value: worthNow(state, id) })),
    ...COMPANY_IDS.filter((id) => state.markers[id]).map(
      (id): Figure => ({ id, kind: 'price', value: priceOf(state, id) }),
    ),
    ...state.seats.map((id): Figure => ({ id, kind: 'cash', value: state.cash[id] ?? 0 })),
  ];
}
