import { subsidyOf } from '../fare.ts';
import { bestOfPools, RoutePool } from '../pool.ts';
import { beyond, type Known } from '../problem.ts';
import { diagramOf, type Fleet, type Met, meet, rootOf } from './fleet.ts';
import { bestWay, completions, gainsOf, noPrices, type Prices, perNode } from './passes.ts';
import { withoutPoorRoutes } from './prune.ts';

/**
 * Puts prices on edges so that trains, each taking its best route alone, avoid each other (Lagrange multipliers, by
 * subgradient steps). For any prices, what the trains then earn plus all prices is an upper bound; the routes found on
 * the way make good runs.
 */
export class Pricing {
  fleet: Fleet;
  best: Known;
  bound = Number.POSITIVE_INFINITY;
  /** The prices that gave the bound. */
  prices: Prices;
  private readonly layers: number;
  private readonly met: Met;
  private nodes: Int32Array[] = [];
  private readonly counts: number[];
  /** One price for each edge, then for blocked stations, then for subsidies; those in use, unrounded. */
  private readonly exact: Float64Array;
  private readonly demand: Float64Array;
  private now: Prices;
  private pace = 1;
  private stale = 0;

  constructor(fleet: Fleet, known: Known) {
    const { problem, diagrams } = fleet;
    this.fleet = fleet;
    this.best = known;
    this.layers = diagrams[0]!.layers;
    this.counts = problem.kinds.map(({ count }) => count);
    this.exact = new Float64Array(this.layers + 2);
    this.demand = new Float64Array(this.layers + 2);
    this.now = noPrices(this.layers);
    this.prices = this.now;
    this.met = {
      pools: problem.kinds.map(() => new RoutePool(problem.graph)),
      seen: problem.kinds.map(() => new Set()),
    };
    this.makeRoom();
    this.greedy();
    this.combine();
  }

  private makeRoom(): void {
    this.nodes = this.fleet.diagrams.map(perNode);
  }

  /** Drops what no run better than the best known one can use. */
  filter(): void {
    const slack = this.bound - beyond(this.best.value, this.fleet.problem);
    const { fleet, prices } = this;
    this.fleet = { ...fleet, diagrams: fleet.diagrams.map((each) => withoutPoorRoutes(each, prices, slack)) };
    this.makeRoom();
  }

  /** The best known run is proven best. */
  get settled(): boolean {
    return this.bound < beyond(this.best.value, this.fleet.problem);
  }

  /** One more round of pricing; false when that makes no more progress. */
  round(): boolean {
    const { problem, diagrams, places } = this.fleet;
    const { layers, demand, now } = this;
    let value = now.blocked - now.subsidy * problem.subsidy;
    for (let i = 0; i < layers; i++) value += now.edges[i]!;
    demand.fill(0);
    const gains = diagrams.map((diagram) => gainsOf(diagram, now));
    diagrams.forEach((diagram, i) => {
      completions(diagram, gains[i]!, now, this.nodes[i]!);
    });
    let fresh = false;
    places.forEach(({ diagram: i }, kind) => {
      const count = this.counts[kind]!;
      const root = rootOf(this.fleet, kind);
      value += count * this.nodes[i]![root]!;
      const way = bestWay(diagrams[i]!, gains[i]!, now, this.nodes[i]!, root);
      for (const layer of way.uses) demand[layer]! += count;
      if (way.blocked) demand[layers]! += count;
      demand[layers + 1]! += count * subsidyOf(way.value);
      fresh = meet(this.fleet, this.met, kind, way) || fresh;
    });
    if (value < this.bound) {
      this.bound = value;
      this.prices = now;
      this.stale = 0;
    } else if (++this.stale >= PATIENCE) {
      this.pace /= 2;
      this.stale = 0;
    }
    if (fresh) this.combine();
    return !this.settled && this.step(value);
  }

  private combine(): void {
    this.best = bestOfPools(this.met.pools, this.counts, this.best.value, this.fleet.problem) ?? this.best;
  }

  /** Raises the prices of what too many trains want and lowers the others; false if nothing needs changing. */
  private step(value: number): boolean {
    const { layers, exact, demand } = this;
    // How far each demand exceeds the supply: one train per edge, and at least the wanted subsidy.
    demand[layers + 1] = this.fleet.problem.subsidy - demand[layers + 1]!;
    for (let i = 0; i <= layers; i++) demand[i]! -= 1;
    let square = 0;
    for (let i = 0; i < layers + 2; i++) if (demand[i]! > 0 || exact[i]! > 0) square += demand[i]! ** 2;
    if (square === 0) return false;
    const pace =
      (this.pace * Math.max(value - Math.max(0, this.best.value), this.fleet.problem.grain)) / square;
    for (let i = 0; i < layers + 2; i++) exact[i] = Math.max(0, exact[i]! + pace * demand[i]!);
    this.now = {
      edges: Int32Array.from(exact.subarray(0, layers), Math.round),
      blocked: Math.round(exact[layers]!),
      subsidy: Math.round(exact[layers + 1]!),
    };
    return true;
  }

  /** Trains one after another, each avoiding the track of those before: in order, and in reverse. */
  private greedy(): void {
    const turns = this.counts.flatMap((count, kind) => Array<number>(count).fill(kind));
    const alike = turns.every((kind) => kind === turns[0]);
    const orders = alike ? [turns] : [turns, [...turns].reverse()];
    const free = noPrices(this.layers);
    const atFirst = this.fleet.diagrams.map((diagram) =>
      completions(diagram, diagram.gain, free, perNode(diagram)),
    );
    for (const order of orders) {
      let taken = noPrices(this.layers);
      order.forEach((kind, turn) => {
        const diagram = diagramOf(this.fleet, kind);
        const root = rootOf(this.fleet, kind);
        const completion =
          turn === 0
            ? atFirst[this.fleet.places[kind]!.diagram]!
            : completions(diagram, diagram.gain, taken, perNode(diagram));
        // Only track already taken leads on.
        if (completion[root]! < 0) return;
        const way = bestWay(diagram, diagram.gain, taken, completion, root);
        meet(this.fleet, this.met, kind, way);
        for (const layer of way.uses) taken.edges[layer] = TAKEN;
        if (way.blocked) taken = { ...taken, blocked: TAKEN };
      });
    }
  }
}

/** Rounds without a better bound before steps become smaller. */
const PATIENCE = 4;

/** More than any route is worth. */
const TAKEN = 1 << 24;
