import { type Cited, cited, emit, memoize, memoizeLatest, type Seat } from '@signalbox/kernel';
import {
  cashOf,
  changeCharter,
  IPO,
  moveShares,
  PRESIDENT_SHARES,
  placeMarker,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { limitObjection } from './certificate-limit.ts';
import { COMPANY_IDS, type Company, charterOf } from './data/companies.ts';
import { cellOf, parPrices, restartPrices } from './data/market.ts';
import { takeFromPlayer } from './money.ts';
import { isStarted, type State } from './state.ts';

export type Start = { readonly company: Company; readonly par: number };

const MIN_PAR = Math.min(...COMPANY_IDS.flatMap(parPrices));

/** A layer opens when one company of the previous layer has operated, or has sold out its IPO (C-11, G-23). */
export function isLayerOpen({ companies, shares }: State, layer: number): boolean {
  return openLayers(companies, shares)[layer]!;
}

/** By layer. Asked for every price at which a company might start. */
const openLayers = memoizeLatest((companies: State['companies'], shares: State['shares']) =>
  LAYERS.map(
    (_, layer) =>
      layer === 1 ||
      LAYERS[layer - 1]?.some(
        (company) => companies[company].operated || sharesOf({ shares }, company, IPO) === 0,
      ) === true,
  ),
);

/** The companies of each layer. */
const LAYERS = [0, 1, 2, 3, 4].map((layer) =>
  COMPANY_IDS.filter((company) => charterOf(company).layer === layer),
);

type StartChoice = { readonly do: 'start' } & Start;

/** Candidates are listed at every turn, so each is made once. */
function startsAt(prices: (company: Company) => readonly number[]): ReadonlyMap<Company, StartChoice[]> {
  return new Map(
    COMPANY_IDS.map((company) => [company, prices(company).map((par) => ({ do: 'start', company, par }))]),
  );
}

const STARTS = startsAt(parPrices);
const RESTARTS = startsAt(restartPrices);

/** Companies without a president, at each price at which they might start or restart. */
export function possibleStarts({ companies }: State): readonly StartChoice[] {
  return startsOf(companies);
}

const startsOf = memoize((companies: State['companies']) =>
  COMPANY_IDS.filter((company) => !isStarted({ companies }, company)).flatMap(
    (company) => (companies[company].bankrupt ? RESTARTS : STARTS).get(company)!,
  ),
);

/**
 * On 18xx.games every player who could pay for the cheapest president's certificate is asked, as long as any company is
 * not started, whether its layer is open or not.
 */
export function isAskedToStart(state: State, seat: Seat): boolean {
  if (limitObjection(state, seat)) return false;
  const least = (company: Company) =>
    state.companies[company].bankrupt ? Math.min(...restartPrices(company)) : MIN_PAR;
  return COMPANY_IDS.some(
    (company) => !isStarted(state, company) && cashOf(state, seat) >= least(company) * PRESIDENT_SHARES,
  );
}

export function startObjection(
  state: State,
  seat: Seat,
  { company, par }: Start,
  soldThisRound: readonly Company[],
): Cited | null {
  if (state.era !== 'independent' && state.era !== 'southern-formed' && !state.options.startsUnderSouthern)
    return cited('PH', 'start/southern', { company });
  const { layer } = charterOf(company);
  if (!isLayerOpen(state, layer)) return cited('CO', 'start/layer', { company, layer });
  if (soldThisRound.includes(company)) return cited('SR', 'purchase/sold-this-round', { company });
  const cost = par * PRESIDENT_SHARES;
  if (cashOf(state, seat) < cost) return cited('SR', 'purchase/cash', { cost });
  return limitObjection(state, seat);
}

export function startCompany(state: State, seat: Seat, start: Start): void {
  takeFromPlayer(state, seat, start.par * PRESIDENT_SHARES);
  takePresidency(state, seat, start);
}

/**
 * The first certificate sold is the president's; it sets the par. Until the company floats the marker only shows it.
 */
export function takePresidency(state: State, seat: Seat, { company, par }: Start): void {
  const { bankrupt } = state.companies[company];
  changeCharter(state, company, { par });
  moveShares(state, company, IPO, seat, PRESIDENT_SHARES);
  setPresident(state, company, seat);
  placeMarker(state, company, cellOf(par));
  emit(state, { type: bankrupt ? 'company-restarted' : 'company-started', seat, company, par });
}
