import { type Company, isCompany } from '../data/companies.ts';
import type { State } from '../state.ts';
import { sourceOf } from '../stock-round/selling.ts';

/**
 * May a giver sell shares of this company at any time, without a difference for what else is sold in an emergency? So it
 * is if no other giver can sell any, and if whoever presides over it then is a player and it presides over nothing: then
 * the sale neither closes a circular chain of control, nor opens or freezes one.
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
