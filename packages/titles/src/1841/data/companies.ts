import type { Aliases } from '@signalbox/kernel';

export type CompanyClass = 'minor' | 'major';

export type Home = { readonly hex: string; readonly node: number };

interface Charter {
  readonly name: string;
  readonly class: CompanyClass;
  /** A concession; anybody from phase 3 on; or only a phase change (§13). */
  readonly foundedBy: 'concession' | 'anybody' | 'event';
  /** Stations of a historical company; of SFMA's two places it chooses one (§3.3.4). */
  readonly homes: readonly Home[];
  readonly colour: string;
}

const at = (hex: string, node = 0): Home => ({ hex, node });

const historical = (name: string, ofClass: CompanyClass, colour: string, ...homes: Home[]): Charter => ({
  name,
  class: ofClass,
  foundedBy: 'concession',
  homes,
  colour,
});

const formed = (name: string, colour: string): Charter => ({
  name,
  class: 'major',
  foundedBy: 'event',
  homes: [],
  colour,
});

const free = (name: string, ofClass: CompanyClass, colour: string): Charter => ({
  name,
  class: ofClass,
  foundedBy: 'anybody',
  homes: [],
  colour,
});

const CHARTERS = {
  SFLP: historical('Strada Ferrata da Lucca a Pistoia', 'minor', '#8fc98a', at('P12')),
  SFTC: historical('Strada di Ferro da Torino a Cuneo', 'major', '#e8c520', at('M3')),
  SFMA: historical('Strada Ferrata Maria Antonia', 'minor', '#c8281e', at('R14', 0), at('R14', 1)),
  SFTN: historical('Strada di Ferro da Torino a Novara', 'major', '#d8a066', at('H4', 1)),
  SSFL: historical('Società per la Strada Ferrata Leopolda', 'major', '#6a3d9a', at('Q11')),
  SFTG: historical('Strada Ferrata da Torino a Genova', 'major', '#1f5fae', at('H4', 0), at('J6')),
  IRSFF: historical('Imperial Regia Strada Ferrata Ferdinandea', 'major', '#e27a13', at('F8'), at('F16')),
  SFLi: formed('Strade Ferrate Livornesi', '#7a4a21'),
  SB: formed("Strade Ferrate del Sud dell'Austria", '#c9a227'),
  SFL: formed("Strade Ferrate della Lombardia e dell'Italia Centrale", '#7fb8dd'),
  AFI: free('Azienda Ferroviaria Italica', 'major', '#a3122b'),
  ATFA: free('Azienda Trasporti Ferroviari Ausonia', 'major', '#f09a3e'),
  CFCC: free('Compagnia Ferroviaria Conte di Cavour', 'major', '#a7d46f'),
  CGTF: free('Compagnia Garibaldi per i Trasporti Ferroviari', 'major', '#2e7d32'),
  CTDA: free('Compagnia Trasporti Dante Alighieri', 'major', '#b8d432'),
  CTS: free('Compagnia Trasporti Subalpini', 'major', '#3cb6ad'),
  ICSF: free('Impresa Centrale Strade Ferrate', 'major', '#1b2a5c'),
  IFAI: free('Impresa Ferroviaria Alta Italia', 'major', '#b06fc4'),
  ILTF: free('Impresa Latina Trasporti su Ferro', 'major', '#f2a0b5'),
  RATF: free('Regia Azienda Trasporti Ferroviari', 'major', '#a99bd1'),
  RSFS: free('Reale Società Ferroviaria Sabauda', 'major', '#e3cfae'),
  CTLP: free('Compagnia Trasporti La Patria', 'minor', '#f4f4ee'),
  FTP: free('Ferrovie Trans Padane', 'minor', '#8b8b8b'),
  SLDV: free('Società Leonardo Da Vinci', 'minor', '#2b2b2b'),
  /** Used between two steps of the Tuscan merger if no other charter is free (C-16). */
  interim: formed('Toscana', '#999999'),
} as const satisfies Readonly<Record<string, Charter>>;

export type Company = keyof typeof CHARTERS;
export const COMPANIES: Readonly<Record<Company, Charter>> = CHARTERS;
export const COMPANY_IDS = Object.keys(CHARTERS) as readonly Company[];

/** The order in which 18xx.games lists the companies; only the historical ones differ from ours. */
export const SITE_LIST: readonly Company[] = [
  ...(['SFMA', 'SFLP', 'SSFL', 'IRSFF', 'SFTG', 'SFTN', 'SFTC'] as const),
  ...COMPANY_IDS.filter((company) => CHARTERS[company].foundedBy !== 'concession'),
];

export function isCompany(holder: string): holder is Company {
  return Object.hasOwn(CHARTERS, holder);
}

/** In Tuscany, and merged when phase 4 begins (§4.6.10, §13). */
export const TUSCAN = ['SFLP', 'SFMA', 'SSFL'] as const satisfies readonly Company[];

/** The successors of IRSFF after the secession, the Venetian one first (§4.6.9). */
export const SUCCESSORS = ['SB', 'SFL'] as const satisfies readonly Company[];

/** Version 1 (§7): these were minors. */
export const VERSION_1_MINORS: readonly Company[] = ['SFTC', 'SB', 'SFL'];

/** What §7 calls a company that was renamed later. */
export const VERSION_1_ALIASES: Aliases = { SB: 'SFV', [CHARTERS.SB.name]: 'Strade di Ferro Venete' };

/** Certificates: 40% and three of 20% for a minor, 20% and eight of 10% for a major (§13). */
export const SHARES: Readonly<Record<CompanyClass, number>> = { minor: 5, major: 10 };
/** The minimum and maximum number of tokens of a company (§3.3.4). */
export const TOKENS: Readonly<Record<CompanyClass, { readonly least: number; readonly most: number }>> = {
  minor: { least: 1, most: 2 },
  major: { least: 2, most: 5 },
};

/** In the order of their numbers. Bayard founds no company, it only pays an income. */
export const CONCESSIONS = ['Bayard', 'SFLP', 'SFTC', 'SFMA', 'SFTN', 'SSFL', 'SFTG', 'IRSFF'] as const;
export type Concession = (typeof CONCESSIONS)[number];

/** 1841 Lite has no Tuscany (§8.3.5, §8.3.6). */
export const NOT_IN_LITE: readonly Company[] = [...TUSCAN, 'SFLi'];

/** Homes of historical companies: closed to others before phase 4 (§3.3.4). */
export const HISTORICAL_CITIES: readonly string[] = ['F8', 'F16', 'H4', 'J6', 'M3', 'R14', 'P12', 'Q11'];
/** Bologna, Firenze, Genova, Milano, Torino, Venezia: no minor starts there (§3.3.4, §13). */
export const MAJOR_CITIES: readonly string[] = ['L14', 'R14', 'M7', 'F8', 'H4', 'F16'];
export const MILANO = { hex: 'F8', node: 0 } as const;
export const VENEZIA = { hex: 'F16', node: 0 } as const;
export const FIRENZE = 'R14';
export const PISA = 'Q11';
