import type { Entrant, History, Pairing, TableSize } from './entry.ts';
import { seated } from './seats.ts';
import { swissRound } from './swiss.ts';

/** Rounds until everybody can have met everybody. */
export function roundsNeeded(people: number, size: number): number {
  if (people <= size) return 1;
  if (size === 2) return people % 2 === 0 ? people - 1 : people;
  return Math.ceil((people - 1) / (size - 1));
}

/**
 * The next round in which everybody meets those whom they have met least. Two at a table: by the circle. A square number of
 * people (9 at tables of 3, 16 at tables of 4, 25 at tables of 5): by the lines of a finite plane, so that everybody meets everybody exactly
 * once. Otherwise the table with the fewest repetitions that can be found.
 */
export function roundRobinRound(
  people: readonly Entrant[],
  history: History,
  size: TableSize,
  seed: number,
): Pairing {
  const round = history.length;
  const plane = size.size > 2 && people.length === size.size ** 2 ? FIELDS[size.size] : undefined;
  if (size.size === 2 && size.least === 2) return circle(people, history, round);
  if (plane && round % (size.size + 1) === round)
    return { tables: seated(lines(people, plane, round), history), byes: [] };
  return swissRound(people, history, size, seed);
}

/** One stays, the others move on by one place around them. */
function circle(people: readonly Entrant[], history: History, round: number): Pairing {
  const places: (Entrant | null)[] = people.length % 2 === 0 ? [...people] : [...people, null];
  const [first, ...others] = places as [Entrant, ...(Entrant | null)[]];
  const turned = others.map((_, i) => others[(i + round) % others.length]!);
  const around = [first, ...turned];
  const pairs = around.slice(0, around.length / 2).map((one, i) => [one, around.at(-1 - i)!] as const);
  const isWhole = (pair: readonly (Entrant | null)[]): pair is Entrant[] => pair.every((one) => one !== null);
  const tables = pairs.filter(isWhole);
  const byes = pairs.filter((pair) => !isWhole(pair)).flatMap((pair) => pair.filter((one) => one !== null));
  return { tables: seated(tables, history), byes };
}

interface Field {
  readonly plus: (a: number, b: number) => number;
  readonly times: (a: number, b: number) => number;
  readonly order: number;
}

const modulo = (order: number): Field => ({
  plus: (a, b) => (a + b) % order,
  times: (a, b) => (a * b) % order,
  order,
});
/** The field with four elements: 0, 1, x and x + 1, with x² = x + 1. */
const FOUR: Field = {
  plus: (a, b) => a ^ b,
  times: (a, b) => (a === 0 || b === 0 ? 0 : 1 + ((a - 1 + b - 1) % 3)),
  order: 4,
};
const FIELDS: Readonly<Record<number, Field>> = { 3: modulo(3), 4: FOUR, 5: modulo(5), 7: modulo(7) };

/** The lines of one direction: y = m·x + c for every c, or x = c. Two points are on one line of one direction only. */
function lines(people: readonly Entrant[], { plus, times, order }: Field, direction: number): Entrant[][] {
  const all = Array.from({ length: order }, (_, i) => i);
  const at = (x: number, y: number) => people[x * order + y]!;
  if (direction === order) return all.map((x) => all.map((y) => at(x, y)));
  return all.map((c) => all.map((x) => at(x, plus(times(direction, x), c))));
}
