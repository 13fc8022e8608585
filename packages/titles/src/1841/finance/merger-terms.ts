import { type Cited, cited, type Seat } from '@signalbox/kernel';
import { cashOf, chainOfControl, POOL, reaches, rightmostBelow, sharesOf } from '@signalbox/rails';
import { actorFor, frozenCompanies, inShareholderOrder, isFrozen } from '../control.ts';
import { COMPANY_IDS, type Company, TUSCAN } from '../data/companies.ts';
import { CHART, cellAt } from '../data/market.ts';
import { basesOf, reach } from '../operating-round/reach.ts';
import { tuscanMergerPhase } from '../phase-change/unification.ts';
import { classOf, clockwiseFrom, isActive, priceOf, type State } from '../state.ts';
import { hasConcession } from '../stock-round/presidency.ts';
import { cellOf } from '../stock-round/prices.ts';
import { freeCharters } from './new-charter.ts';

/** From this price on a major keeps its place; targets are not higher (§4.7.4, ruling 1841-R3). */
const KEEPS_PLACE = 250;
/** Old shares that make a president of the new company. */
export const FOR_PRESIDENT = 4;

/** While its concession is in play a historical company neither merges nor converts; Tuscan ones wait for the Tuscan merger. */
export function charterObjection(state: State, company: Company, rule: string): Cited | null {
  if (hasConcession(state, company)) return cited(rule, 'merger/concession', { company });
  const waits =
    (TUSCAN as readonly Company[]).includes(company) && Number(state.phase) < tuscanMergerPhase(state);
  return waits ? cited('13', 'merger/tuscan', { company }) : null;
}

/** §4.7.4: may these two merge, leaving consent aside? */
export function mergerObjection(state: State, a: Company, b: Company): Cited | null {
  const because = (why: string, company = b) => cited('4.7.4', `merger/${why}`, { company });
  if (classOf(state, a) !== classOf(state, b)) return because('class');
  if (isFrozen(state, b)) return because('frozen');
  for (const company of [a, b]) {
    const charter = charterObjection(state, company, '4.7.4');
    if (charter) return charter;
    if (!state.companies[company].operated) return because('not-operated', company);
  }
  if (freeCharters(state).length === 0) return because('no-charter');
  if (!areLinked(state, a, b) && !areLinked(state, b, a)) return because('not-linked');
  if (classOf(state, a) === 'major' && !findsPresident(state, a, b)) return because('no-president');
  return endsInRing(state, a, b) ? cited('3.5.4', 'merger/ring', { company: b }) : null;
}

/** A route of the one, crossing no border, with a city where the other has a token (§4.7.4). */
function areLinked(state: State, a: Company, b: Company): boolean {
  const way = reach(state, a, { crossing: false });
  return basesOf(state, b).some((station) => reaches(way, station));
}

/** Who decides in a merger; for two frozen companies the holder of the priority deal. */
export function executor(state: State, { a, b }: { readonly a: Company; readonly b: Company }): Seat {
  return actorFor(state, a) ?? actorFor(state, b) ?? state.priority!;
}

export function oldShares(state: State, holder: string, a: Company, b: Company): number {
  return sharesOf(state, a, holder) + sharesOf(state, b, holder);
}

/** Everybody who exchanges shares, in order: players with their companies, the pool, frozen companies (§4.7.4.1). */
export function exchangeOrder(state: State, a: Company, b: Company, from: Seat): string[] {
  const holders = [...inShareholderOrder(state, clockwiseFrom(state, from)), POOL, ...frozenCompanies(state)];
  return holders.filter((holder) => holder !== a && holder !== b && oldShares(state, holder, a, b) > 0);
}

/** Somebody has 40% in both together, or the president who merges can pay the difference (ruling 1841-R5). */
function findsPresident(state: State, a: Company, b: Company): boolean {
  const actor = actorFor(state, a)!;
  const order = exchangeOrder(state, a, b, actor).filter(
    (holder) => holder !== POOL && actorFor(state, holder) !== null,
  );
  if (order.some((holder) => oldShares(state, holder, a, b) >= FOR_PRESIDENT)) return true;
  const price = mergedPrice(state, a, b);
  const canPay = (seat: Seat, least: number) => {
    const own = oldShares(state, seat, a, b);
    return own >= least && cashOf(state, seat) >= tradeUpCost(price, own);
  };
  if (!state.options.tradingUpWithPair) return canPay(actor, 1);
  return order.some((holder) => state.seats.includes(holder) && canPay(holder, 2));
}

/** §4.7.4.1: what a player pays to turn their old shares into the president's certificate. */
export function tradeUpCost(price: number, own: number): number {
  return Math.floor((price * (FOR_PRESIDENT - own)) / 2);
}

function mergedPrice(state: State, a: Company, b: Company): number {
  return Math.max(...mergedCells(state, a, b).map((cell) => CHART.cells[cell]!.price));
}

/** The president after pairs have been exchanged; an odd share changes that only without a ring (ruling 1841-R16). */
function heirByPairs(state: State, a: Company, b: Company): string {
  const order = exchangeOrder(state, a, b, actorFor(state, a)!).filter((holder) => holder !== POOL);
  const pairs = (holder: string) => Math.floor(oldShares(state, holder, a, b) / 2);
  const first =
    order.find((holder) => oldShares(state, holder, a, b) >= FOR_PRESIDENT) ?? actorFor(state, a)!;
  const most = Math.max(0, ...order.map(pairs));
  if (pairs(first) >= most) return first;
  const players = order.filter((holder) => state.seats.includes(holder));
  return [...players, ...order].find((holder) => pairs(holder) === most)!;
}

/** Would the new company's president be one that it controls? */
function endsInRing(state: State, a: Company, b: Company): boolean {
  const heir = heirByPairs(state, a, b);
  // The two as one company: it controls what either controls, and what they hold most of together.
  const presidents = Object.fromEntries(
    COMPANY_IDS.map((company) => {
      const president = state.presidents[company] ?? null;
      const taken =
        president === b ||
        (president !== null &&
          isActive(state, company) &&
          !hasConcession(state, company) &&
          sharesOf(state, company, a) + sharesOf(state, company, b) > sharesOf(state, company, president));
      return [company, taken ? a : president] as const;
    }),
  );
  return chainOfControl({ presidents: { ...presidents, [a]: heir, [b]: heir } }, a).circular;
}

/** Where the marker of the new company may go: one cell, or two to choose from (§4.7.4, ruling 1841-R3). */
export function mergedCells(state: State, a: Company, b: Company): number[] {
  const sum = priceOf(state, a) + priceOf(state, b);
  if (classOf(state, a) === 'minor') return [cellBelow(state, sum / 2)];
  const staying = [a, b].filter((company) => priceOf(state, company) >= KEEPS_PLACE);
  if (staying.length === 0) return [cellBelow(state, Math.min(sum, KEEPS_PLACE))];
  return [...new Set(staying.map((company) => cellOf(state, company)))];
}

/** A target below the lowest price gives the lowest price (C-10). */
function cellBelow(state: State, target: number): number {
  const cell = rightmostBelow(CHART, target) ?? cellAt(12, 0);
  return state.options.lowMergersOnTop && CHART.cells[cell]!.column === 0 ? cellAt(0, 0) : cell;
}
