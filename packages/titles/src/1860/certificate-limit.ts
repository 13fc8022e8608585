import { type Cited, cited, type Seat } from '@signalbox/kernel';
import { certificatesOf } from '@signalbox/rails';
import { COMPANY_IDS } from './data/companies.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { phaseIsAtLeast, type State } from './state.ts';

const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 32, 3: 21, 4: 16 };

/** Null once the first 8+4 is sold. */
export function certificateLimit(state: State): number | null {
  return phaseIsAtLeast(state, '8') ? null : CERTIFICATE_LIMIT[state.seats.length]!;
}

/** Privates count, a president's certificate counts once. */
export function countedCertificates(state: State, seat: Seat): number {
  let certificates = certificatesOf(state, seat, COMPANY_IDS);
  for (const id of PRIVATE_IDS) if (state.privates[id] === seat) certificates += 1;
  return certificates;
}

/** At the limit nothing can be bought, even if becoming president would bring the count down at once. */
export function limitObjection(state: State, seat: Seat): Cited | null {
  const limit = certificateLimit(state);
  if (limit === null || countedCertificates(state, seat) < limit) return null;
  return cited('LIM', 'purchase/certificate-limit', { limit });
}

export function isOverLimit(state: State, seat: Seat): boolean {
  const limit = certificateLimit(state);
  return limit !== null && countedCertificates(state, seat) > limit;
}
