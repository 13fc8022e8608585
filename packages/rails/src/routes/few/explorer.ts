import { memoize } from '@signalbox/kernel';
import type { FaceNode } from '../../map/face.ts';
import { opposite } from '../../map/geometry.ts';
import { type Ground, groundOf, type Plan, planOf } from '../../map/plan.ts';
import { type Tokens, tokensOf } from '../../map/tokens.ts';
import { first } from '../../map/track.ts';
import { bonusesAt, revenueNow, stopRevenue } from '../fare.ts';
import type { RunQuery } from '../query.ts';
import { stopRule, type TrainRules } from '../rules.ts';
import { Pool } from './combining.ts';
import { Trail } from './trail.ts';

/** Steps from hex to hex before the general search is the better method. */
const FEW_STEPS = 10_000;

/** Sides that a set has room for: two numbers of 30 bits. */
const MOST_SIDES = 60;
const HALF = 30;

/** Working memory. Runs are proven one after another, so all on a board share it. */
const scratch = memoize(({ ids, width }: Plan) => ({
  numbers: new Uint8Array(ids.length * 6),
  arrived: new Uint8Array(ids.length),
  entered: new Uint8Array(ids.length),
  visited: new Uint8Array(ids.length * width),
  traits: new Uint8Array(ids.length * width),
  worth: new Int32Array(ids.length * width),
}));

/** What a node means to the train, as a bit set. A stop uses the first number, or one of both. */
const FIRST = 1;
const NUMBERED = 2;
const COMPLETES = 4;
const MAY_END = 8;
const LEADS_ON = 16;
/** An own station, as every route needs one. */
const STATION = 32;

/** Sides that a route crosses, as a set of two numbers. */
export interface Sides {
  readonly low: number;
  readonly high: number;
}

export const NO_SIDES: Sides = { low: 0, high: 0 };

export interface FewRoute extends Sides {
  readonly value: number;
  readonly path: readonly string[];
}

/** Follows the routes of a train: outward from an own station along one arm, then along a second one. */
export class Explorer {
  private readonly query: RunQuery;
  private readonly plan: Plan;
  private readonly ground: Ground;
  private readonly tokens: Tokens;
  private readonly hexTwice: boolean;
  private left = FEW_STEPS;
  /** By side: its number in the sets of sides, from 1. */
  private readonly numbers: Uint8Array;
  private sides = 0;
  /** By hex: the sides at which the track arrives (a bit set). */
  private readonly arrived: Uint8Array;
  /** By hex and by node: is it on the route? */
  private readonly entered: Uint8Array;
  private readonly visited: Uint8Array;
  /** By node: what it means to the train, and what it earns. */
  private readonly traits: Uint8Array;
  private readonly worth: Int32Array;
  /** All nodes within reach; those that use a number, from the best to the worst. */
  private readonly nodes: number[] = [];
  private numbered: number[] = [];
  private train: TrainRules | null = null;
  private mostFirst = 0;
  private mostStops = 0;
  /** Only routes that earn more than this matter. They are collected; or, if there is no pool, the best of them counts. */
  private least = 0;
  private pool: Pool | null = null;
  /** Is the best route wanted, and not only what it earns? */
  private keeps = false;
  private best: Sides | null = null;
  private readonly trail: Trail;
  private root = 0;
  /** The exits of the root that the second arm may take: those after the first arm's. */
  private later = 0;
  /** Where the first arm ends, once the second has begun; -1 before. */
  private end = -1;
  /** Of the route so far: its sides, its stops by number, what it earns. */
  private low = 0;
  private high = 0;
  private first = 0;
  private all = 0;
  private completes = 0;
  private value = 0;
  /** What stops off the route that use no number would earn. */
  private unvisited = 0;

  constructor(query: RunQuery) {
    const plan = planOf(query.board);
    const { numbers, arrived, entered, visited, traits, worth } = scratch(plan);
    this.query = query;
    this.plan = plan;
    this.ground = groundOf(query.board, query.tiles);
    this.tokens = tokensOf(plan, query.stations, query.company);
    this.hexTwice = query.rules.hexTwice;
    this.numbers = numbers.fill(0);
    this.arrived = arrived.fill(0);
    this.entered = entered.fill(0);
    this.visited = visited.fill(0);
    this.traits = traits;
    this.worth = worth;
    this.trail = new Trail(plan, this.ground);
    for (const { hex, node } of this.tokens.mine) this.reachNode(plan.numbers.get(hex)!, node);
    visited.fill(0);
  }

  get gaveUp(): boolean {
    return this.left < 0;
  }

  /** What the best route earns, if it is more than this. */
  mostOf(kind: string, least: number): number {
    this.least = least;
    this.pool = null;
    this.follow(kind, NO_SIDES);
    return this.least;
  }

  /** The best route that crosses none of these sides, or null if none earns anything. */
  bestBesides(kind: string, taken: Sides): FewRoute | null {
    this.least = 0;
    this.pool = null;
    this.best = null;
    this.keeps = true;
    this.follow(kind, taken);
    this.keeps = false;
    if (this.best === null) return null;
    const { low, high } = this.best as Sides;
    return {
      value: this.least,
      low: low & ~taken.low,
      high: high & ~taken.high,
      path: this.trail.path(),
    };
  }

  /** The route with this number in a pool: the best one on its sides. */
  along(kind: string, { low, high }: Pool, route: number): FewRoute | null {
    return this.bestBesides(kind, { low: ~low[route]!, high: ~high[route]! });
  }

  /** All routes that earn more than this. */
  routesOver(kind: string, least: number): Pool {
    const pool = new Pool();
    this.least = least;
    this.pool = pool;
    this.follow(kind, NO_SIDES);
    return pool;
  }

  /** Finds the nodes within reach, and numbers the sides. */
  private reachNode(hex: number, node: number): void {
    const at = hex * this.plan.width + node;
    if (this.visited[at] === 1) return;
    this.visited[at] = 1;
    this.nodes.push(at);
    const { edgesOf, links } = this.ground.tracks[hex]!;
    // Track between two nodes of a hex is left to the general search.
    if (links[node] !== 0) this.left = -1;
    const isOwn = (this.tokens.own[hex]! & (1 << node)) !== 0;
    if (!isOwn && !this.leadsOn(at, hex, node)) return;
    for (let rest = edgesOf[node]!; rest !== 0; rest &= rest - 1) this.reachAcross(hex, first(rest));
  }

  private reachAcross(hex: number, edge: number): void {
    const { over } = this.plan;
    const next = over[hex * 6 + edge]!;
    const back = opposite(edge);
    if (next < 0 || over[next * 6 + back] !== hex || this.left < 0) return;
    const track = this.ground.tracks[next]!;
    if ((track.edges & (1 << back)) === 0 || (this.arrived[next]! & (1 << back)) !== 0) return;
    this.arrived[next]! |= 1 << back;
    if (this.numbers[hex * 6 + edge] === 0) {
      this.sides += 1;
      if (this.sides > MOST_SIDES) this.left = -1;
      this.numbers[hex * 6 + edge] = this.sides;
      this.numbers[next * 6 + back] = this.sides;
    }
    for (let rest = track.crossings[back]!; rest !== 0; rest &= rest - 1) {
      this.reachAcross(next, first(rest));
    }
    for (let rest = track.nodes[back]!; rest !== 0; rest &= rest - 1) this.reachNode(next, first(rest));
  }

  private follow(kind: string, { low, high }: Sides): void {
    if (this.left < 0) return;
    const { numbers } = this.plan;
    this.prepareFor(this.query.rules.trains[kind]!);
    this.low = low;
    this.high = high;
    for (const { hex, node } of this.tokens.mine) this.startAt(numbers.get(hex)!, node);
  }

  private prepareFor(train: TrainRules): void {
    if (this.train === train) return;
    this.train = train;
    this.mostFirst = train.first;
    this.mostStops = train.first + train.second;
    this.value = train.base ?? 0;
    this.unvisited = 0;
    this.numbered = [];
    for (const at of this.nodes) this.lookAt(at, train);
    this.numbered.sort((a, b) => this.worth[b]! - this.worth[a]!);
  }

  private lookAt(at: number, train: TrainRules): void {
    const { query, plan, worth } = this;
    const hex = Math.floor(at / plan.width);
    const node = at % plan.width;
    const { kind, revenue } = this.faceAt(at);
    let traits = this.leadsOn(at, hex, node) ? LEADS_ON : 0;
    worth[at] = 0;
    if (kind !== 'junction') {
      const { uses, completes } = stopRule(train, kind);
      const { ends, stationKinds } = query.rules;
      if (uses !== 'none') traits |= NUMBERED;
      if (uses === 'first') traits |= FIRST;
      if (completes) traits |= COMPLETES;
      if (ends[kind] !== 'never') traits |= MAY_END;
      const isOwn = (this.tokens.own[hex]! & (1 << node)) !== 0;
      if (isOwn && stationKinds.includes(kind)) traits |= STATION;
      const bonuses = bonusesAt(query, plan.ids[hex]!, node);
      worth[at] = stopRevenue(train, kind, revenueNow(revenue, query.period ?? 0), bonuses);
    }
    this.traits[at] = traits;
    if ((traits & NUMBERED) !== 0) this.numbered.push(at);
    else this.unvisited += worth[at]!;
  }

  private leadsOn(at: number, hex: number, node: number): boolean {
    const { kind, slots, terminal } = this.faceAt(at);
    if (kind === 'junction') return true;
    if (terminal || this.query.rules.ends[kind] === 'must') return false;
    return slots === 0 || this.tokens.taken[at]! < slots || (this.tokens.own[hex]! & (1 << node)) !== 0;
  }

  private startAt(hex: number, node: number): void {
    const at = hex * this.plan.width + node;
    if ((this.traits[at]! & STATION) === 0 || !this.isWithinNumbers(at)) return;
    this.root = at;
    this.entered[hex] = 1;
    this.stopAt(at, 1);
    for (let rest = this.ground.tracks[hex]!.edgesOf[node]!; rest !== 0; rest &= rest - 1) {
      this.later = rest & (rest - 1);
      this.leave(hex, first(rest));
    }
    this.stopAt(at, -1);
    this.entered[hex] = 0;
  }

  /** Crosses a side, if track leads on behind it. */
  private leave(hex: number, edge: number): void {
    const departure = hex * 6 + edge;
    const number = this.numbers[departure]! - 1;
    if (number < 0 || --this.left < 0) return;
    const next = this.plan.over[departure]!;
    if (!this.hexTwice && this.entered[next] === 1) return;
    const { low, high } = this;
    const bit = 1 << (number % HALF);
    if (((number < HALF ? low : high) & bit) !== 0) return;
    if (number < HALF) this.low |= bit;
    else this.high |= bit;
    this.entered[next] = 1;
    this.trail.enter(next);
    const back = opposite(edge);
    const { crossings, nodes } = this.ground.tracks[next]!;
    for (let rest = crossings[back]!; rest !== 0; rest &= rest - 1) this.leave(next, first(rest));
    for (let rest = nodes[back]!; rest !== 0; rest &= rest - 1) this.enter(next, first(rest), back);
    this.trail.goBack();
    this.entered[next] = 0;
    this.low = low;
    this.high = high;
  }

  /** Comes to a node over an edge, and goes on by the others. */
  private enter(hex: number, node: number, came: number): void {
    const at = hex * this.plan.width + node;
    const traits = this.traits[at]!;
    // A route with several own stations is found from the first of them.
    if (this.visited[at] === 1 || ((traits & STATION) !== 0 && at < this.root)) return;
    if (!this.isWithinNumbers(at)) return;
    this.stopAt(at, 1);
    this.trail.comeTo(at);
    if ((traits & MAY_END) !== 0) this.reach(at);
    if ((traits & LEADS_ON) !== 0 && this.isWorthIt()) {
      this.leaveBy(hex, this.ground.tracks[hex]!.edgesOf[node]! & ~(1 << came));
    }
    this.stopAt(at, -1);
  }

  private leaveBy(hex: number, edges: number): void {
    for (let rest = edges; rest !== 0; rest &= rest - 1) this.leave(hex, first(rest));
  }

  /** The route may end here; or its first arm does, and the second begins. */
  private reach(at: number): void {
    const { root } = this;
    if (this.end >= 0) {
      this.record(this.end, at);
      return;
    }
    const traits = this.traits[root]!;
    if ((traits & MAY_END) !== 0) this.record(root, at);
    if ((traits & LEADS_ON) === 0 || this.later === 0 || !this.isWorthIt()) return;
    this.end = at;
    this.trail.turn();
    this.leaveBy(Math.floor(root / this.plan.width), this.later);
    this.trail.turnBack();
    this.end = -1;
  }

  private record(one: number, other: number): void {
    if (this.value <= this.least || this.completes < 2) return;
    const area = this.faceAt(one).group;
    if (area !== undefined && area === this.faceAt(other).group) return;
    if (this.pool) {
      this.pool.add(this.value, this.low, this.high);
      return;
    }
    this.least = this.value;
    if (!this.keeps) return;
    this.best = { low: this.low, high: this.high };
    this.trail.keep(this.root);
  }

  /** Could the route still earn more than the least that matters, if it came to the best stops that are left? */
  private isWorthIt(): boolean {
    const { numbered, visited, worth, least } = this;
    let bound = this.value + this.unvisited;
    let room = this.mostStops - this.all;
    for (let i = 0; i < numbered.length && room > 0 && bound <= least; i++) {
      if (visited[numbered[i]!] === 1) continue;
      bound += worth[numbered[i]!]!;
      room -= 1;
    }
    return bound > least;
  }

  private isWithinNumbers(at: number): boolean {
    const traits = this.traits[at]!;
    if ((traits & FIRST) !== 0 && this.first === this.mostFirst) return false;
    return (traits & NUMBERED) === 0 || this.all < this.mostStops;
  }

  /** Adds a stop to the route, or removes it. */
  private stopAt(at: number, by: 1 | -1): void {
    const traits = this.traits[at]!;
    const value = by * this.worth[at]!;
    this.visited[at] = by > 0 ? 1 : 0;
    this.value += value;
    if ((traits & COMPLETES) !== 0) this.completes += by;
    if ((traits & FIRST) !== 0) this.first += by;
    if ((traits & NUMBERED) !== 0) this.all += by;
    else this.unvisited -= value;
  }

  private faceAt(at: number): FaceNode {
    const { width } = this.plan;
    return this.ground.faces[Math.floor(at / width)]!.nodes[at % width]!;
  }
}
