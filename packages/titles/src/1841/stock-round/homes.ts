import { type Cited, cited, memoize } from '@signalbox/kernel';
import { faceIn, freeSlots, type Ground, groundOf, planOf } from '@signalbox/rails';
import { COMPANIES, type Company, HISTORICAL_CITIES, type Home, MAJOR_CITIES } from '../data/companies.ts';
import { isFrom } from '../data/phases.ts';
import { areInOneCountry, isAustrian, isAustriaOpen, isSwiss } from '../operating-round/borders.ts';
import { boardOf, classOf, type State } from '../state.ts';

/** Every city of the map, as a possible home of a non-historical company; passes are not cities (§3.3.4). */
const cities = memoize(({ board, faces }: Ground): readonly Home[] => {
  const found: Home[] = [];
  planOf(board).ids.forEach((hex, number) => {
    faces[number]!.nodes.forEach(({ kind }, node) => {
      if (kind === 'city') found.push({ hex, node });
    });
  });
  return found;
});

/** Candidates for a company's (next) home, including illegal ones. */
export function homeCandidates(state: State, company: Company): readonly Home[] {
  const { foundedBy, homes } = COMPANIES[company];
  if (foundedBy !== 'concession') return cities(groundOf(boardOf(state), state.tiles));
  return printedHomes(state, company, homes);
}

/** If a tile has merged the two printed cities of a home, they are one place. */
function printedHomes(state: State, company: Company, homes: readonly Home[]): readonly Home[] {
  // Version 1 (§7): SFMA's home is the northern city.
  const own = company === 'SFMA' && state.options.version1 ? homes.slice(1) : homes;
  const nodes = (hex: string) => faceIn(boardOf(state), state.tiles, hex).nodes.length;
  const present = own.map(({ hex, node }) => ({ hex, node: Math.min(node, nodes(hex) - 1) }));
  return present.filter((home, i) => !present.slice(0, i).some((other) => sameHome(other, home)));
}

function sameHome(a: Home, b: Home): boolean {
  return a.hex === b.hex && a.node === b.node;
}

/** §3.3.4: may this be a home of the company, in addition to those it has? */
export function homeObjection(
  state: State,
  company: Company,
  home: Home,
  others: readonly Home[],
): Cited | null {
  const because = (why: string) => cited('3.3.4', `home/${why}`, { hex: home.hex });
  if (freeSlots(boardOf(state), state.tiles, state.stations, home) <= 0) return because('no-slot');
  return siteObjection(state, company, home, others);
}

/** The same, ignoring whether a slot is free. */
export function siteObjection(
  state: State,
  company: Company,
  home: Home,
  others: readonly Home[],
): Cited | null {
  const because = (why: string) => cited('3.3.4', `home/${why}`, { hex: home.hex });
  if (COMPANIES[company].foundedBy === 'concession') return null;
  const { hex } = home;
  if (others.some((other) => other.hex === hex)) return because('same-hex');
  if (isSwiss(hex)) return because('switzerland');
  if (isAustrian(state, hex) && !isAustriaOpen(state)) return because('austria');
  if (HISTORICAL_CITIES.includes(hex) && !isFrom(state.phase, 4)) return because('historical');
  if (others.some((other) => !areInOneCountry(state, other.hex, hex))) return because('border');
  if (classOf(state, company) === 'major') return null;
  if (MAJOR_CITIES.includes(hex)) return because('major-city');
  return state.stations.some((station) => station.hex === hex) ? because('occupied') : null;
}

/** Historical companies with two homes take both (§3.3.4); SFMA chooses one of its two. */
export function takesAllHomes(company: Company): boolean {
  const { homes } = COMPANIES[company];
  return new Set(homes.map(({ hex }) => hex)).size === homes.length;
}
