import type { Entrant, Pairing, TableSize } from '../apps/server/src/tournaments/pairing/entry.ts';
import { advancing, knockOutRound } from '../apps/server/src/tournaments/pairing/knock-out.ts';
import { Meetings } from '../apps/server/src/tournaments/pairing/meetings.ts';
import { swissRound } from '../apps/server/src/tournaments/pairing/swiss.ts';
import { random } from '../packages/kernel/src/index.ts';

const SIZE: TableSize = { size: 4, least: 3, most: 5 };
/** How many of a table go on in a knock-out. */
const GO_ON = 2;

/**
 * Rounds of many people at tables of four, Swiss and knock-out: `npm run bench -- pairing [--people 500] [--rounds 10]`.
 * Who wins is drawn, so people of all strengths meet. At the end the median and the slowest of all rounds.
 */
export function bench(args: string[]): void {
  const value = (name: string, otherwise: number) =>
    Number(args[args.indexOf(`--${name}`) + 1 || args.length] ?? otherwise);
  const people = Array.from({ length: value('people', 500) }, (_, i) => `e${i}`);
  const history: Pairing[] = [];
  for (let round = 1; round <= value('rounds', 10); round++) {
    const standings = shuffled(people, round);
    history.push(
      measured(`Swiss, round ${round}`, history, () => swissRound(standings, history, SIZE, round)),
    );
  }
  knockOut(people);
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(share * (taken.length - 1))]!.toFixed(0);
  console.log(
    `${taken.length} rounds: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms of CPU time`,
  );
}

/** The CPU time of each round, in milliseconds. */
const taken: number[] = [];

function knockOut(people: readonly Entrant[]): void {
  const history: Pairing[] = [];
  for (let seeds = [...people], round = 1; seeds.length > SIZE.most; round++) {
    const made = measured(`knock-out, round ${round}, ${seeds.length} people`, history, () =>
      knockOutRound(seeds, history, SIZE),
    );
    history.push(made);
    const ranked = made.tables.map((table, i) => shuffled(table, 100 * round + i));
    seeds = [...made.byes, ...advancing(ranked, GO_ON)];
  }
}

function measured(what: string, history: readonly Pairing[], pair: () => Pairing): Pairing {
  const begun = process.cpuUsage();
  const made = pair();
  const { user, system } = process.cpuUsage(begun);
  taken.push((user + system) / 1000);
  const before = new Meetings(history);
  const again = made.tables.flatMap((table) =>
    table.flatMap((one, i) => table.slice(i + 1).filter((other) => before.of(one, other) > 0)),
  );
  const most = new Meetings([...history, made]).most;
  console.log(
    `${what}: ${((user + system) / 1000).toFixed(0)} ms of CPU time, ${again.length} meet again, most meetings of two people ${most}`,
  );
  return made;
}

function shuffled<T>(values: readonly T[], seed: number): T[] {
  const rng = random(seed);
  const left = [...values];
  return values.map(() => left.splice(rng.below(left.length), 1)[0]!);
}
