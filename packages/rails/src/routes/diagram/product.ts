import { connected } from '../connected.ts';
import { subsidyOf } from '../fare.ts';
import { beyond } from '../problem.ts';
import { FIRST_NODE, PASSES_BLOCKED, TOUCHED_BIT, USES } from './diagram.ts';
import { diagramOf, type Fleet, type Known, rootOf } from './fleet.ts';
import { Rows, twice } from './grow.ts';
import type { Prices } from './passes.ts';
import { completions, gainsOf, perNode } from './passes.ts';
import { PLACE_BITS, retraced, type Steps, USER_SHIFT } from './retrace.ts';

/** What was found, and what was lost: the most that states cut away could have come to, if any were. */
export interface Searched {
  readonly best: Known;
  readonly lost: number | null;
  readonly work: number;
}

const BLOCKED = 1;

/**
 * All trains at once, edge by edge: a state is one node of each train's diagram; each edge goes to one train or none.
 * A state is dropped when its value, the completions of its trains and the prices of all edges to come do not beat
 * the best run known. Only the `width` most promising states of a layer are kept.
 */
export function* searchTogether(
  fleet: Fleet,
  prices: Prices,
  known: Known,
  width: number,
): Generator<undefined, Searched> {
  const { sweep, problem } = fleet;
  const { meeting, subsidy } = problem;
  const kindOf = problem.kinds.flatMap(({ count }, kind) => Array<number>(count).fill(kind));
  const trains = kindOf.length;
  const diagrams = kindOf.map((kind) => diagramOf(fleet, kind));
  const ofDiagram = fleet.diagrams.map((diagram) =>
    completions(diagram, gainsOf(diagram, prices), prices, perNode(diagram)),
  );
  const completion = kindOf.map((kind) => ofDiagram[fleet.places[kind]!.diagram]!);
  const layers = sweep.order.length;
  // At hand, since every state asks for them.
  const [uses, passes, firstNode] = [USES, PASSES_BLOCKED, FIRST_NODE];
  const needed = beyond(known.value, problem);

  // Behind the nodes, a row holds the subsidy so far (as far as wanted), then flags: a train ran through blocked
  // stations; which trains have met, one bit a pair.
  const width32 = trains + 2;
  const row = new Int32Array(width32);
  let here = new Rows(width32);
  let next = new Rows(width32);
  let values = new Int32Array(64);
  let nextValues = new Int32Array(64);
  let bounds = new Int32Array(64);
  let steps: Steps = { parent: new Int32Array(64), places: new Int32Array(64), arc: new Int32Array(64) };
  const history: Steps[] = [];
  const nodes = new Int32Array(trains);
  const taken = new Int32Array(trains);
  const order = new Int32Array(trains);
  let ahead = prices.blocked - prices.subsidy * subsidy;
  for (let i = 0; i < layers; i++) ahead += prices.edges[i]!;
  let lost: number | null = null;
  let work = 0;
  let lonely = 0;
  let meets = 0;

  /** Adds the state that the arcs in `taken` lead to (-1 for a train that has finished). */
  const add = (parent: number, user: number) => {
    let value = values[parent]!;
    let flags = here.rows[parent * width32 + trains + 1]!;
    let paid = here.rows[parent * width32 + trains]!;
    let bound = ahead;
    let touched = 0;
    let shared = 0;
    for (let train = 0; train < trains; train++) {
      const arc = taken[train]!;
      if (arc < 0) {
        nodes[train] = here.rows[parent * width32 + train]!;
        continue;
      }
      const diagram = diagrams[train]!;
      const mark = diagram.mark[arc]!;
      const gain = diagram.gain[arc]!;
      value += gain;
      if (subsidy > 0) paid += subsidyOf(gain);
      nodes[train] = diagram.target[arc]!;
      bound += completion[train]![nodes[train]!]!;
      shared |= touched & mark;
      touched |= mark & ~(uses | passes);
      if (mark & passes) {
        if (flags & BLOCKED) return;
        flags |= BLOCKED;
      }
    }
    if (shared & lonely) return;
    if (paid > subsidy) paid = subsidy;
    bound += value + prices.subsidy * paid - (flags & BLOCKED ? prices.blocked : 0);
    if (bound < needed) return;
    if (meeting && shared & meets) flags |= pairsMet();
    const places = sortTwins();
    for (let i = 0; i < trains; i++) row[i] = nodes[order[i]!]!;
    row[trains] = paid;
    row[trains + 1] = meeting ? inNewOrder(flags) : flags;
    const count = next.count;
    const index = next.number(row);
    if (index === nextValues.length) grow();
    if (index < count && nextValues[index]! >= value) return;
    nextValues[index] = value;
    bounds[index] = bound;
    steps.parent[index] = parent;
    steps.places[index] = ((user + 1) << USER_SHIFT) | places;
    steps.arc[index] = user < 0 ? -1 : taken[user]!;
  };
  const marked = (train: number) => (taken[train]! < 0 ? 0 : diagrams[train]!.mark[taken[train]!]!);
  const pairsMet = (): number => {
    let bits = 0;
    for (let a = 0; a < trains; a++) {
      for (let b = a + 1; b < trains; b++) if (marked(a) & marked(b) & meets) bits |= pairBit(a, b, trains);
    }
    return bits;
  };
  /** Trains of one kind are interchangeable: their nodes stand in order. Tells where each came from. */
  const sortTwins = (): number => {
    let places = 0;
    for (let i = 0; i < trains; i++) {
      let j = i;
      while (j > 0 && kindOf[j - 1] === kindOf[i] && nodes[order[j - 1]!]! > nodes[i]!) {
        order[j] = order[j - 1]!;
        j--;
      }
      order[j] = i;
    }
    for (let i = 0; i < trains; i++) places |= order[i]! << (PLACE_BITS * i);
    return places;
  };
  const inNewOrder = (flags: number): number => {
    let bits = flags & BLOCKED;
    for (let a = 0; a < trains; a++) {
      for (let b = a + 1; b < trains; b++) {
        const old = pairBit(Math.min(order[a]!, order[b]!), Math.max(order[a]!, order[b]!), trains);
        if (flags & old) bits |= pairBit(a, b, trains);
      }
    }
    return bits;
  };
  const grow = () => {
    nextValues = twice(nextValues);
    bounds = twice(bounds);
    steps = { parent: twice(steps.parent), places: twice(steps.places), arc: twice(steps.arc) };
  };

  const expand = (parent: number) => {
    // A train that cannot pass the edge by must take it; two of them cannot.
    let forced = -1;
    for (let train = 0; train < trains; train++) {
      const node = here.rows[parent * width32 + train]!;
      taken[train] = -1;
      if (node < firstNode) continue;
      const { arcStart, mark } = diagrams[train]!;
      const arc = arcStart[node]!;
      if (arc < arcStart[node + 1]! && !(mark[arc]! & uses)) taken[train] = arc;
      else if (forced >= 0) return;
      else forced = train;
    }
    if (forced < 0) add(parent, -1);
    for (let train = 0; train < trains; train++) {
      const node = here.rows[parent * width32 + train]!;
      if (node < firstNode || (forced >= 0 && forced !== train)) continue;
      const { arcStart } = diagrams[train]!;
      const passing = taken[train]!;
      for (let arc = passing < 0 ? arcStart[node]! : passing + 1; arc < arcStart[node + 1]!; arc++) {
        taken[train] = arc;
        add(parent, train);
      }
      taken[train] = passing;
    }
  };

  for (let train = 0; train < trains; train++) row[train] = rootOf(fleet, kindOf[train]!);
  here.number(row);
  for (let layer = 0; layer < layers; layer++) {
    lonely = 0;
    meets = 0;
    sweep.leaving[layer]!.forEach((vertex, i) => {
      if (problem.graph.lonely[vertex]) lonely |= 1 << (TOUCHED_BIT + i);
      if (problem.graph.meets[vertex]) meets |= 1 << (TOUCHED_BIT + i);
    });
    ahead -= prices.edges[layer]!;
    for (let parent = 0; parent < here.count; parent++) expand(parent);
    work += next.count;
    if (next.count > width) {
      lost = Math.max(lost ?? 0, keepBest(next, nextValues, bounds, steps, width, width32));
    }
    history.push({
      parent: steps.parent.slice(0, next.count),
      places: steps.places.slice(0, next.count),
      arc: steps.arc.slice(0, next.count),
    });
    [here, next] = [next, here];
    [values, nextValues] = [nextValues, values];
    if (nextValues.length < values.length) nextValues = new Int32Array(values.length);
    next.clear();
    yield;
  }

  let winner = -1;
  let most = known.value;
  for (let state = 0; state < here.count; state++) {
    if (values[state]! <= most || subsidyOf(values[state]!) < subsidy) continue;
    if (meeting && !allMet(here.rows, state * width32, trains)) continue;
    winner = state;
    most = values[state]!;
  }
  return { best: winner < 0 ? known : retraced(fleet, kindOf, history, winner), lost, work };
}

/** A state has room for the places of this many trains, and for flags of all their pairs. */
export const MOST_TRAINS = 8;

/** The flag of two trains, a < b, having met. */
const pairBit = (a: number, b: number, trains: number): number =>
  2 << ((a * (2 * trains - a - 1)) / 2 + (b - a - 1));

function allMet(rows: Int32Array, from: number, trains: number): boolean {
  const flags = rows[from + trains + 1]!;
  const running: number[] = [];
  for (let train = 0; train < trains; train++) if (rows[from + train]! < FIRST_NODE) running.push(train);
  // Each train with the flags it shares: two that met have one in common.
  return connected(
    running.map((a) => {
      const met = running.map((b) => (a === b ? 0 : flags & pairBit(Math.min(a, b), Math.max(a, b), trains)));
      return [-1 - a, ...met.filter((bit) => bit !== 0)];
    }),
  );
}

/** Keeps the states with the highest bounds, in their order; returns the highest bound dropped. */
function keepBest(
  rows: Rows,
  values: Int32Array,
  bounds: Int32Array,
  steps: Steps,
  width: number,
  columns: number,
): number {
  const sorted = bounds.slice(0, rows.count).sort();
  const limit = sorted[rows.count - width]!;
  let ties = width;
  for (let i = rows.count - 1; i >= 0 && sorted[i]! > limit; i--) ties--;
  let kept = 0;
  let dropped = 0;
  for (let i = 0; i < rows.count; i++) {
    if (bounds[i]! < limit || (bounds[i] === limit && ties-- <= 0)) {
      dropped = Math.max(dropped, bounds[i]!);
      continue;
    }
    rows.rows.copyWithin(kept * columns, i * columns, (i + 1) * columns);
    values[kept] = values[i]!;
    steps.parent[kept] = steps.parent[i]!;
    steps.places[kept] = steps.places[i]!;
    steps.arc[kept] = steps.arc[i]!;
    kept++;
  }
  rows.count = kept;
  return dropped;
}
