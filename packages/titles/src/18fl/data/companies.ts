interface Charter {
  readonly name: string;
  /** The home station is on the map from the start (§3.1). */
  readonly home: { readonly hex: string; readonly node: number };
  readonly colour: string;
}

/** The six companies and their homes (§6). Jacksonville's node 0 is the southern city, node 1 the northern. */
export const COMPANIES = {
  ACL: { name: 'Atlantic Coast Line', home: { hex: 'G20', node: 0 }, colour: '#6b3fa0' },
  FEC: { name: 'Florida East Coast Railway', home: { hex: 'K28', node: 0 }, colour: '#c8102e' },
  LN: { name: 'Louisville and Nashville Railroad', home: { hex: 'B5', node: 0 }, colour: '#1d3f8f' },
  TPS: { name: 'The Plant System', home: { hex: 'B15', node: 0 }, colour: '#0e8f9e' },
  SAL: { name: 'Seaboard Air Line', home: { hex: 'B23', node: 0 }, colour: '#d9741a' },
  SR: { name: 'Southern Railway', home: { hex: 'B23', node: 1 }, colour: '#3f7d2c' },
} as const satisfies Readonly<Record<string, Charter>>;

export type Company = keyof typeof COMPANIES;

/** Tokens of a company besides its home station: each becomes a station or a hotel (§3.1, §7.3). */
export const TOKENS_PER_COMPANY = 3;

interface PrivateCharter {
  readonly name: string;
  readonly price: number;
  readonly income: number;
  /** In play with at least this many players (§3.1). */
  readonly players: number;
}

/** The private companies (§3.3). The P&O costs 40 (ruling 18FL-R7). */
export const PRIVATES = {
  TR: { name: 'Tallahassee Railroad', price: 20, income: 5, players: 2 },
  PO: { name: 'Peninsular and Occidental Steamship Company', price: 40, income: 10, players: 2 },
  TC: { name: 'Terminal Company', price: 70, income: 15, players: 3 },
  FECC: { name: 'Florida East Coast Canal and Transportation Company', price: 110, income: 20, players: 4 },
} as const satisfies Readonly<Record<string, PrivateCharter>>;

export type Private = keyof typeof PRIVATES;

/** Where the P&O's port marker may be placed: Mobile, Jacksonville, Tampa, Miami (§3.3). */
export const PORTS = ['B5', 'B23', 'G20', 'K28'] as const;
