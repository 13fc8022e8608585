import { type Random, random } from '@signalbox/kernel';
import type { Entrant, Group, History, Pairing, TableSize } from './entry.ts';
import { keptApart } from './kept-apart.ts';
import { Meetings } from './meetings.ts';
import { seated } from './seats.ts';
import { tableSizes } from './table-sizes.ts';

/** How many times the search is started, as long as some people would have to meet again. */
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
  let best = keptApart(dealt(playing, sizes), meetings);
  const rng = random(seed);
  for (let i = 1; i < TRIES && repetitions(best, meetings) > 0; i++) {
    // People change places with their neighbours; the later the try, the further.
    const other = keptApart(dealt(stirred(playing, i, rng), sizes), meetings);
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
