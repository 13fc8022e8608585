import type { Fare } from '../fare.ts';
import type { RunGraph } from '../graph.ts';
import { buildDiagram } from './build.ts';
import type { Diagram } from './diagram.ts';
import { type Fleet, NO_WAYS, type Solution } from './fleet.ts';
import { beginnings, bestWay, completions, noPrices, type Prices, pruned } from './passes.ts';
import { type Plan, planOf } from './plan.ts';
import { findPrices } from './prices.ts';
import { searchTogether } from './product.ts';

export interface Task {
  readonly graph: RunGraph;
  readonly kinds: readonly { readonly fare: Fare; readonly count: number }[];
  readonly blockedPasses: number;
  readonly meeting: boolean;
  /** How many nodes and states may be made before giving up. */
  readonly cap: number;
}

export interface Solved {
  readonly plan: Plan;
  readonly solution: Solution;
  readonly bound: number;
}

/** The best run of all trains together, by diagrams, prices and a layered search. */
export function solve(task: Task): Solved {
  const plan = planOf(task.graph);
  const grain = grainOf(task.kinds.map(({ fare }) => fare));
  const kinds: { diagram: Diagram; count: number }[] = [];
  for (const { fare, count } of task.kinds) {
    const diagram = buildDiagram(plan, fare, task.blockedPasses, task.cap);
    if (!diagram) return { plan, solution: NO_WAYS, bound: Number.POSITIVE_INFINITY };
    kinds.push({ diagram: live(diagram), count });
  }
  let fleet: Fleet = { plan, kinds, meeting: task.meeting, grain };
  if (kinds.length === 1 && kinds[0]!.count === 1) return { plan, ...alone(kinds[0]!.diagram) };
  let { prices, bound, best } = findPrices(fleet, NO_WAYS);
  let work = 0;
  for (let width = FIRST_WIDTH; bound >= best.value + grain; width *= 8) {
    fleet = { ...fleet, kinds: filtered(fleet, prices, bound, best.value) };
    const completion = fleet.kinds.map(({ diagram }) => completions(diagram, prices, sized(diagram)));
    const searched = searchTogether(fleet, prices, completion, best, width);
    work += searched.work;
    best = searched.best;
    bound = Math.min(bound, searched.complete ? best.value : Math.max(best.value, searched.cutBound));
    if (work > task.cap) break;
  }
  return { plan, solution: best, bound: Math.max(best.value, Math.floor(bound / grain) * grain) };
}

const FIRST_WIDTH = 1 << 10;

const sized = (diagram: Diagram) => new Int32Array(diagram.arcStart.length - 1);

function alone(diagram: Diagram): { solution: Solution; bound: number } {
  const prices = noPrices(diagram.layers);
  const completion = completions(diagram, prices, sized(diagram));
  const way = { kind: 0, ...bestWay(diagram, prices, completion) };
  return { solution: way.uses.length === 0 ? NO_WAYS : { ways: [way], value: way.value }, bound: way.value };
}

/** Without nodes from which no route can be finished. */
function live(diagram: Diagram): Diagram {
  const prices = noPrices(diagram.layers);
  const completion = completions(diagram, prices, sized(diagram));
  return pruned(diagram, completion, () => true);
}

/** Without what no run better than the best one known can use. */
function filtered(fleet: Fleet, prices: Prices, bound: number, known: number): Fleet['kinds'] {
  return fleet.kinds.map(({ diagram, count }) => {
    const completion = completions(diagram, prices, sized(diagram));
    const beginning = beginnings(diagram, prices, sized(diagram));
    // What all trains make together, less what this one makes: the rest of the bound.
    const rest = bound - completion[diagram.root]!;
    const { target, gain, mark } = diagram;
    const needed = known + fleet.grain - rest;
    return {
      count,
      diagram: pruned(diagram, completion, (layer, node, arc) => {
        const price = (mark[arc]! & 1 ? prices.edges[layer]! : 0) + (mark[arc]! & 2 ? prices.blocked : 0);
        return beginning[node]! + gain[arc]! - price + completion[target[arc]!]! >= needed;
      }),
    };
  });
}

function grainOf(fares: readonly Fare[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return fares.reduce((all, fare) => fare.value.reduce(gcd, gcd(all, fare.base)), 0) || 1;
}
