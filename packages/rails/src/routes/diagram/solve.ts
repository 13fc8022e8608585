import { beyond, type Found, type Known, type Problem } from '../problem.ts';
import { buildStructure } from './build-structure.ts';
import { type Counters, countersOf } from './counters.ts';
import type { Diagram } from './diagram.ts';
import { choiceOf, type Fleet, type Place } from './fleet.ts';
import { bestWay, completions, noPrices, perNode, type Way } from './passes.ts';
import { Pricing } from './prices.ts';
import { MAX_TRAINS, searchTogether } from './product.ts';
import { withoutDeadEnds } from './prune.ts';
import type { Structure } from './structure.ts';
import { type Sweep, sweepOf } from './sweep.ts';
import { unrolled } from './unroll.ts';

/** The possible routes of all trains of a company. */
export interface Yard {
  readonly sweep: Sweep;
  readonly groups: readonly Group[];
  /** Where each kind of train starts: in which group, and from which of its starts. */
  readonly places: readonly Place[];
}

/** Trains that only differ in their numbers. */
interface Group {
  readonly structure: Structure;
  readonly counters: Counters;
  /** What the counters of each kind start with. */
  readonly starts: readonly number[];
}

/** Prepares the search; null if it grows beyond this many nodes, or there are too many trains. Pauses in between. */
export function* yardOf(problem: Problem, cap: number): Generator<undefined, Yard | null> {
  const { graph, kinds, meeting, blockedPasses } = problem;
  const trains = kinds.reduce((sum, { count }) => sum + count, 0);
  if (trains > MAX_TRAINS) return null;
  const sweep = sweepOf(graph);
  const watched = (vertex: number) =>
    trains > 1 && (graph.exclusive[vertex] === 1 || (meeting && graph.meets[vertex] === 1));
  const fares = kinds.map(({ fare }) => fare);
  const names = [...new Set(fares.map(({ group }) => group))];
  const groups: Group[] = [];
  for (const name of names) {
    const alike = fares.filter(({ group }) => group === name);
    const structure = buildStructure(sweep, alike, blockedPasses, watched, cap);
    if (!structure) return null;
    yield;
    const counters = countersOf(sweep, alike);
    groups.push({ structure, counters, starts: alike.map(counters.start) });
  }
  const places = fares.map((fare) => ({
    diagram: names.indexOf(fare.group),
    root: fares.filter(({ group }) => group === fare.group).indexOf(fare),
  }));
  return { sweep, groups, places };
}

/**
 * The best run of all trains together that beats the known one, by diagrams, prices and a layered search. Beyond `cap`
 * states it returns the best found so far, with a bound that says how much more there might be.
 */
export function* bestOfYard(
  { sweep, groups, places }: Yard,
  problem: Problem,
  known: Known,
  cap: number,
): Generator<undefined, Found> {
  const { kinds, subsidy } = problem;
  if (kinds.length === 1 && kinds[0]!.count === 1 && subsidy === 0) {
    const way = bestAlone(groups[0]!);
    const choices = way.uses.length === 0 ? [] : [choiceOf(sweep, 0, way)];
    return { choices, value: way.value, bound: way.value };
  }
  return yield* together({ problem, sweep, diagrams: groups.map(diagramFor), places }, known, cap);
}

/** All routes of the trains of a group. */
export function diagramFor({ structure, counters, starts }: Group): Diagram {
  return withoutDeadEnds(unrolled(structure, counters, starts));
}

/** The best route of a single train. */
function bestAlone({ structure, counters, starts }: Group): Way {
  const diagram = unrolled(structure, counters, starts);
  const { gain, layers, roots } = diagram;
  const free = noPrices(layers);
  return bestWay(diagram, gain, free, completions(diagram, gain, free, perNode(diagram)), roots[0]!);
}

/**
 * Rounds of pricing, and the width of the search after them: the first search is to find a good run, not to prove it.
 */
const SCHEDULE: readonly (readonly [rounds: number, width: number])[] = [
  [6, 1 << 6],
  [10, 1 << 10],
  [16, 1 << 13],
  [16, 1 << 16],
];

function* together(fleet: Fleet, known: Known, cap: number): Generator<undefined, Found> {
  const { problem } = fleet;
  const pricing = new Pricing(fleet, known);
  /** The highest bound that the last search has left open. */
  let open = Number.POSITIVE_INFINITY;
  let work = 0;
  for (let turn = 0; work <= cap; turn++) {
    const [rounds, width] = SCHEDULE[turn] ?? [1, 1 << (12 + turn)];
    for (let round = 1; round <= rounds && pricing.round(); round++) if (round % 4 === 0) yield;
    if (pricing.settled) break;
    if (turn > 0) pricing.filter();
    const searched = yield* searchTogether(pricing.fleet, pricing.prices, pricing.best, width);
    pricing.best = searched.best;
    work += searched.work;
    open = searched.lost ?? Number.NEGATIVE_INFINITY;
    if (open < beyond(pricing.best.value, problem)) break;
  }
  const { best } = pricing;
  const bound = Math.min(pricing.bound, open);
  const proven = bound < beyond(best.value, problem);
  return { ...best, bound: proven ? best.value : Math.floor(bound / problem.grain) * problem.grain };
}
