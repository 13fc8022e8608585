import type { Board } from '@signalbox/rails';
import type { Unification } from '../options.ts';
import { borderSides, type Country, type Side } from './countries.ts';

/** Two adjacent countries, in alphabetical order. */
type Frontier = string;

function frontier(a: Country, b: Country): Frontier {
  return [a, b].sort().join(' ');
}

const SWISS = frontier('Lombardy', 'Switzerland');
const LOMBARD = frontier('Lombardy', 'Piedmont');
const LOMBARD_CONSERVATIVE = frontier('conservative', 'Lombardy');
const VENETO_CONSERVATIVE = frontier('conservative', 'Veneto');
const MINCIO = frontier('Lombardy', 'Veneto');
const CONSERVATIVE = frontier('conservative', 'Piedmont');
const TUSCAN = frontier('conservative', 'Tuscany');
const COAST = frontier('Piedmont', 'Tuscany');

/** Which borders exist in which period; a period lasts until the next one begins. */
type Periods = Readonly<Record<number, readonly Frontier[]>>;

const AT_FIRST = [
  SWISS,
  LOMBARD,
  LOMBARD_CONSERVATIVE,
  VENETO_CONSERVATIVE,
  CONSERVATIVE,
  TUSCAN,
  COAST,
] as const;
/** Only Veneto is Austrian (§6.1). */
const REDUCED_AUSTRIA = [SWISS, MINCIO, VENETO_CONSERVATIVE] as const;
/** The Swiss border never opens (§6.7). */
const SWISS_ONLY = [SWISS] as const;

/** §4.6.3, §4.6.4 and the variants of §8.1, by the phase in which each set begins. */
const BORDERS: Readonly<Record<Unification, Periods>> = {
  historical: { 2: AT_FIRST, 4: REDUCED_AUSTRIA, 5: SWISS_ONLY },
  napoleon: { 2: AT_FIRST, 4: [SWISS, CONSERVATIVE, COAST], 5: SWISS_ONLY },
  cavour: { 2: AT_FIRST, 4: SWISS_ONLY },
  wilhelm: {
    2: AT_FIRST,
    4: [SWISS, LOMBARD, LOMBARD_CONSERVATIVE, VENETO_CONSERVATIVE, CONSERVATIVE, COAST],
    5: SWISS_ONLY,
  },
  // §8.1.4 does not mention the border between the conservative zone and Tuscany: it opens as in §4.6.3.
  'carlo-alberto': { 2: AT_FIRST, 3: [...REDUCED_AUSTRIA, TUSCAN], 4: REDUCED_AUSTRIA, 5: SWISS_ONLY },
  'franz-joseph': { 2: AT_FIRST, 4: [SWISS, LOMBARD, CONSERVATIVE, COAST], 5: SWISS_ONLY },
};

/** The borders of a phase. */
function frontiersIn(unification: Unification, phase: number): readonly Frontier[] {
  const periods = BORDERS[unification];
  let begun = phase;
  while (periods[begun] === undefined) begun--;
  return periods[begun]!;
}

const known = new WeakMap<Board, Map<readonly Frontier[], ReadonlySet<Side>>>();

/** The sides of hexes that are borders, which some actions may not cross. */
export function bordersIn(board: Board, unification: Unification, phase: number): ReadonlySet<Side> {
  const active = frontiersIn(unification, phase);
  const ofBoard = known.get(board) ?? new Map<readonly Frontier[], ReadonlySet<Side>>();
  known.set(board, ofBoard);
  const sides = ofBoard.get(active) ?? borderSides(board, (a, b) => active.includes(frontier(a, b)));
  ofBoard.set(active, sides);
  return sides;
}

/** Can one country be reached from another without crossing a border? */
export function areJoined(unification: Unification, phase: number, from: Country, to: Country): boolean {
  const active = frontiersIn(unification, phase);
  const open = FRONTIERS.filter((name) => !active.includes(name)).map((name) => name.split(' ') as Country[]);
  const joined: Country[] = [from];
  for (const country of joined) {
    for (const pair of open) {
      const other = pair[0] === country ? pair[1]! : pair[0]!;
      if (pair.includes(country) && !joined.includes(other)) joined.push(other);
    }
  }
  return joined.includes(to);
}

const FRONTIERS: readonly Frontier[] = [...AT_FIRST, MINCIO];
