import type { Entrant, Group, History } from './entry.ts';

/** Above this, the best order of a table is not searched for but approached. */
const MOST_SEARCHED = 6;

/**
 * Orders the people at each table so that everybody sits equally often in each seat: who sits first, moves first, and
 * that is worth something.
 */
export function seated(tables: readonly Group[], history: History): Group[] {
  const counts = seatCounts(history);
  return tables.map((table) => {
    const order = table.length <= MOST_SEARCHED ? bestOrder(table, counts) : greedyOrder(table, counts);
    return order;
  });
}

type Counts = ReadonlyMap<Entrant, readonly number[]>;

/** How often each has sat in each seat. */
export function seatCounts(history: History): Map<Entrant, number[]> {
  const counts = new Map<Entrant, number[]>();
  for (const { tables } of history) {
    for (const table of tables) {
      for (const [seat, one] of table.entries()) {
        const own = counts.get(one) ?? [];
        own[seat] = (own[seat] ?? 0) + 1;
        counts.set(one, own);
      }
    }
  }
  return counts;
}

/** Sitting there once more than before costs what it adds to the sum of squares. */
function costOf(counts: Counts, one: Entrant, seat: number): number {
  return 2 * (counts.get(one)?.[seat] ?? 0) + 1;
}

function bestOrder(table: Group, counts: Counts): Group {
  let best: Group = table;
  let lowest = Number.POSITIVE_INFINITY;
  const place = (order: Entrant[], left: readonly Entrant[], cost: number) => {
    if (cost >= lowest) return;
    if (left.length === 0) {
      lowest = cost;
      best = [...order];
      return;
    }
    for (const one of left)
      place(
        [...order, one],
        left.filter((other) => other !== one),
        cost + costOf(counts, one, order.length),
      );
  };
  place([], table, 0);
  return best;
}

function greedyOrder(table: Group, counts: Counts): Group {
  const left = [...table];
  return table.map((_, seat) => {
    left.sort((a, b) => costOf(counts, a, seat) - costOf(counts, b, seat));
    return left.shift()!;
  });
}
