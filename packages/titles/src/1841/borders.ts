import { areJoined, borders as bordersOf } from './data/borders.ts';
import { type Frontier, frontierAt, type Region, regionOf } from './data/regions.ts';
import { boardOf, type State } from './state.ts';

export function activeBorders(state: State): readonly Frontier[] {
  return bordersOf(state.options.unification, Number(state.phase));
}

/** Does a side of a hex lie on a border that holds now (§6)? */
export function isBorder(state: State): (hex: string, edge: number) => boolean {
  const board = boardOf(state);
  const active = activeBorders(state);
  return (hex, edge) => {
    const frontier = frontierAt(board, hex, edge);
    return frontier !== null && active.includes(frontier);
  };
}

/** Two places with no border that holds between them. */
export function areInOneCountry(state: State, a: string, b: string): boolean {
  const board = boardOf(state);
  const [from, to] = [regionOf(board, a), regionOf(board, b)];
  return from !== undefined && to !== undefined && areJoined(activeBorders(state), from, to);
}

/** §6.1: Lombardy and Veneto at first, Veneto alone in phase 4 (in one variant from phase 3). */
export function isAustrian(state: State, hex: string): boolean {
  const shrinks = state.options.unification === 'carlo-alberto' ? 3 : 4;
  const austria: readonly Region[] = Number(state.phase) < shrinks ? ['Lombardy', 'Veneto'] : ['Veneto'];
  const region = regionOf(boardOf(state), hex);
  return region !== undefined && austria.includes(region);
}

/** §4.6.3: from phase 4 companies may start in Austria, in variant 8.1.5 from phase 3. */
export function isAustriaOpen(state: State): boolean {
  return Number(state.phase) >= (state.options.unification === 'franz-joseph' ? 3 : 4);
}

export function isSwiss(state: State, hex: string): boolean {
  return regionOf(boardOf(state), hex) === 'Switzerland';
}
