import { connected } from '../connected.ts';
import { FIRST_NODE, PASSES_BLOCKED, TOUCHED_BIT, USES } from './diagram.ts';
import type { Fleet, Solution } from './fleet.ts';
import { Rows } from './grow.ts';
import type { Prices } from './passes.ts';
import { type Step, solutionOf } from './retrace.ts';

export interface Searched {
  readonly best: Solution;
  /** Nothing was cut away: no better run exists. */
  readonly complete: boolean;
  /** The most that what was cut away could have come to. */
  readonly cutBound: number;
  readonly work: number;
}

/**
 * All trains at once, edge by edge: a state is one node of each train's diagram; each edge goes to one train or none.
 * A state is dropped when its value, the completions of its trains and the prices of all edges to come do not beat
 * the best run known. Only the `width` most promising states of a layer are kept.
 */
export function searchTogether(
  fleet: Fleet,
  prices: Prices,
  completion: readonly Int32Array[],
  known: Solution,
  width: number,
): Searched {
  const { plan, grain, meeting } = fleet;
  const kindOf = fleet.kinds.flatMap(({ count }, kind) => Array<number>(count).fill(kind));
  const trains = kindOf.length;
  const diagrams = kindOf.map((kind) => fleet.kinds[kind]!.diagram);
  const completions = kindOf.map((kind) => completion[kind]!);
  const layers = plan.order.length;
  const needed = known.value + grain;

  // After the nodes, a row holds which trains have met (one bit a pair) and whether one ran through blocked stations.
  const row = new Int32Array(trains + 1);
  let here = new Rows(trains + 1);
  let next = new Rows(trains + 1);
  let values = new Int32Array(64);
  let nextValues = new Int32Array(64);
  let bounds = new Int32Array(64);
  let steps: Step = { parent: new Int32Array(64), used: new Int32Array(64) };
  const history: Step[] = [];
  const nodes = new Int32Array(trains);
  const skip = new Int32Array(trains);
  const order = new Int32Array(trains);
  let rest = prices.blocked;
  for (let i = 0; i < layers; i++) rest += prices.edges[i]!;
  let complete = true;
  let cutBound = 0;
  let work = 0;

  for (let train = 0; train < trains; train++) row[train] = diagrams[train]!.root;
  row[trains] = 0;
  here.number(row);
  values[0] = 0;

  let layer = 0;
  let lonely = 0;
  let meets = 0;
  /** Adds the state in which one train (or none) has taken an arc and the others have passed the edge by. */
  const add = (parent: number, user: number, arc: number, bits: number) => {
    let value = values[parent]!;
    let flags = bits;
    let touched = 0;
    let clash = 0;
    let ahead = 0;
    for (let train = 0; train < trains; train++) {
      const taken = train === user ? arc : skip[train]!;
      if (taken < 0) {
        nodes[train] = here.rows[parent * (trains + 1) + train]!;
        continue;
      }
      const diagram = diagrams[train]!;
      const mark = diagram.mark[taken]!;
      value += diagram.gain[taken]!;
      nodes[train] = diagram.target[taken]!;
      ahead += completions[train]![nodes[train]!]!;
      clash |= touched & mark;
      touched |= mark & ~(USES | PASSES_BLOCKED);
      if (mark & PASSES_BLOCKED) {
        if (flags & 1) return;
        flags |= 1;
      }
    }
    if (clash & lonely) return;
    const bound = value + ahead + rest - prices.edges[layer]! - (flags & 1 ? prices.blocked : 0);
    if (bound < needed) return;
    if (meeting && clash & meets) flags |= pairsMet(user, arc);
    const permutation = sortTwins();
    for (let i = 0; i < trains; i++) row[i] = nodes[order[i]!]!;
    row[trains] = meeting ? permuted(flags) : flags;
    const count = next.count;
    const index = next.number(row);
    if (index === count && index === nextValues.length) growNext();
    if (index < count && nextValues[index]! >= value) return;
    nextValues[index] = value;
    bounds[index] = bound;
    steps.parent[index] = parent;
    steps.used[index] = ((user + 1) << 16) | permutation;
  };
  const pairsMet = (user: number, arc: number): number => {
    let bits = 0;
    let bit = 2;
    for (let a = 0; a < trains; a++) {
      for (let b = a + 1; b < trains; b++, bit <<= 1) {
        if (touchedBy(a, user, arc) & touchedBy(b, user, arc) & meets) bits |= bit;
      }
    }
    return bits;
  };
  const touchedBy = (train: number, user: number, arc: number) => {
    const taken = train === user ? arc : skip[train]!;
    return taken < 0 ? 0 : diagrams[train]!.mark[taken]!;
  };
  /** Trains of one kind are interchangeable: their nodes stand in order. Returns where each came from. */
  const sortTwins = (): number => {
    for (let i = 0; i < trains; i++) order[i] = i;
    for (let i = 1; i < trains; i++) {
      const moving = order[i]!;
      let j = i;
      while (j > 0 && kindOf[j - 1] === kindOf[i] && nodes[order[j - 1]!]! > nodes[moving]!) {
        order[j] = order[j - 1]!;
        j--;
      }
      order[j] = moving;
    }
    let code = 0;
    for (let i = 0; i < trains; i++) code |= order[i]! << (3 * i);
    return code;
  };
  const permuted = (flags: number): number => {
    let bits = flags & 1;
    let bit = 2;
    for (let a = 0; a < trains; a++) {
      for (let b = a + 1; b < trains; b++, bit <<= 1) {
        const [x, y] = [Math.min(order[a]!, order[b]!), Math.max(order[a]!, order[b]!)];
        if (flags & pairBit(x, y, trains)) bits |= bit;
      }
    }
    return bits;
  };
  const growNext = () => {
    const larger = (old: Int32Array) => {
      const copy = new Int32Array(old.length * 2);
      copy.set(old);
      return copy;
    };
    nextValues = larger(nextValues);
    bounds = larger(bounds);
    steps = { parent: larger(steps.parent), used: larger(steps.used) };
  };

  for (layer = 0; layer < layers; layer++) {
    lonely = 0;
    meets = 0;
    plan.leaving[layer]!.forEach((vertex, i) => {
      if (plan.graph.lonely[vertex]) lonely |= 1 << (TOUCHED_BIT + i);
      if (plan.graph.meets[vertex]) meets |= 1 << (TOUCHED_BIT + i);
    });
    for (let parent = 0; parent < here.count; parent++) {
      const from = parent * (trains + 1);
      // A train that cannot pass the edge by must take it; two of them cannot.
      let forced = -1;
      let stuck = false;
      for (let train = 0; train < trains; train++) {
        const node = here.rows[from + train]!;
        skip[train] = -1;
        if (node < FIRST_NODE) continue;
        const { arcStart, mark } = diagrams[train]!;
        const arc = arcStart[node]!;
        if (arc < arcStart[node + 1]! && !(mark[arc]! & USES)) skip[train] = arc;
        else if (forced >= 0) stuck = true;
        else forced = train;
      }
      if (stuck) continue;
      const bits = here.rows[from + trains]!;
      if (forced < 0) add(parent, -1, -1, bits);
      for (let train = 0; train < trains; train++) {
        const node = here.rows[from + train]!;
        if (node < FIRST_NODE || (forced >= 0 && forced !== train)) continue;
        const { arcStart } = diagrams[train]!;
        for (
          let arc = skip[train]! < 0 ? arcStart[node]! : skip[train]! + 1;
          arc < arcStart[node + 1]!;
          arc++
        ) {
          add(parent, train, arc, bits);
        }
      }
    }
    work += next.count;
    rest -= prices.edges[layer]!;
    if (next.count > width) {
      const cut = keepBest(next, nextValues, bounds, steps, width, trains + 1);
      complete = false;
      cutBound = Math.max(cutBound, cut);
    }
    history.push({ parent: steps.parent.slice(0, next.count), used: steps.used.slice(0, next.count) });
    [here, next] = [next, here];
    [values, nextValues] = [nextValues, values];
    if (nextValues.length < values.length) nextValues = new Int32Array(values.length);
    next.clear();
  }

  let best = known;
  for (let state = 0; state < here.count; state++) {
    if (values[state]! <= best.value) continue;
    const from = state * (trains + 1);
    if (meeting && !allMet(here.rows, from, trains)) continue;
    best = solutionOf(kindOf, history, state, values[state]!);
  }
  return { best, complete, cutBound, work };
}

const pairBit = (a: number, b: number, trains: number): number => {
  let bit = 2;
  for (let x = 0; x < trains; x++)
    for (let y = x + 1; y < trains; y++, bit <<= 1) if (x === a && y === b) return bit;
  return 0;
};

function allMet(rows: Int32Array, from: number, trains: number): boolean {
  const flags = rows[from + trains]!;
  const running = Array.from({ length: trains }, (_, i) => i).filter((i) => rows[from + i]! < FIRST_NODE);
  // Each train with the pairs it is part of: two that met share one.
  return connected(
    running.map((a) => [
      -1 - a,
      ...running.flatMap((b) => {
        const bit = a === b ? 0 : pairBit(Math.min(a, b), Math.max(a, b), trains);
        return flags & bit ? [bit] : [];
      }),
    ]),
  );
}

/** Keeps the states with the highest bounds, in their order; returns the highest bound dropped. */
function keepBest(
  rows: Rows,
  values: Int32Array,
  bounds: Int32Array,
  steps: Step,
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
    const keep = bounds[i]! > limit || (bounds[i] === limit && ties-- > 0);
    if (!keep) {
      dropped = Math.max(dropped, bounds[i]!);
      continue;
    }
    rows.rows.copyWithin(kept * columns, i * columns, (i + 1) * columns);
    values[kept] = values[i]!;
    steps.parent[kept] = steps.parent[i]!;
    steps.used[kept] = steps.used[i]!;
    kept++;
  }
  rows.count = kept;
  return dropped;
}
