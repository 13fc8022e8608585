import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS } from '@signalbox/titles/1841/data/companies.ts';
import type { Holdings } from '../export/train-book.ts';

/** Holder of trains that were given up. */
export const DISCARDED = 'pool';

export function trainsIn({ companies, discarded }: State): Holdings {
  const owned = COMPANY_IDS.map((company) => [company, companies[company].trains] as const);
  return { [DISCARDED]: discarded, ...Object.fromEntries(owned) };
}
