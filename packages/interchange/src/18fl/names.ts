import type { Company, Private } from '@signalbox/titles/18fl/data/companies.ts';

/** The site's symbols for companies and privates (C-15). */
const COMPANIES: Readonly<Record<string, Company>> = {
  ACL: 'ACL',
  FECR: 'FEC',
  LN: 'LN',
  Plant: 'TPS',
  SAL: 'SAL',
  SR: 'SR',
};
const PRIVATES: Readonly<Record<string, Private>> = { TR: 'TR', POSC: 'PO', TC: 'TC', FECCTC: 'FECC' };

const inverted = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [ours, theirs]));
const THEIR_COMPANIES = inverted(COMPANIES);
const THEIR_PRIVATES = inverted(PRIVATES);

export function ourCompany(symbol: unknown): Company | null {
  return COMPANIES[String(symbol)] ?? null;
}

export function ourPrivate(symbol: unknown): Private | null {
  return PRIVATES[String(symbol)] ?? null;
}

export function theirCompany(company: string): string {
  return THEIR_COMPANIES[company] ?? company;
}

export function theirPrivate(id: string): string {
  return THEIR_PRIVATES[id] ?? id;
}
