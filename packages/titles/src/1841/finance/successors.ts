import { enclosing, type Seat } from '@signalbox/kernel';
import { IPO, sharesOf } from '@signalbox/rails';
import type { Company } from '../data/companies.ts';
import { classOf, inOperatingOrder, priceOf, type State, worthOf } from '../state.ts';
import { conversion } from './conversion.ts';
import { oldShares } from './merger-terms.ts';
import { type Merger, merger } from './merging.ts';

/** The merger that is carried out, once the new company has its price: from then on the old ones have none (§4.7.4). */
function pricedMerger(state: State): Merger | null {
  const vars = enclosing(state, merger)?.vars;
  return vars && state.markers[vars.into] ? vars : null;
}

/** Has its place on the market been taken by the company that it is merged or converted into? */
export function hasSuccessor(state: State, company: Company): boolean {
  const merged = pricedMerger(state);
  const converted = enclosing(state, conversion)?.vars;
  return [merged?.a, merged?.b, converted?.a].includes(company);
}

/**
 * The president of a company, or the pool. While shares of majors are exchanged the new company has one only when
 * somebody has taken the president's certificate (§4.7.4.1), and the old ones have none any more.
 */
export function presidentNow(state: State, company: Company): string | null {
  if (hasSuccessor(state, company)) return null;
  const vars = enclosing(state, merger)?.vars;
  const isExchanging =
    vars?.into === company && classOf(state, vars.a) === 'major' && vars.holders.length > 0;
  return isExchanging && !vars.hasPresident ? null : (state.presidents[company] ?? null);
}

/** Companies that go on, in operating order. */
export function goingOn(state: State): readonly Company[] {
  return inOperatingOrder(state).filter((company) => !hasSuccessor(state, company));
}

/**
 * What a player has, also while shares are exchanged: two old shares of majors are worth a new one, an odd share half of
 * its price, and those of minors a new one each (§4.7.4.1).
 */
export function worthNow(state: State, seat: Seat): number {
  const vars = pricedMerger(state);
  if (!vars) return worthOf(state, seat) + worthOfDivided(state, seat);
  const { [vars.a]: _a, [vars.b]: _b, ...markers } = state.markers;
  return worthOf({ ...state, markers }, seat) + worthOfOldShares(state, vars, seat);
}

function worthOfOldShares(state: State, { a, b, into }: Merger, seat: Seat): number {
  const count = oldShares(state, seat, a, b);
  const price = priceOf(state, into);
  if (classOf(state, a) !== 'major') return count * price;
  return Math.floor(count / 2) * price + (count % 2) * Math.floor(price / 2);
}

/** Each share of IRSFF becomes one of SB or of SFL, which have the same price, unless none is left (§4.6.9). */
function worthOfDivided(state: State, seat: Seat): number {
  const isDivided = !state.markers.IRSFF && state.markers.SB && state.markers.SFL;
  const isLeft = sharesOf(state, 'SB', IPO) + sharesOf(state, 'SFL', IPO) > 0;
  return isDivided && isLeft ? sharesOf(state, 'IRSFF', seat) * priceOf(state, 'SB') : 0;
}
