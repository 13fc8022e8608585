import type { Entrant, History, Pairing, TableSize } from './entry.ts';
import { keptApart } from './kept-apart.ts';
import { Meetings } from './meetings.ts';
import { seated } from './seats.ts';
import { tableSizes } from './table-sizes.ts';

/**
 * A knock-out round: people in order of their strength are dealt to and fro over the tables, so that the strongest meet as
 * late as possible; those who have met change places with others of about the same strength. If not all can be seated,
 * the strongest sit out and are in the next round.
 */
export function knockOutRound(seeds: readonly Entrant[], history: History, size: TableSize): Pairing {
  const sizes = tableSizes(seeds.length, size);
  const seatedPeople = sizes.reduce((sum, one) => sum + one, 0);
  const byes = seeds.slice(0, seeds.length - seatedPeople);
  const tables: Entrant[][] = sizes.map(() => []);
  const left = seeds.slice(byes.length);
  for (let row = 0; left.length > 0; row++) {
    const order = [...tables.keys()];
    if (row % 2 === 1) order.reverse();
    for (const table of order) {
      if (left.length > 0 && tables[table]!.length < sizes[table]!) tables[table]!.push(left.shift()!);
    }
  }
  return { tables: seated(keptApart(tables, new Meetings(history), true), history), byes };
}

/** Those who go on, best places first: the first `many` of each table, given in order of their places. */
export function advancing(ranked: readonly (readonly Entrant[])[], many: number): Entrant[] {
  return Array.from({ length: many }, (_, place) =>
    ranked.flatMap((table) => (table.length > many || place === 0 ? table.slice(place, place + 1) : [])),
  ).flat();
}
