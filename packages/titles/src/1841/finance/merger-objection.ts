import { type Cited, cited, type Seat } from '@signalbox/kernel';
import {
  cashOf,
  chainOfControl,
  IPO,
  type Network,
  POOL,
  PRESIDENT_SHARES,
  reaches,
  sharesOf,
} from '@signalbox/rails';
import { actorFor, isFrozen } from '../control.ts';
import { COMPANY_IDS, type Company } from '../data/companies.ts';
import { CHART } from '../data/market.ts';
import { basesOf, reach } from '../operating-round/reach.ts';
import { classOf, isActive, type State } from '../state.ts';
import {
  concessionObjection,
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
  if (!areLinked(state, a, b)) return because('not-linked');
  if (classOf(state, a) === 'major' && !willHavePresident(state, a, b))
    return cited('4.7.4.1', 'merger/no-president');
  return endsInRing(state, a, b) ? cited('3.5.4', 'merger/ring', { company: b }) : null;
}

/** Can one of them trace a route that crosses no border to a city where the other has a token (§4.7.4)? */
function areLinked(state: State, a: Company, b: Company): boolean {
  // What the company reaches across borders is known from its turn; without crossing any it reaches no more.
  if (leadsTo(state, reach(state, a, { crossing: true }), b) && comesTo(state, a, b)) return true;
  // Tokens may block only one of them; but without any track between the two nothing else has to be tried.
  return leadsTo(state, reach(state, a, { crossing: false, alone: true }), b) && comesTo(state, b, a);
}

function comesTo(state: State, a: Company, b: Company): boolean {
  return leadsTo(state, reach(state, a, { crossing: false }), b);
}

function leadsTo(state: State, way: Network, b: Company): boolean {
  return basesOf(state, b).some((base) => reaches(way, base));
}

/**
 * Does somebody hold 40%, adding the percentages of both companies, or can the merging president pay the difference
 * (ruling 1841-R5)? By the rules of 18xx.games any player with a pair of shares may pay.
 */
function willHavePresident(state: State, a: Company, b: Company): boolean {
  const holders = ownersOf(state, a, b);
  if (holders.some((holder) => oldShares(state, holder, a, b) >= SHARES_FOR_PRESIDENT)) return true;
  const price = mergedPrice(state, a, b);
  const canPay = (seat: Seat, least: number) => {
    const own = oldShares(state, seat, a, b);
    return own >= least && cashOf(state, seat) >= tradeUpCost(price, own);
  };
  if (!state.options.tradingUpWithPair) return canPay(actorFor(state, a)!, 1);
  return holders.some((holder) => state.seats.includes(holder) && canPay(holder, 2));
}

/** Who will exchange shares of the two and can act, in any order. */
function ownersOf(state: State, a: Company, b: Company): string[] {
  const left: readonly string[] = [a, b, POOL, IPO];
  return Object.keys({ ...state.shares[a], ...state.shares[b] }).filter(
    (holder) => !left.includes(holder) && actorFor(state, holder) !== null,
  );
}

function mergedPrice(state: State, a: Company, b: Company): number {
  return Math.max(...mergedCells(state, a, b).map((cell) => CHART.cells[cell]!.price));
}

/**
 * Would the new company's president be a company that it controls? That is only possible if a company could be its
 * president that the old ones could be presidents of, directly or through others, which is quick to check.
 */
function endsInRing(state: State, a: Company, b: Company): boolean {
  const merged = [a, b];
  const others = COMPANY_IDS.filter((other) => !merged.includes(other) && isActive(state, other));
  const above = others.filter((other) => mayLead(state, [other], merged));
  for (const company of above)
    above.push(...others.filter((other) => !above.includes(other) && mayLead(state, [other], [company])));
  if (!above.some((company) => mayLead(state, merged, [company]))) return false;
  const [into] = freeCharters(state);
  return chainOfControl(presidenciesAfter(state, a, b, into!), into!).circular;
}

/** Could these holders together be president of these companies together: have they a president's certificate in shares? */
function mayLead(state: State, holders: readonly Company[], companies: readonly Company[]): boolean {
  let held = 0;
  for (const company of companies) {
    for (const holder of holders) {
      if (state.presidents[company] === holder) return true;
      held += sharesOf(state, company, holder);
    }
  }
  return held >= PRESIDENT_SHARES;
}
