import type { Board, Face, NodeKind, Station, Tiles } from './face.ts';
import { opposite } from './geometry.ts';
import { groundOf, planOf } from './plan.ts';
import { first, type Track } from './track.ts';
import type { Upgrade } from './upgrade.ts';
import { leadsOn } from './ways.ts';

/** What a stop at a kind of node costs a train: one of its first number, one of either, or nothing. */
export interface StopCost {
  readonly uses: 'first' | 'either' | 'none';
  /** The train may run through without stopping. */
  readonly optional: boolean;
}

export interface ReachQuery {
  readonly board: Board;
  readonly tiles: Tiles;
  /** Those that stop trains, and the company's own. */
  readonly stations: readonly Station[];
  readonly owner: string;
  readonly costOf: (kind: NodeKind) => StopCost;
  /** Kinds of node where every way ends. */
  readonly ends: readonly NodeKind[];
}

/** A train with two numbers: this many stops of the first kind, this many of both together. */
export interface TrainRange {
  readonly first: number;
  readonly all: number;
}

/** What a train can come to in one hex, as sets: see `Track`. */
export interface HexReach {
  /** Nodes where it can stop. */
  stops: number;
  /** Edges over which it can come in or go out. */
  edges: number;
}

/**
 * How far a train can run from its company's stations, stopping wherever it must: hex by hex, in the order of the
 * plan. That a whole route may not visit a hex twice is left aside.
 */
export function trainReach(query: ReachQuery, train: TrainRange): readonly HexReach[] {
  return new Runner(query, train).from(query.stations.filter(({ owner }) => owner === query.owner));
}

/** Whether a new face brings the train anything where it comes: new track, or a stop worth more. */
export function bringsWithin({ stops, edges }: HexReach, change: Upgrade): boolean {
  if ((stops & change.raised) !== 0) return true;
  if (change.freshCrossings.some((to, edge) => (edges & (1 << edge)) !== 0 && (edges & to) !== 0))
    return true;
  return change.freshEdges.some(
    (fresh, node) =>
      (stops & (1 << node)) !== 0 && ((edges & fresh) !== 0 || (stops & change.freshLinks[node]!) !== 0),
  );
}

/** Stops used so far, of the first number and altogether. */
interface Used {
  readonly first: number;
  readonly all: number;
}

interface Arrival {
  readonly hex: number;
  readonly edge: number;
  readonly used: Used;
}

class Runner {
  private readonly query: ReachQuery;
  private readonly train: TrainRange;
  private readonly faces: readonly Face[];
  private readonly tracks: readonly Track[];
  private readonly reach: HexReach[];
  /** By side of a hex: the cheapest ways there, none better than another in both numbers. */
  private readonly best = new Map<number, Used[]>();
  private readonly queue: Arrival[] = [];

  constructor(query: ReachQuery, train: TrainRange) {
    this.query = query;
    this.train = train;
    const ground = groundOf(query.board, query.tiles);
    this.faces = ground.faces;
    this.tracks = ground.tracks;
    this.reach = ground.faces.map(() => ({ stops: 0, edges: 0 }));
  }

  from(starts: readonly Station[]): readonly HexReach[] {
    const { numbers } = planOf(this.query.board);
    for (const { hex, node } of starts) {
      this.enterNode(numbers.get(hex)!, node, { first: 0, all: 0 }, null, 0);
    }
    for (let next = this.queue.shift(); next; next = this.queue.shift()) this.enterHex(next);
    return this.reach;
  }

  private enterHex({ hex, edge, used }: Arrival): void {
    const track = this.tracks[hex]!;
    if ((track.edges & (1 << edge)) === 0) return;
    this.reach[hex]!.edges |= 1 << edge;
    for (let rest = track.crossings[edge]!; rest !== 0; rest &= rest - 1) this.leave(hex, first(rest), used);
    for (let rest = track.nodes[edge]!; rest !== 0; rest &= rest - 1) {
      this.enterNode(hex, first(rest), used, edge, 0);
    }
  }

  private enterNode(hex: number, node: number, used: Used, edge: number | null, seen: number): void {
    if ((seen & (1 << node)) !== 0) return;
    const { kind } = this.faces[hex]!.nodes[node]!;
    const { uses, optional } = this.query.costOf(kind);
    const stopped = {
      first: used.first + (uses === 'first' ? 1 : 0),
      all: used.all + (uses === 'none' ? 0 : 1),
    };
    const canStop = stopped.first <= this.train.first && stopped.all <= this.train.all;
    if (canStop) this.reach[hex]!.stops |= 1 << node;
    else if (!optional) return;
    if (edge !== null && this.isShut(hex, node)) return;
    this.goOn(hex, node, optional ? used : stopped, edge, seen | (1 << node));
  }

  private goOn(hex: number, node: number, used: Used, except: number | null, seen: number): void {
    const { edgesOf, links } = this.tracks[hex]!;
    for (let rest = edgesOf[node]!; rest !== 0; rest &= rest - 1) {
      if (first(rest) !== except) this.leave(hex, first(rest), used);
    }
    for (let rest = links[node]!; rest !== 0; rest &= rest - 1) {
      this.enterNode(hex, first(rest), used, except ?? -1, seen);
    }
  }

  /** Out of a hex, if the train could still stop somewhere. */
  private leave(hex: number, edge: number, used: Used): void {
    if (used.all >= this.train.all) return;
    this.reach[hex]!.edges |= 1 << edge;
    const over = planOf(this.query.board).over[hex * 6 + edge]!;
    if (over < 0) return;
    const side = over * 6 + opposite(edge);
    const known = this.best.get(side) ?? [];
    if (known.some((other) => other.first <= used.first && other.all <= used.all)) return;
    this.best.set(side, [...known.filter((o) => o.first < used.first || o.all < used.all), used]);
    this.queue.push({ hex: over, edge: opposite(edge), used });
  }

  private isShut(hex: number, node: number): boolean {
    const { board, stations, owner, ends } = this.query;
    const id = planOf(board).ids[hex];
    const here = stations.filter((at) => at.hex === id && at.node === node);
    const taken = here.filter((at) => at.owner !== owner && at.beside === undefined).length;
    const own = here.some((at) => at.owner === owner);
    return !leadsOn(this.faces[hex]!, node, taken, own, ends);
  }
}
