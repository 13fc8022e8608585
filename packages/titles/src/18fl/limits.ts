import { type Cited, cited, type Seat } from '@signalbox/kernel';
import { certificatesOf, sharesOf } from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import { COMPANY_IDS, type State } from './state.ts';

const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 21, 3: 15, 4: 12 };

/** §1.4: by the number of players at the start, also after a bankruptcy. */
export function certificateLimit(state: State): number {
  return CERTIFICATE_LIMIT[state.seats.length]!;
}

/** §1.4: how much of a company a player may hold, in percent. */
export function holdingLimit(state: State): number {
  return state.options.seventyPercent ? 70 : 60;
}

/**
 * §1.4, §5.3: both limits apply at the moment of buying, even if becoming president would bring the count down at
 * once.
 */
export function limitObjection(state: State, seat: Seat, company: Company, count: number): Cited | null {
  const limit = certificateLimit(state);
  if (countedCertificates(state, seat) >= limit) return cited('1.4', 'purchase/certificate-limit', { limit });
  const percent = holdingLimit(state);
  const held = sharesOf(state, company, seat) + count;
  if (held * 100 > percent * state.companies[company].size)
    return cited('1.4', 'purchase/holding-limit', { percent });
  return null;
}

export function countedCertificates(state: State, seat: Seat): number {
  const privates = state.options.privatesCount
    ? Object.values(state.privates).filter((owner) => owner === seat).length
    : 0;
  return certificatesOf(state, seat, COMPANY_IDS) + privates;
}
