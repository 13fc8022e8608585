import type { Company } from './companies.ts';

interface PrivateCharter {
  readonly name: string;
  readonly face: number;
  readonly income: number;
  /** The company whose reserved share it can be exchanged for (ruling 1860-R7). */
  readonly exchange: Company | null;
}

/** The four ferry companies, and Fishbourne, which comes with the first 6+3. */
export const PRIVATES = {
  BHC: { name: 'Brading Harbour Company', face: 30, income: 5, exchange: 'BHI&R' },
  YHC: { name: 'Yarmouth Harbour Company', face: 50, income: 10, exchange: 'FYN' },
  CMH: { name: 'Cowes Marina and Harbour', face: 90, income: 20, exchange: 'C&N' },
  RPSC: { name: 'Ryde Pier & Shipping Company', face: 130, income: 30, exchange: 'IOW' },
  FFC: { name: 'Fishbourne Ferry Company', face: 200, income: 25, exchange: null },
} as const satisfies Readonly<Record<string, PrivateCharter>>;

export type Private = keyof typeof PRIVATES;
export const PRIVATE_IDS = Object.keys(PRIVATES) as readonly Private[];

export const FISHBOURNE: Private = 'FFC';

/** The ferries, which are auctioned at the start; Fishbourne comes later from the bank. */
export const FERRIES = PRIVATE_IDS.filter((id) => id !== FISHBOURNE);

/** The bank pays this much less than the face value. */
export const SALE_FEE = 30;

export function privateOf(id: Private): PrivateCharter {
  return PRIVATES[id];
}

/** The private that a share of the company is reserved for, if there is one. */
export function privateFor(company: Company): Private | null {
  return PRIVATE_IDS.find((id) => PRIVATES[id].exchange === company) ?? null;
}
