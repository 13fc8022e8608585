import { type Cited, cited, type Seat } from '@signalbox/kernel';
import { certificatesOf } from '@signalbox/rails';
import { actorFor, controllersOf } from '../control.ts';
import { type Company, isCompany } from '../data/companies.ts';
import { type State, sizeOf } from '../state.ts';
import { byHolder, companiesHeld } from './holdings.ts';

/** By number of players at the start: players who leave after a bankruptcy do not change it (§3.5.2). */
const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 21, 4: 16, 5: 13, 6: 11, 7: 10, 8: 9 };
/** Certificates of other companies in a treasury (§3.5.2, C-42). */
const TREASURY_LIMIT = 5;
const HOLDING_LIMIT_PERCENT = 60;

/** What counts against the limit: certificates, not concessions (C-48). */
export const countedCertificates = byHolder((state, holder) =>
  certificatesOf(state, holder, companiesHeld(state, holder)),
);

export function certificateLimit(state: State, holder: string): number {
  return isCompany(holder) ? TREASURY_LIMIT : CERTIFICATE_LIMIT[state.seats.length]!;
}

/** A player's shares of a company, including those of the companies they control (§3.5.4). */
function jointShares(state: State, seat: Seat, company: Company): number {
  let joint = 0;
  const held = state.shares[company] ?? {};
  for (const holder in held) {
    const count = held[holder]!;
    if (count > 0 && actorFor(state, holder) === seat) joint += count;
  }
  return joint;
}

function isOverHoldingLimit(state: State, company: Company, shares: number): boolean {
  return shares * 100 > HOLDING_LIMIT_PERCENT * sizeOf(state, company);
}

/** §3.5.2, §3.5.4: may a holder take this many more shares, on this many certificates? */
export function limitObjection(
  state: State,
  holder: string,
  company: Company,
  shares: number,
  certificates = 1,
): Cited | null {
  const limit = certificateLimit(state, holder);
  if (countedCertificates(state, holder) + certificates > limit) {
    return cited('3.5.2', 'purchase/certificate-limit', { limit });
  }
  return holdingObjection(state, holder, company, shares);
}

/** §3.5.4: may a holder take this many more shares? The player's other companies count as well. */
export function holdingObjection(
  state: State,
  holder: string,
  company: Company,
  shares: number,
): Cited | null {
  const seat = actorFor(state, holder);
  const over =
    seat !== null && isOverHoldingLimit(state, company, jointShares(state, seat, company) + shares);
  return over ? cited('3.5.4', 'purchase/holding-limit', { percent: HOLDING_LIMIT_PERCENT }) : null;
}

/**
 * The companies of which a holder has to sell shares: those that control it, and those of which its player holds more
 * than 60%, controlled companies included (§3.5.4).
 */
export const mustSellOf = byHolder((state, holder): readonly Company[] => {
  const seat = actorFor(state, holder);
  const above = isCompany(holder) ? controllersOf(state, holder) : [];
  return companiesHeld(state, holder).filter((company) => {
    if (above.includes(company)) return true;
    return seat !== null && isOverHoldingLimit(state, company, jointShares(state, seat, company));
  });
});

/** How many certificates a holder has above the limit (§3.5.2). */
export function excessCertificates(state: State, holder: string): number {
  return Math.max(0, countedCertificates(state, holder) - certificateLimit(state, holder));
}
