import { laid, type RunQuery, type Tiles, type Train } from '@signalbox/rails';
import type { Trace, TraceState, TraceStep } from './trace.ts';

/** How one title's traces are read. */
export interface TitleRuns {
  /** The run query of a company, from the state in which it runs. Made once per trace. */
  readonly reader: (trace: Trace) => (state: TraceState, step: TraceStep, company: string) => RunQuery;
}

const read = new WeakMap<TraceState['tiles'], Tiles>();

/** The tiles of a state in our form; the same object until a tile is laid. */
export function tilesOf({ tiles }: TraceState): Tiles {
  let known = read.get(tiles);
  if (!known) {
    const entries = Object.entries(tiles).filter(([hex, [tile]]) => tile !== hex);
    known = Object.fromEntries(entries.map(([hex, [tile, rotation]]) => [hex, laid(tile, rotation)]));
    read.set(tiles, known);
  }
  return known;
}

/** A trace only gives the kinds of a company's trains. */
export function trainsOf(kinds: readonly string[]): Train[] {
  return kinds.map((kind, i) => ({ id: `${kind}#${i + 1}`, kind }));
}
