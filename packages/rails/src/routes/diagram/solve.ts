import type { Found, Problem } from '../problem.ts';
import { buildDiagram } from './build.ts';
import type { Diagram } from './diagram.ts';
import { choiceOf, type Fleet, type Known } from './fleet.ts';
import { bestWay, completions, type Prices, perNode } from './passes.ts';
import { Pricing } from './prices.ts';
import { searchTogether } from './product.ts';
import { withoutDeadEnds, withoutPoorRoutes } from './prune.ts';
import { sweepOf } from './sweep.ts';

/** Diagrams for all kinds of train; null if they grow beyond so many nodes. Pauses in between. */
export function* fleetOf(problem: Problem, cap: number): Generator<undefined, Fleet | null> {
  const sweep = sweepOf(problem.graph);
  const diagrams: Diagram[] = [];
  for (const { fare } of problem.kinds) {
    const diagram = buildDiagram(sweep, fare, problem.blockedPasses, cap);
    if (!diagram) return null;
    diagrams.push(diagram);
    yield;
  }
  return { problem, sweep, diagrams };
}

/**
 * The best run of all trains together that beats the one known, by diagrams, prices and a layered search. Beyond
 * `cap` states, what was found so far comes with a bound that says how much more there might be.
 */
export function* bestOfFleet(fleet: Fleet, known: Known, cap: number): Generator<undefined, Found> {
  const { kinds, subsidy } = fleet.problem;
  if (kinds.length === 1 && kinds[0]!.count === 1 && subsidy === 0) return alone(fleet);
  return yield* together({ ...fleet, diagrams: fleet.diagrams.map(withoutDeadEnds) }, known, cap);
}

function alone(fleet: Fleet): Found {
  const diagram = fleet.diagrams[0]!;
  const completion = completions(diagram, diagram.gain, perNode(diagram));
  const way = bestWay(diagram, diagram.gain, completion);
  const choices = way.uses.length === 0 ? [] : [choiceOf(fleet, 0, way)];
  return { choices, value: way.value, bound: way.value };
}

/** Rounds of pricing before each search; the first search is narrow, and cheap. */
const ROUNDS = [12, 24, 48];
const WIDTH = 1 << 9;

function* together(start: Fleet, known: Known, cap: number): Generator<undefined, Found> {
  const { grain } = start.problem;
  let fleet = start;
  let best = known;
  let bound = Number.POSITIVE_INFINITY;
  let prices: Prices | undefined;
  let work = 0;
  for (let turn = 0; ; turn++) {
    const pricing = new Pricing(fleet, best, prices);
    for (let round = ROUNDS[turn] ?? 1; round > 0 && pricing.round(); round--) if (round % 8 === 0) yield;
    best = pricing.best;
    bound = Math.min(bound, pricing.bound);
    if (bound < best.value + grain || work > cap) break;
    const now = pricing.prices;
    const slack = pricing.bound - best.value - grain;
    fleet = { ...fleet, diagrams: fleet.diagrams.map((diagram) => withoutPoorRoutes(diagram, now, slack)) };
    prices = now;
    const searched = yield* searchTogether(fleet, now, best, WIDTH << (3 * turn));
    best = searched.best;
    work += searched.work;
    bound = Math.min(bound, searched.lost === null ? best.value : Math.max(best.value, searched.lost));
  }
  return { ...best, bound: Math.max(best.value, Math.floor(bound / grain) * grain) };
}
