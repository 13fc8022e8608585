import { random } from '@signalbox/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDivisions, nextDivisions } from './divisions.ts';
import type { Entrant, Pairing, TableSize } from './entry.ts';
import { advancing, knockOutRound } from './knock-out.ts';
import { Meetings } from './meetings.ts';
import { roundRobinRound, roundsNeeded } from './round-robin.ts';
import { seatCounts } from './seats.ts';
import { swissRound } from './swiss.ts';
import { tableSizes } from './table-sizes.ts';

const people = (count: number) => Array.from({ length: count }, (_, i) => `e${String(i).padStart(3, '0')}`);
const FOUR: TableSize = { size: 4, least: 3, most: 5 };
const exactly = (size: number): TableSize => ({ size, least: size, most: size });

const sizes = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))
  .map(([size, less, more]): TableSize => ({ size, least: Math.max(2, size - less), most: size + more }));

function play(
  count: number,
  rounds: number,
  next: (standings: readonly Entrant[], history: Pairing[]) => Pairing,
  seed = 1,
): Pairing[] {
  const rng = random(seed);
  const history: Pairing[] = [];
  for (let round = 0; round < rounds; round++) {
    const standings = people(count)
      .map((one) => ({ one, at: rng.below(1000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
    history.push(next(standings, history));
  }
  return history;
}

function expectEverybodyOnce({ tables, byes }: Pairing, count: number): void {
  expect([...tables.flat(), ...byes].sort()).toEqual(people(count));
}

describe('tables', () => {
  it('seat everybody where the title allows it, at the wanted size where possible', () => {
    expect(tableSizes(16, FOUR)).toEqual([4, 4, 4, 4]);
    expect(tableSizes(17, FOUR)).toEqual([5, 4, 4, 4]);
    expect(tableSizes(7, FOUR)).toEqual([4, 3]);
    expect(tableSizes(7, exactly(2))).toEqual([2, 2, 2]);
    expect(tableSizes(2, FOUR)).toEqual([]);
  });

  it('always have a size that the title allows, and as few as possible sit out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), sizes, (count, size) => {
        const tables = tableSizes(count, size);
        for (const one of tables) expect(one >= size.least && one <= size.most).toBe(true);
        const out = count - tables.reduce((sum, one) => sum + one, 0);
        expect(out).toBeGreaterThanOrEqual(0);
        expect(out).toBeLessThan(size.least);
        const fits = Math.ceil(count / size.most) <= Math.floor(count / size.least);
        if (fits && count > 0) expect(out).toBe(0);
      }),
    );
  });
});

describe('Swiss rounds', () => {
  it('seat everybody once in every round, whatever has been played', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        sizes,
        fc.integer({ min: 1, max: 6 }),
        fc.integer(),
        (count, size, rounds, seed) => {
          const history = play(count, rounds, (order, past) => swissRound(order, past, size, 1), seed);
          for (const round of history) expectEverybodyOnce(round, count);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('nobody meets anybody twice while there are enough others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer(),
        (size, rounds, more, seed) => {
          // Twice as many as one can have met by the end, and more tables than seats at a table: the people of
          // one table go to different ones.
          const count = (size + 1) ** 2 + 2 * rounds * size + more;
          const wanted = { size, least: Math.max(2, size - 1), most: size + 1 };
          const history = play(count, rounds, (order, past) => swissRound(order, past, wanted, 1), seed);
          expect(new Meetings(history).most).toBe(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('people with neighbouring results meet in the first round', () => {
    const { tables } = swissRound(people(12), [], FOUR, 1);
    expect(tables.map((table) => [...table].sort())).toEqual([
      people(12).slice(0, 4),
      people(12).slice(4, 8),
      people(12).slice(8),
    ]);
  });

  it('nobody sits out twice before all others have', () => {
    const history = play(7, 7, (order, past) => swissRound(order, past, exactly(2), 1));
    expect(history.flatMap(({ byes }) => byes).sort()).toEqual(people(7));
  });

  it('seats are balanced', () => {
    for (const size of [2, 3, 4]) {
      const history = play(
        10 * size,
        2 * size,
        (order, past) => swissRound(order, past, exactly(size), 1),
        size,
      );
      for (const counts of seatCounts(history).values()) {
        const all = Array.from({ length: size }, (_, seat) => counts[seat] ?? 0);
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('five hundred people are paired in ten rounds within some seconds', () => {
    const begun = process.cpuUsage();
    const history = play(500, 10, (order, past) => swissRound(order, past, FOUR, 1));
    const { user } = process.cpuUsage(begun);
    expect(new Meetings(history).most).toBe(1);
    expect(user / 1e6).toBeLessThan(5);
  });

  it('depend on nothing but what is given', () => {
    const past = play(30, 4, (order, history) => swissRound(order, history, FOUR, 1));
    expect(swissRound(people(30), past, FOUR, 7)).toEqual(swissRound(people(30), past, FOUR, 7));
  });
});

describe('round robin', () => {
  it('two at a table: everybody meets everybody once', () => {
    for (const count of [2, 5, 8, 13]) {
      const history = play(count, roundsNeeded(count, 2), (_, past) =>
        roundRobinRound(people(count), past, exactly(2), 1),
      );
      const meetings = new Meetings(history);
      for (const one of people(count))
        for (const other of people(count)) if (one !== other) expect(meetings.of(one, other)).toBe(1);
      for (const round of history) expectEverybodyOnce(round, count);
    }
  });

  it.each([3, 4, 5, 7])('%i² people at tables of that size: everybody meets everybody once', (size) => {
    const count = size ** 2;
    expect(roundsNeeded(count, size)).toBe(size + 1);
    const history = play(count, size + 1, (_, past) =>
      roundRobinRound(people(count), past, exactly(size), 1),
    );
    const meetings = new Meetings(history);
    for (const one of people(count))
      for (const other of people(count)) if (one !== other) expect(meetings.of(one, other)).toBe(1);
  });

  it('other numbers: nobody meets anybody more than once more than on average', () => {
    for (const [count, size] of [
      [8, 4],
      [12, 4],
      [10, 3],
      [20, 5],
    ] as const) {
      const rounds = roundsNeeded(count, size);
      const history = play(count, rounds, (_, past) =>
        roundRobinRound(people(count), past, FOUR_LIKE(size), 1),
      );
      const average = (rounds * (size - 1)) / (count - 1);
      expect(new Meetings(history).most).toBeLessThanOrEqual(Math.ceil(average) + 1);
    }
  });
});

const FOUR_LIKE = (size: number): TableSize => ({ size, least: size - 1, most: size + 1 });

describe('knock-out', () => {
  it('spreads the strongest, and the best of each table go on', () => {
    const { tables } = knockOutRound(people(16), [], FOUR);
    for (const top of people(4)) expect(tables.filter((table) => table.includes(top))).toHaveLength(1);
    expect(new Set(tables.map((table) => people(4).filter((top) => table.includes(top)).length))).toEqual(
      new Set([1]),
    );
    const ranked = [
      ['a', 'b', 'c', 'd'],
      ['e', 'f', 'g', 'h'],
    ];
    expect(advancing(ranked, 2)).toEqual(['a', 'e', 'b', 'f']);
  });

  it('lets nobody meet again in the next round, and the strongest stay apart', () => {
    const first = knockOutRound(people(32), [], FOUR);
    const best = advancing(first.tables, 2);
    const next = knockOutRound(best, [first], FOUR);
    expect(new Meetings([first, next]).most).toBe(1);
    for (let row = 0; row < 4; row++) {
      const equals = best.slice(4 * row, 4 * row + 4);
      expect(next.tables.map((table) => table.filter((one) => equals.includes(one)).length)).toEqual([
        1, 1, 1, 1,
      ]);
    }
  });

  it('always comes to an end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.integer({ min: 1, max: 2 }), (count, many) => {
        let left = people(count);
        for (let round = 0; left.length > 5; round++) {
          expect(round).toBeLessThan(20);
          const { tables, byes } = knockOutRound(left, [], { size: 4, least: 3, most: 5 });
          expect([...tables.flat(), ...byes].sort()).toEqual([...left].sort());
          left = [
            ...byes,
            ...advancing(
              tables.map((table) => [...table]),
              many,
            ),
          ];
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('divisions', () => {
  it('the best change places with the last of the division above', () => {
    const finished = [
      ['a', 'b', 'c', 'd'],
      ['e', 'f', 'g', 'h'],
      ['i', 'j', 'k', 'l'],
    ];
    const all = new Set(finished.flat());
    expect(nextDivisions(finished, 1, all, 4)).toEqual([
      ['a', 'b', 'c', 'e'],
      ['d', 'f', 'g', 'i'],
      ['h', 'j', 'k', 'l'],
    ]);
  });

  it('gaps are filled from below, and newcomers begin at the bottom', () => {
    const next = nextDivisions(
      [
        ['a', 'b', 'c', 'd'],
        ['e', 'f', 'g', 'h'],
      ],
      1,
      new Set('abcegx'),
      3,
    );
    expect(next).toEqual(
      [
        ['a', 'b', 'c'],
        ['e', 'g', 'x'],
      ].map((division) => division),
    );
    expect(firstDivisions(people(10), 4)).toHaveLength(3);
  });

  it('nobody is lost and nobody appears twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 0, max: 4 }),
        (n, size, moving) => {
          const all = new Set(people(n));
          expect(
            nextDivisions(firstDivisions(people(n), size), moving, all, size)
              .flat()
              .sort(),
          ).toEqual(people(n));
        },
      ),
    );
  });
});
