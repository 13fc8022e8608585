import { memoize } from '@signalbox/kernel';
import { areJoined, bordersIn } from '../data/borders.ts';
import { type Country, countryOf, type Side } from '../data/countries.ts';
import { boardOf, type State } from '../state.ts';

/** Is a side of a hex on a border that exists now (§6)? */
export function isBorder(state: State): (hex: string, edge: number) => boolean {
  return isAmong(bordersIn(boardOf(state), state.options.unification, Number(state.phase)));
}

/** Every walk along track asks at every side, so the edges of a hex are looked up as a bit set. */
const isAmong = memoize((sides: ReadonlySet<Side>) => {
  const edgesOf = new Map<string, number>();
  for (const side of sides) {
    const [hex, edge] = side.split('|') as [string, string];
    edgesOf.set(hex, (edgesOf.get(hex) ?? 0) | (1 << Number(edge)));
  }
  return (hex: string, edge: number) => ((edgesOf.get(hex) ?? 0) & (1 << edge)) !== 0;
});

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
