import type { Unification } from '../options.ts';
import { type Frontier, frontier, REGIONS, type Region } from './regions.ts';

const SWISS = frontier('Lombardy', 'Switzerland');
const LOMBARD = frontier('Lombardy', 'Piedmont');
const LOMBARD_CONSERVATIVE = frontier('Conservative', 'Lombardy');
const VENETO_CONSERVATIVE = frontier('Conservative', 'Veneto');
const MINCIO = frontier('Lombardy', 'Veneto');
const CONSERVATIVE = frontier('Conservative', 'Piedmont');
const TUSCAN = frontier('Conservative', 'Tuscany');
const COAST = frontier('Piedmont', 'Tuscany');

/** What is a border of which time; a period lasts until the next one begins. */
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
/** Austria is Veneto only (§6.1). */
const REDUCED_AUSTRIA = [SWISS, MINCIO, VENETO_CONSERVATIVE] as const;
/** The Swiss border holds for ever (§6.7). */
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
  // The frontier between the conservative zone and Tuscany is not named in §8.1.4: it goes when §4.6.3 says.
  'carlo-alberto': { 2: AT_FIRST, 3: [...REDUCED_AUSTRIA, TUSCAN], 4: REDUCED_AUSTRIA, 5: SWISS_ONLY },
  'franz-joseph': { 2: AT_FIRST, 4: [SWISS, LOMBARD, CONSERVATIVE, COAST], 5: SWISS_ONLY },
};

/** The frontiers that are borders now. */
export function borders(unification: Unification, phase: number): readonly Frontier[] {
  const periods = BORDERS[unification];
  const begun = Object.keys(periods)
    .map(Number)
    .filter((first) => first <= phase);
  return periods[Math.max(...begun)]!;
}

/** Regions that can be reached from one another without crossing a border. */
export function areJoined(active: readonly Frontier[], from: Region, to: Region): boolean {
  const joined: Region[] = [from];
  for (const region of joined) {
    for (const other of REGIONS) {
      const name = frontier(region, other);
      if (!joined.includes(other) && FRONTIERS.includes(name) && !active.includes(name)) joined.push(other);
    }
  }
  return joined.includes(to);
}

const FRONTIERS: readonly Frontier[] = [...AT_FIRST, MINCIO];
