import { connected } from '../connected.ts';
import { subsidyOf } from '../fare.ts';
import { beyond, type Known } from '../problem.ts';
import { type Diagram, FIRST_NODE, PASSES_BLOCKED, TOUCHED_BIT, USES } from './diagram.ts';
import { diagramOf, type Fleet, rootOf } from './fleet.ts';
import { Rows, twice } from './grow.ts';
import { keepBest } from './keep-best.ts';
import type { Prices } from './passes.ts';
import { completions, gainsOf, perNode } from './passes.ts';
import { PLACE_BITS, retraced, type Steps, USER_SHIFT } from './retrace.ts';

/** What was found, and what was lost: the highest bound among the dropped states, if any were dropped. */
export interface Searched {
  readonly best: Known;
  readonly lost: number | null;
  readonly work: number;
}

const BLOCKED = 1;

/**
 * All trains at once, edge by edge: a state is one node of each train's diagram; each edge goes to one train or none. A
 * state is dropped when its value, the completions of its trains and the prices of all remaining edges do not beat the
 * best known run. Only the `width` most promising states of a layer are kept.
 */
export function searchTogether(
  fleet: Fleet,
  prices: Prices,
  known: Known,
  width: number,
): Generator<undefined, Searched> {
  return new Search(fleet, prices, known).run(width);
}

/** One layer of states after the other; the arrays are allocated once, since every state writes into them. */
class Search {
  private readonly fleet: Fleet;
  private readonly prices: Prices;
  private readonly known: Known;
  private readonly kindOf: readonly number[];
  private readonly trains: number;
  private readonly diagrams: readonly Diagram[];
  private readonly completion: readonly Int32Array[];
  private readonly meeting: boolean;
  private readonly subsidy: number;
  private readonly needed: number;

  // After the nodes a row holds the subsidy so far (up to the wanted one), then flags: a train ran through blocked
  // stations; which trains have met, one bit per pair.
  private readonly width32: number;
  private readonly row: Int32Array;
  private here: Rows;
  private next: Rows;
  private values = new Int32Array(64);
  private nextValues = new Int32Array(64);
  private bounds = new Int32Array(64);
  private steps: Steps = {
    parent: new Int32Array(64),
    places: new Int32Array(64),
    arc: new Int32Array(64),
  };
  private readonly history: Steps[] = [];
  private readonly nodes: Int32Array;
  private readonly taken: Int32Array;
  private readonly order: Int32Array;
  /** Prices of what is still to be decided. */
  private ahead: number;
  private exclusive = 0;
  private meets = 0;

  constructor(fleet: Fleet, prices: Prices, known: Known) {
    const { problem } = fleet;
    this.fleet = fleet;
    this.prices = prices;
    this.known = known;
    this.kindOf = problem.kinds.flatMap(({ count }, kind) => Array<number>(count).fill(kind));
    this.trains = this.kindOf.length;
    this.diagrams = this.kindOf.map((kind) => diagramOf(fleet, kind));
    const ofDiagram = fleet.diagrams.map((diagram) =>
      completions(diagram, gainsOf(diagram, prices), prices, perNode(diagram)),
    );
    this.completion = this.kindOf.map((kind) => ofDiagram[fleet.places[kind]!.diagram]!);
    this.meeting = problem.meeting;
    this.subsidy = problem.subsidy;
    this.needed = beyond(known.value, problem);
    this.width32 = this.trains + 2;
    this.row = new Int32Array(this.width32);
    this.here = new Rows(this.width32);
    this.next = new Rows(this.width32);
    this.nodes = new Int32Array(this.trains);
    this.taken = new Int32Array(this.trains);
    this.order = new Int32Array(this.trains);
    this.ahead = prices.blocked - prices.subsidy * problem.subsidy;
    for (let i = 0; i < fleet.sweep.order.length; i++) this.ahead += prices.edges[i]!;
  }

  *run(width: number): Generator<undefined, Searched> {
    let lost: number | null = null;
    let work = 0;
    this.kindOf.forEach((kind, train) => {
      this.row[train] = rootOf(this.fleet, kind);
    });
    this.here.number(this.row);
    for (let layer = 0; layer < this.fleet.sweep.order.length; layer++) {
      this.enter(layer);
      for (let parent = 0; parent < this.here.count; parent++) this.expand(parent);
      work += this.next.count;
      if (this.next.count > width) {
        lost = Math.max(lost ?? 0, keepBest(this.next, this.nextValues, this.bounds, this.steps, width));
      }
      this.turn();
      yield;
    }
    return { best: this.best(), lost, work };
  }

  private enter(layer: number): void {
    const { graph } = this.fleet.problem;
    this.exclusive = 0;
    this.meets = 0;
    this.fleet.sweep.leaving[layer]!.forEach((vertex, i) => {
      if (graph.exclusive[vertex]) this.exclusive |= 1 << (TOUCHED_BIT + i);
      if (graph.meets[vertex]) this.meets |= 1 << (TOUCHED_BIT + i);
    });
    this.ahead -= this.prices.edges[layer]!;
  }

  /** Continues from the states that were reached; how they were reached is recorded. */
  private turn(): void {
    const { steps, next } = this;
    this.history.push({
      parent: steps.parent.slice(0, next.count),
      places: steps.places.slice(0, next.count),
      arc: steps.arc.slice(0, next.count),
    });
    [this.here, this.next] = [this.next, this.here];
    [this.values, this.nextValues] = [this.nextValues, this.values];
    if (this.nextValues.length < this.values.length) this.nextValues = new Int32Array(this.values.length);
    this.next.clear();
  }

  private best(): Known {
    const { here, values, width32, trains } = this;
    let winner = -1;
    let most = this.known.value;
    for (let state = 0; state < here.count; state++) {
      if (values[state]! <= most || subsidyOf(values[state]!) < this.subsidy) continue;
      if (this.meeting && !allMet(here.rows, state * width32, trains)) continue;
      winner = state;
      most = values[state]!;
    }
    return winner < 0 ? this.known : retraced(this.fleet, this.kindOf, this.history, winner);
  }

  private expand(parent: number): void {
    const { trains, taken, diagrams, width32 } = this;
    const { rows } = this.here;
    // A train that cannot leave the edge out must take it; two of them cannot.
    let forced = -1;
    for (let train = 0; train < trains; train++) {
      const node = rows[parent * width32 + train]!;
      taken[train] = -1;
      if (node < FIRST_NODE) continue;
      const { arcStart, mark } = diagrams[train]!;
      const arc = arcStart[node]!;
      if (arc < arcStart[node + 1]! && !(mark[arc]! & USES)) taken[train] = arc;
      else if (forced >= 0) return;
      else forced = train;
    }
    if (forced < 0) this.add(parent, -1);
    for (let train = 0; train < trains; train++) {
      const node = rows[parent * width32 + train]!;
      if (node < FIRST_NODE || (forced >= 0 && forced !== train)) continue;
      const { arcStart } = diagrams[train]!;
      const passing = taken[train]!;
      for (let arc = passing < 0 ? arcStart[node]! : passing + 1; arc < arcStart[node + 1]!; arc++) {
        taken[train] = arc;
        this.add(parent, train);
      }
      taken[train] = passing;
    }
  }

  /** Adds the state that the arcs in `taken` lead to (-1 for a train that has finished). */
  private add(parent: number, user: number): void {
    const { trains, taken, nodes, diagrams, completion, subsidy, prices } = this;
    const { rows } = this.here;
    const from = parent * this.width32;
    let value = this.values[parent]!;
    let flags = rows[from + trains + 1]!;
    let paid = rows[from + trains]!;
    let bound = this.ahead;
    let touched = 0;
    let shared = 0;
    for (let train = 0; train < trains; train++) {
      const arc = taken[train]!;
      if (arc < 0) {
        nodes[train] = rows[from + train]!;
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
      touched |= mark & ~(USES | PASSES_BLOCKED);
      if (mark & PASSES_BLOCKED) {
        if (flags & BLOCKED) return;
        flags |= BLOCKED;
      }
    }
    if (shared & this.exclusive) return;
    if (paid > subsidy) paid = subsidy;
    bound += value + prices.subsidy * paid - (flags & BLOCKED ? prices.blocked : 0);
    if (bound < this.needed) return;
    if (this.meeting && shared & this.meets) flags |= this.pairsMet();
    this.keep(parent, user, value, bound, paid, flags);
  }

  /** Among several ways to a state the one of the highest value is kept. */
  private keep(
    parent: number,
    user: number,
    value: number,
    bound: number,
    paid: number,
    flags: number,
  ): void {
    const { trains, row, nodes, order, next } = this;
    const places = this.sortTwins();
    for (let i = 0; i < trains; i++) row[i] = nodes[order[i]!]!;
    row[trains] = paid;
    row[trains + 1] = this.meeting ? this.inNewOrder(flags) : flags;
    const count = next.count;
    const index = next.number(row);
    if (index === this.nextValues.length) this.grow();
    if (index < count && this.nextValues[index]! >= value) return;
    this.nextValues[index] = value;
    this.bounds[index] = bound;
    this.steps.parent[index] = parent;
    this.steps.places[index] = ((user + 1) << USER_SHIFT) | places;
    this.steps.arc[index] = user < 0 ? -1 : this.taken[user]!;
  }

  private grow(): void {
    const { steps } = this;
    this.nextValues = twice(this.nextValues);
    this.bounds = twice(this.bounds);
    this.steps = { parent: twice(steps.parent), places: twice(steps.places), arc: twice(steps.arc) };
  }

  private marked(train: number): number {
    const arc = this.taken[train]!;
    return arc < 0 ? 0 : this.diagrams[train]!.mark[arc]!;
  }

  private pairsMet(): number {
    const { trains, meets } = this;
    let bits = 0;
    for (let a = 0; a < trains; a++) {
      for (let b = a + 1; b < trains; b++) {
        if (this.marked(a) & this.marked(b) & meets) bits |= pairBit(a, b, trains);
      }
    }
    return bits;
  }

  /** Trains of one kind are interchangeable, so their nodes are kept in order. Returns where each came from. */
  private sortTwins(): number {
    const { trains, order, nodes, kindOf } = this;
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
  }

  private inNewOrder(flags: number): number {
    const { trains, order } = this;
    let bits = flags & BLOCKED;
    for (let a = 0; a < trains; a++) {
      for (let b = a + 1; b < trains; b++) {
        const old = pairBit(Math.min(order[a]!, order[b]!), Math.max(order[a]!, order[b]!), trains);
        if (flags & old) bits |= pairBit(a, b, trains);
      }
    }
    return bits;
  }
}

/** A state has room for this many trains, and for flags of all their pairs. */
export const MAX_TRAINS = 8;

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
