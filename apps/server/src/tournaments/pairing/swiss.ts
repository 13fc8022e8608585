import { type Random, random } from '@signalbox/kernel';
import type { Entrant, Group, History, Pairing, TableSize } from './entry.ts';
import { Meetings } from './meetings.ts';
import { seated } from './seats.ts';
import { tableSizes } from './table-sizes.ts';

/** How often the search begins anew if some people would have to meet again. */
const TRIES = 24;

/**
 * A Swiss round: people with similar results meet, and nobody meets anybody again as long as that can be avoided. Given in
 * order of the standings. Those who sit out are the last who have not yet done so.
 */
export function swissRound(
  standings: readonly Entrant[],
  history: History,
  size: TableSize,
  seed: number,
): Pairing {
  const sizes = tableSizes(standings.length, size);
  const byes = sittingOut(standings, history, standings.length - sizes.reduce((sum, one) => sum + one, 0));
  const playing = standings.filter((one) => !byes.includes(one));
  const meetings = new Meetings(history);
  let best = improved(dealt(playing, sizes), meetings);
  const rng = random(seed);
  for (let i = 1; i < TRIES && repetitions(best, meetings) > 0; i++) {
    // People change places with their neighbours; the later the try, the further.
    const other = improved(dealt(stirred(playing, i, rng), sizes), meetings);
    if (repetitions(other, meetings) < repetitions(best, meetings)) best = other;
  }
  return { tables: seated(best, history), byes };
}

function sittingOut(standings: readonly Entrant[], history: History, count: number): Entrant[] {
  const times = (one: Entrant) => history.filter(({ byes }) => byes.includes(one)).length;
  const place = new Map(standings.map((one, i) => [one, i]));
  return [...standings].sort((a, b) => times(a) - times(b) || place.get(b)! - place.get(a)!).slice(0, count);
}

function dealt(people: readonly Entrant[], sizes: readonly number[]): Entrant[][] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return people.slice(from - size, from);
  });
}

function stirred(people: readonly Entrant[], distance: number, rng: Random): Entrant[] {
  const keyed = people.map((one, i) => ({ one, at: i + rng.below(1 + 2 * distance) }));
  return keyed.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

function repetitions(tables: readonly Group[], meetings: Meetings): number {
  return tables.reduce(
    (sum, table) => sum + table.reduce((cost, one) => cost + meetings.costAt(table, one), 0),
    0,
  );
}

/** Exchanges people who have met for others, from the nearest tables first, as long as that helps. */
function improved(tables: Entrant[][], meetings: Meetings): Entrant[][] {
  for (let again = true; again; ) {
    again = false;
    for (const [here, table] of tables.entries()) {
      for (const one of [...table]) {
        if (meetings.costAt(table, one) > 0 && exchange(tables, here, one, meetings)) again = true;
      }
    }
  }
  return tables;
}

function exchange(tables: Entrant[][], here: number, one: Entrant, meetings: Meetings): boolean {
  const table = tables[here]!;
  const before = meetings.costAt(table, one);
  for (let away = 1; away < tables.length; away++) {
    for (const there of [here + away, here - away]) {
      const otherTable = tables[there];
      if (!otherTable) continue;
      for (const other of otherTable) {
        const gain =
          before +
          meetings.costAt(otherTable, other) -
          meetings.costAt(otherTable, one, other) -
          meetings.costAt(table, other, one);
        if (gain <= 0) continue;
        table[table.indexOf(one)] = other;
        otherTable[otherTable.indexOf(other)] = one;
        return true;
      }
    }
  }
  return false;
}
