import { EITHER, type Fare, FIRST } from '../fare.ts';
import { STOP_FIRST } from './structure.ts';
import type { Sweep } from './sweep.ts';

/**
 * How many stops a train has made, as one small number: stops of the first kind and stops of any kind, or only one of
 * them if the other follows. Trains that only differ in their numbers share it.
 */
export interface Counters {
  readonly count: number;
  /** The initial value for a train: one with smaller numbers starts as if it had already made some stops. */
  readonly start: (fare: Fare) => number;
  /** The counters after more stops; -1 beyond the train's numbers. */
  readonly add: (counters: number, stops: number) => number;
  /** Counters that leave the same room for what may come after a layer are equivalent: the representative of each. */
  readonly merged: readonly Int32Array[];
}

export function countersOf(sweep: Sweep, fares: readonly Fare[]): Counters {
  const either = fares[0]!.uses.includes(EITHER);
  const allOf = (fare: Fare) => (either ? fare.all : Math.min(fare.first, fare.all));
  const both = either && fares.some((fare) => fare.first < fare.all);
  const all = Math.max(...fares.map(allOf));
  const first = both ? Math.max(...fares.map((fare) => fare.first)) : 0;
  const width = all + 1;
  const add = (counters: number, stops: number): number => {
    const large = Math.floor(stops / STOP_FIRST);
    const total = (counters % width) + large + (stops % STOP_FIRST);
    if (total > all) return -1;
    if (!both) return total;
    const used = Math.floor(counters / width) + large;
    return used > first ? -1 : used * width + total;
  };
  return {
    count: (first + 1) * width,
    start: (fare) => (both ? first - fare.first : 0) * width + all - allOf(fare),
    add,
    merged: merging(sweep, fares[0]!, first, all),
  };
}

/** Room beyond what may still come makes no difference; neither does room for large stops beyond the total room. */
function merging(sweep: Sweep, fare: Fare, first: number, all: number): Int32Array[] {
  const layers = sweep.order.length;
  const large = new Int32Array(layers);
  const any = new Int32Array(layers);
  sweep.last.forEach((last, vertex) => {
    for (let layer = 0; layer < last; layer++) {
      if (fare.uses[vertex] === FIRST) large[layer]!++;
      if (fare.uses[vertex]! >= EITHER) any[layer]!++;
    }
  });
  const tables = new Map<number, Int32Array>();
  return Array.from({ length: layers }, (_, layer) => {
    const [toCome, largeToCome] = [Math.min(any[layer]!, all + 1), Math.min(large[layer]!, first + 1)];
    const key = toCome * (first + 2) + largeToCome;
    let table = tables.get(key);
    if (!table) {
      table = new Int32Array((first + 1) * (all + 1));
      for (let i = 0; i < table.length; i++) {
        const room = all - (i % (all + 1));
        const largeRoom = first - Math.floor(i / (all + 1));
        const plenty = room >= toCome;
        let left = plenty ? largeRoom : Math.min(largeRoom, room);
        if (largeRoom >= largeToCome) left = first;
        table[i] = (first - left) * (all + 1) + (plenty ? 0 : all - room);
      }
      tables.set(key, table);
    }
    return table;
  });
}
