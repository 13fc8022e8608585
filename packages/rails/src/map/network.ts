import { remember } from '@signalbox/kernel';
import type { Board, Face, NodeKind, Station, Tiles } from './face.ts';
import { opposite } from './geometry.ts';
import { groundOf, NODES, type Plan, planOf } from './plan.ts';
import { first, type Track } from './track.ts';

/** What a title rules about the way along track. */
export interface NetworkRules {
  /** Kinds of node where every way ends: track leads in, but not through. */
  readonly ends: readonly NodeKind[];
  /** Sides over which nothing counts as connected, besides those closed on the board. */
  readonly barred?: (hex: string, edge: number) => boolean;
  /** Which of the company's stations count as a start; all, if unsaid. */
  readonly from?: (station: Station) => boolean;
}

/**
 * What a company reaches along track from its stations, and what else of the position those need who ask. Numbers
 * of hexes and nodes are those of the plan; the functions below answer by name.
 */
export interface Network {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly owner: string;
  readonly rules: NetworkRules;
  readonly plan: Plan;
  readonly faces: readonly Face[];
  readonly tracks: readonly Track[];
  /** By node: how many hexes away, or -1 out of reach. */
  readonly distances: Int16Array;
  /** By hex: edges up to which the network leads from outside, whether or not the hex has track there (a set). */
  readonly arrivals: Uint8Array;
  /** By node: whether ways lead on through it. */
  readonly passed: Uint8Array;
  /** By node: slots taken by others, and whether the company has a station. */
  readonly taken: Uint8Array;
  readonly own: Uint8Array;
}

/**
 * Walks from a company's stations. A city whose slots are all taken by others, with no station of its own, may be
 * entered but not passed. No way turns round in a node; one that comes round a loop may run back over the track it
 * came by, which reaches no node that is not reached anyway where track forks in nodes only.
 */
export function network(
  board: Board,
  tiles: Tiles,
  stations: readonly Station[],
  owner: string,
  rules: NetworkRules,
): Network {
  const plan = planOf(board);
  const nodes = plan.ids.length * NODES;
  // One piece of memory for all: networks are made by the thousand.
  const memory = new ArrayBuffer(nodes * 5 + plan.ids.length);
  const bytes = (from: number, count: number) => new Uint8Array(memory, from, count);
  const found: Network = {
    board,
    tiles,
    stations,
    owner,
    rules,
    plan,
    ...groundOf(board, tiles),
    distances: new Int16Array(memory, 0, nodes).fill(-1),
    passed: bytes(nodes * 2, nodes),
    taken: bytes(nodes * 3, nodes),
    own: bytes(nodes * 4, nodes),
    arrivals: bytes(nodes * 5, plan.ids.length),
  };
  const starts: number[] = [];
  for (const station of stations) {
    const at = plan.numbers.get(station.hex)! * NODES + station.node;
    if (station.owner === owner) {
      found.own[at] = 1;
      if (rules.from === undefined || rules.from(station)) starts.push(at);
    } else if (station.beside === undefined) found.taken[at]!++;
  }
  new Walk(found).from(starts);
  return found;
}

/** Whether a way of the company may lead on through a node. */
export function leadsOn(
  face: Face,
  node: number,
  taken: number,
  own: boolean,
  ends: readonly NodeKind[],
): boolean {
  const { kind, slots, terminal } = face.nodes[node]!;
  if (terminal || ends.includes(kind)) return false;
  return own || slots === 0 || taken < slots;
}

const UNSEEN = 0;
const EVERY_WAY = 255;
/** How a walk came into a node: over an edge, or from another node of the hex. */
const overEdge = (edge: number) => 1 + edge;
const fromNode = (node: number) => 7 + node;

/** What a walk notes on its way. Walks are done one after another, so all on a board use the same sheet. */
const scratch = remember(({ ids }: Plan) => ({
  entrances: new Uint8Array(ids.length * NODES),
  departures: new Uint8Array(ids.length),
  queue: new Int16Array(ids.length * 6),
  queued: new Int16Array(ids.length * 6),
}));

/**
 * Breadth first over sides of hexes; all within a hex is done at once, since it adds no distance. A node is left by
 * every way but the one it was entered by; a second entrance by another way opens that one too.
 */
class Walk {
  private readonly entrances: Uint8Array;
  private readonly departures: Uint8Array;
  private readonly queue: Int16Array;
  private readonly queued: Int16Array;
  private readonly network: Network;
  private end = 0;
  private distance = 0;

  constructor(network: Network) {
    this.network = network;
    const { entrances, departures, queue, queued } = scratch(network.plan);
    this.entrances = entrances.fill(UNSEEN);
    this.departures = departures.fill(0);
    this.queue = queue;
    this.queued = queued;
  }

  from(starts: readonly number[]): void {
    for (const at of starts) {
      const node = at % NODES;
      const hex = (at - node) / NODES;
      this.network.distances[at] = 0;
      if (this.entrances[at] === EVERY_WAY) continue;
      this.entrances[at] = EVERY_WAY;
      this.leaveNode(hex, node, UNSEEN);
    }
    for (let next = 0; next < this.end; next++) {
      const side = this.queue[next]!;
      const edge = side % 6;
      this.distance = this.queued[next]!;
      this.enterHex((side - edge) / 6, edge);
    }
  }

  private enterHex(hex: number, edge: number): void {
    const track = this.network.tracks[hex]!;
    for (let rest = track.crossings[edge]!; rest !== 0; rest &= rest - 1) this.leaveHex(hex, first(rest));
    for (let rest = track.nodes[edge]!; rest !== 0; rest &= rest - 1) {
      this.enterNode(hex, first(rest), overEdge(edge));
    }
  }

  private enterNode(hex: number, node: number, way: number): void {
    const { distances, taken, own, faces, rules } = this.network;
    const at = hex * NODES + node;
    if (distances[at]! < 0) distances[at] = this.distance;
    const before = this.entrances[at]!;
    if (before === EVERY_WAY || before === way) return;
    if (!leadsOn(faces[hex]!, node, taken[at]!, own[at] === 1, rules.ends)) return;
    this.entrances[at] = before === UNSEEN ? way : EVERY_WAY;
    if (before === UNSEEN) this.leaveNode(hex, node, way);
    else this.leaveBy(hex, node, before);
  }

  /** Goes out by every way but one. */
  private leaveNode(hex: number, node: number, except: number): void {
    const { edgesOf, links } = this.network.tracks[hex]!;
    this.network.passed[hex * NODES + node] = 1;
    for (let rest = edgesOf[node]!; rest !== 0; rest &= rest - 1) {
      const edge = first(rest);
      if (overEdge(edge) !== except) this.leaveHex(hex, edge);
    }
    for (let rest = links[node]!; rest !== 0; rest &= rest - 1) {
      const other = first(rest);
      if (fromNode(other) !== except) this.enterNode(hex, other, fromNode(node));
    }
  }

  private leaveBy(hex: number, node: number, way: number): void {
    if (way < fromNode(0)) this.leaveHex(hex, way - overEdge(0));
    else this.enterNode(hex, way - fromNode(0), fromNode(node));
  }

  private leaveHex(hex: number, edge: number): void {
    const { plan, rules, arrivals } = this.network;
    const bit = 1 << edge;
    if ((this.departures[hex]! & bit) !== 0) return;
    this.departures[hex]! |= bit;
    const over = plan.over[hex * 6 + edge]!;
    if (over < 0 || rules.barred?.(plan.ids[hex]!, edge)) return;
    const side = opposite(edge);
    arrivals[over]! |= 1 << side;
    if ((this.network.tracks[over]!.edges & (1 << side)) === 0) return;
    this.queue[this.end] = over * 6 + side;
    this.queued[this.end++] = this.distance + 1;
  }
}
