import { areJoined, bordersIn } from '../data/borders.ts';
import { type Country, countryOf } from '../data/countries.ts';
import { boardOf, type State } from '../state.ts';

/** Is a side of a hex on a border that exists now (§6)? */
export function isBorder(state: State): (hex: string, edge: number) => boolean {
  const sides = bordersIn(boardOf(state), state.options.unification, Number(state.phase));
  return (hex, edge) => sides.has(`${hex}|${edge}`);
}

/** Two places without a border between them at present. */
export function areInOneCountry(state: State, a: string, b: string): boolean {
  const [from, to] = [countryOf(a), countryOf(b)];
  if (from === undefined || to === undefined) return false;
  return areJoined(state.options.unification, Number(state.phase), from, to);
}

/** §6.1: Lombardy and Veneto at first, Veneto alone in phase 4 (in one variant from phase 3). */
export function isAustrian(state: State, hex: string): boolean {
  const shrinks = state.options.unification === 'carlo-alberto' ? 3 : 4;
  const austria: readonly Country[] = Number(state.phase) < shrinks ? ['Lombardy', 'Veneto'] : ['Veneto'];
  const country = countryOf(hex);
  return country !== undefined && austria.includes(country);
}

/** §4.6.3: from phase 4 companies may start in Austria, in variant 8.1.5 from phase 3. */
export function isAustriaOpen(state: State): boolean {
  return Number(state.phase) >= (state.options.unification === 'franz-joseph' ? 3 : 4);
}

export function isSwiss(hex: string): boolean {
  return countryOf(hex) === 'Switzerland';
}
