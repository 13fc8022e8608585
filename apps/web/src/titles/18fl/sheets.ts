import { IPO, POOL, sharesOf, totalShares } from '@signalbox/rails';
import { COMPANIES, type Company, PRIVATES, type Private } from '@signalbox/titles/18fl/data/companies.ts';
import { phaseRules, type Size } from '@signalbox/titles/18fl/data/phases.ts';
import { mayChooseSize, missingToFloat, startSizes } from '@signalbox/titles/18fl/founding.ts';
import { certificateLimit, countedCertificates } from '@signalbox/titles/18fl/limits.ts';
import {
  COMPANY_IDS,
  isStarted,
  presidentOf,
  priceOf,
  type State,
  worthOf,
} from '@signalbox/titles/18fl/state.ts';
import type { CompanySheet, Figure, PlayerSheet, Saying } from '../presentation.ts';
import { EMBLEMS } from './emblems.ts';

export function playerSheets(state: State): PlayerSheet[] {
  const order = state.order.length === state.seats.length ? state.order : state.seats;
  return order.map((seat) => ({
    seat,
    cash: state.cash[seat] ?? 0,
    worth: worthOf(state, seat),
    shares: Object.fromEntries(COMPANY_IDS.map((company) => [company, sharesOf(state, company, seat)])),
    presidencies: COMPANY_IDS.filter((company) => presidentOf(state, company) === seat),
    certificates: { count: countedCertificates(state, seat), limit: certificateLimit(state) },
    privates: (Object.keys(PRIVATES) as Private[]).filter((id) => state.privates[id] === seat),
    priority: state.priority === seat,
    out: state.bankrupt.includes(seat),
  }));
}

function condition(state: State, company: Company): Saying {
  if (state.companies[company].floated) return { key: 'sheet/floated' };
  if (!isStarted(state, company)) return { key: 'sheet/not-started' };
  return { key: 'sheet/started', details: { shares: missingToFloat(state, company) } };
}

/** A company that is not started has the size in which it is started; null if that can be chosen. */
function sizeOf(state: State, company: Company): Size | null {
  if (isStarted(state, company)) return state.companies[company].size;
  const sizes = startSizes(state);
  return sizes.length === 1 ? sizes[0]! : null;
}

/** Without a president a company does not operate, and its shares cannot be sold (§8.4.3). */
function troubleOf(state: State, company: Company): Saying | null {
  return isStarted(state, company) && presidentOf(state, company) === null
    ? { key: '18fl/no-president' }
    : null;
}

function sizeNote(state: State, company: Company): Saying {
  const size = sizeOf(state, company);
  return size === null ? { key: '18fl/either-size' } : { key: 'sheet/size', details: { size } };
}

/** With its city: in Jacksonville there are two (§6). */
function homeOf(company: Company): string {
  const { hex, node } = COMPANIES[company].home;
  return `${hex}.${node}`;
}

/** What can be bought of a company that is not started; nobody knows that yet where its size can be chosen. */
function sharesToStartWith(state: State, company: Company): number {
  const size = sizeOf(state, company);
  // The share that comes with the Canal Company has its owner.
  const owned = totalShares(state, company) - sharesOf(state, company, IPO);
  return size === null ? 0 : size - owned;
}

/** The limit of the size in which it is or will be started; none if that is chosen with the price. */
function limitOf(state: State, company: Company): Pick<CompanySheet, 'trainLimit'> {
  const size = sizeOf(state, company) ?? (mayChooseSize(state) ? startSizes(state)[0]! : null);
  return size === null ? {} : { trainLimit: phaseRules(state.phase).trainLimit[size] };
}

export function companySheets(state: State): CompanySheet[] {
  return COMPANY_IDS.map((id) => {
    const charter = state.companies[id];
    const trouble = troubleOf(state, id);
    const started = isStarted(state, id);
    return {
      id,
      emblem: EMBLEMS[id],
      nameKey: `company-name/${id}`,
      price: started ? priceOf(state, id) : null,
      cash: charter.floated ? (state.cash[id] ?? 0) : null,
      trains: charter.trains,
      ...limitOf(state, id),
      tokens: charter.tokens,
      president: presidentOf(state, id),
      elsewhere: [
        { place: IPO, count: started ? sharesOf(state, id, IPO) : sharesToStartWith(state, id) },
        { place: POOL, count: sharesOf(state, id, POOL) },
      ],
      total: totalShares(state, id),
      active: started,
      notes: [
        sizeNote(state, id),
        condition(state, id),
        ...(trouble ? [trouble] : []),
        { key: 'sheet/home', details: { hex: homeOf(id) } },
      ],
      trouble,
    };
  });
}

export function figures(state: State): Figure[] {
  return [
    ...state.seats.map((id): Figure => ({ id, kind: 'worth', value: worthOf(state, id) })),
    ...COMPANY_IDS.filter((id) => isStarted(state, id)).map(
      (id): Figure => ({ id, kind: 'price', value: priceOf(state, id) }),
    ),
    ...state.seats.map((id): Figure => ({ id, kind: 'cash', value: state.cash[id] ?? 0 })),
  ];
}
