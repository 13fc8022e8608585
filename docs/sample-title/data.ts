import { board, marketChart, type RouteRules, type StopRule, type TrainCard } from '@signalbox/rails';

/** Edges: 0 south-west, 1 west, 2 north-west, 3 north-east, 4 east, 5 south-east. The lake has no hexes. */
const MAP = `
  A3   "Pine Point"  town
  A5
  A7   "Northbank"   yellow city20(1,5)
  A9
  B2
  B4
  B6
  B8
  B10  "Quarry"      town
  C1   "The Plains"  red off30,60(3,4,5)
  C3
  C9                 mountain20
  C11  "Eastgate"    yellow city20(0,1)
  D2   "Mill Town"   city
  D4
  D8                 mountain20
  D10
  E3
  E5   "Southend"    yellow city20(2,4)
  E7
  E9   "Sandbar"     city
  E11
  F4   "Reeds"       town
  F8
`;

const TILES = `
  7    x3  yellow  0-1
  8    x8  yellow  0-2
  9    x8  yellow  0-3
  3    x1  yellow  town10(0,1)
  58   x3  yellow  town10(0,2)
  4    x3  yellow  town10(0,3)
  5    x2  yellow  city20(0,1)
  6    x2  yellow  city20(0,2)
  57   x2  yellow  city20(0,3)
  80   x2  green   (0,1,2)
  81   x2  green   (0,2,4)
  82   x2  green   (0,1,3)
  83   x2  green   (0,3,5)
  14   x3  green   city30/2(0,1,3,4)
  15   x3  green   city30/2(0,1,2,3)
  619  x3  green   city30/2(0,2,3,4)
`;

export const BOARD = board({ layout: 'pointy', across: 'number', hexes: MAP, tiles: TILES });

export const COMPANIES = {
  NBR: { name: 'Northbank Railway', home: 'A7', colour: '#1d4f91', pattern: 'waves' },
  SLR: { name: 'South Lake Railway', home: 'E5', colour: '#b3261e', pattern: 'band' },
  EHR: { name: 'Eastern Hills Railroad', home: 'C11', colour: '#2f6f3e', pattern: 'chevron' },
} as const;

export type Company = keyof typeof COMPANIES;
export const COMPANY_IDS = Object.keys(COMPANIES) as readonly Company[];

export const SHARES = 5;
export const SHARES_TO_FLOAT = 3;
/** Shares of a company that one player, or the pool, may hold (§3.2, §3.3). */
export const MAX_HELD = 3;

const PRICES = [30, 40, 50, 60, 70, 80, 90, 100, 115, 130, 150, 170, 200];
export const PARS = [50, 60, 70] as const;
export type Par = (typeof PARS)[number];
export const CHART = marketChart(PRICES.join(' '));
export const cellOf = (par: Par): number => PRICES.indexOf(par);

export const PHASES = ['2', '3', '4'] as const;
export type Phase = (typeof PHASES)[number];
export type Train = Phase;

/** In the order in which they are sold (§5). */
export const ROSTER: readonly (TrainCard & { readonly kinds: readonly [Train] })[] = [
  { kinds: ['2'], price: 80, count: 3, rustsIn: '4' },
  { kinds: ['3'], price: 160, count: 2, starts: '3' },
  { kinds: ['4'], price: 250, count: Number.POSITIVE_INFINITY, starts: '4' },
];
export const TRAIN_LIMIT = 2;

const STOP: StopRule = { uses: 'first', factor: 1, completes: true };
const ordinary = (first: number) => ({ first, second: 0, stops: { city: STOP, town: STOP, offboard: STOP } });

/** §4.2: every stop counts against the number of the train. */
export const ROUTE_RULES: RouteRules = {
  trains: { '2': ordinary(2), '3': ordinary(3), '4': ordinary(4) },
  ends: { offboard: 'must' },
  stationKinds: ['city'],
  hexTwice: false,
  sharedJunctions: true,
  blockedPasses: 0,
  meeting: null,
};
