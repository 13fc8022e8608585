import { type Cited, cited, type Seat } from '@signalbox/kernel';
import { cashOf, chainOfControl, POOL, reaches, sharesOf } from '@signalbox/rails';
import { actorFor, isFrozen } from '../control.ts';
import { COMPANY_IDS, type Company } from '../data/companies.ts';
import { CHART } from '../data/market.ts';
import { basesOf, reach } from '../operating-round/reach.ts';
import { classOf, type State } from '../state.ts';
import {
  concessionObjection,
  exchangeOrder,
  mergedCells,
  oldShares,
  SHARES_FOR_PRESIDENT,
  tradeUpCost,
} from './merger-terms.ts';
import { presidenciesAfter } from './merging.ts';
import { freeCharters } from './new-charter.ts';

/** §4.7.4: why these two may not merge, even if the other president agrees; null if they may. */
export function mergerObjection(state: State, a: Company, b: Company): Cited | null {
  const because = (why: string, company = b) => cited('4.7.4', `merger/${why}`, { company });
  if (classOf(state, a) !== classOf(state, b)) return because('class');
  if (isFrozen(state, b)) return cited('4.5.1.1', 'merger/frozen', { company: b });
  for (const company of [a, b]) {
    const objection = concessionObjection(state, company, '4.7.4');
    if (objection) return objection;
    if (!state.companies[company].operated) return because('not-operated', company);
  }
  if (freeCharters(state).length === 0) return because('no-charter');
  if (!areLinked(state, a, b) && !areLinked(state, b, a)) return because('not-linked');
  if (classOf(state, a) === 'major' && !willHavePresident(state, a, b))
    return cited('4.7.4.1', 'merger/no-president');
  return endsInRing(state, a, b) ? cited('3.5.4', 'merger/ring', { company: b }) : null;
}

/** Can `a` trace a route that crosses no border to a city where `b` has a token (§4.7.4)? */
function areLinked(state: State, a: Company, b: Company): boolean {
  const reachable = reach(state, a, { crossing: false });
  return basesOf(state, b).some((station) => reaches(reachable, station));
}

/**
 * Does somebody hold 40%, adding the percentages of both companies, or can the merging president pay the difference
 * (ruling 1841-R5)? By the rules of 18xx.games any player with a pair of shares may pay.
 */
function willHavePresident(state: State, a: Company, b: Company): boolean {
  const actor = actorFor(state, a)!;
  const order = exchangeOrder(state, a, b, actor).filter(
    (holder) => holder !== POOL && actorFor(state, holder) !== null,
  );
  if (order.some((holder) => oldShares(state, holder, a, b) >= SHARES_FOR_PRESIDENT)) return true;
  const price = mergedPrice(state, a, b);
  const canPay = (seat: Seat, least: number) => {
    const own = oldShares(state, seat, a, b);
    return own >= least && cashOf(state, seat) >= tradeUpCost(price, own);
  };
  if (!state.options.tradingUpWithPair) return canPay(actor, 1);
  return order.some((holder) => state.seats.includes(holder) && canPay(holder, 2));
}

function mergedPrice(state: State, a: Company, b: Company): number {
  return Math.max(...mergedCells(state, a, b).map((cell) => CHART.cells[cell]!.price));
}

/**
 * Would the new company's president be a company that it controls? That is only possible if companies that hold shares of
 * the old ones, directly or through others, are partly held by the old ones, which is quick to check.
 */
function endsInRing(state: State, a: Company, b: Company): boolean {
  const isHeld = (company: Company, holder: Company) =>
    sharesOf(state, company, holder) > 0 || state.presidents[company] === holder;
  const others = COMPANY_IDS.filter((other) => other !== a && other !== b);
  const above = others.filter((other) => isHeld(a, other) || isHeld(b, other));
  for (const company of above)
    above.push(...others.filter((other) => !above.includes(other) && isHeld(company, other)));
  if (!above.some((company) => isHeld(company, a) || isHeld(company, b))) return false;
  const [into] = freeCharters(state);
  return chainOfControl(presidenciesAfter(state, a, b, into!), into!).circular;
}
