import { type Company, isCompany } from '@signalbox/titles/1841/data/companies.ts';

/** The site uses the old name of the Venetian company of version 1. */
const OURS: Readonly<Record<string, Company>> = { SFV: 'SB' };

export function ourCompany(symbol: unknown): Company | null {
  const name = String(symbol);
  return OURS[name] ?? (isCompany(name) ? name : null);
}

/** `SFTG_2` is a share of SFTG. */
export function companyOfShare(id: string): Company {
  return ourCompany(id.slice(0, id.lastIndexOf('_')))!;
}

/** `58-3` is the fourth copy of tile 58. */
export function withoutCopy(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}

export function theirCompany(company: string, version1: boolean): string {
  return version1 && company === 'SB' ? 'SFV' : company;
}
