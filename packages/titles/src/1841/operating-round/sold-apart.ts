import { type Company, isCompany } from '../data/companies.ts';
import type { State } from '../state.ts';
import { sourceOf } from '../stock-round/selling.ts';

/**
 * Can a giver sell shares of this company at any time in an emergency, without any effect on the other sales? Yes, if no
 * other giver can sell any, if no other company could become its president, and if it holds no shares itself: then the
 * sale changes no chain of control but its own.
 */
export function isSoldApart(
  { shares }: State,
  company: Company,
  giver: string,
  givers: readonly string[],
): boolean {
  const sells = (other: string) => (shares[company]?.[sourceOf(other, company)] ?? 0) > 0;
  if (givers.some((other) => other !== giver && sells(other))) return false;
  const holders = Object.entries(shares[company]!).filter(
    ([holder, count]) => isCompany(holder) && count > 0,
  );
  if (holders.some(([holder]) => holder !== giver)) return false;
  return Object.values(shares).every((held) => (held[company] ?? 0) === 0);
}
