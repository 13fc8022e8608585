import { type Objection, objection } from '@signalbox/kernel';
import { planOf } from '../map/plan.ts';
import { connected } from './connected.ts';
import { bonusesAt, revenueNow, stopRevenue } from './fare.ts';
import type { GivenRoute, Run, RunQuery, RunRoute, Stop } from './query.ts';
import { type StopKind, stopRule, type TrainRules } from './rules.ts';
import { nodeName, trackName, type Walk, type WalkedNode, walkPath } from './walk.ts';

export type Checked =
  | { readonly ok: true; readonly run: Run }
  | { readonly ok: false; readonly objection: Objection };

interface Checking {
  readonly query: RunQuery;
  readonly given: GivenRoute;
  readonly walk: Walk;
  readonly rules: TrainRules;
  /** Full of other companies' tokens. */
  readonly blocked: readonly WalkedNode[];
}

/**
 * May these routes be run together, and for how much? It follows each route over the map itself and shares no code with
 * the search for the best ones.
 */
export function checkRoutes(query: RunQuery, routes: readonly GivenRoute[]): Checked {
  const checkings: Checking[] = [];
  const done: RunRoute[] = [];
  for (const given of routes) {
    const checking = prepare(query, given);
    if ('why' in checking) return { ok: false, objection: checking };
    const objection = alone(checking);
    if (objection) return { ok: false, objection };
    checkings.push(checking);
    done.push(priced(checking));
  }
  const objection = together(query, checkings);
  if (objection) return { ok: false, objection };
  return {
    ok: true,
    run: {
      routes: done,
      revenue: done.reduce((sum, route) => sum + route.revenue, 0),
      subsidy: done.reduce((sum, route) => sum + route.subsidy, 0),
    },
  };
}

/** The first rule that these routes break, or null. */
export function routeObjection(query: RunQuery, routes: readonly GivenRoute[]): Objection | null {
  const checked = checkRoutes(query, routes);
  return checked.ok ? null : checked.objection;
}

function prepare(query: RunQuery, given: GivenRoute): Checking | Objection {
  const train = query.trains.find(({ id }) => id === given.train);
  if (!train) return objection('routes/no-such-train', { train: given.train });
  const walk = walkPath(query, given);
  if ('why' in walk) return walk;
  const blocked = walk.nodes.slice(1, -1).filter((node) => isBlocked(query, node));
  return { query, given, walk, rules: query.rules.trains[train.kind]!, blocked };
}

function isBlocked(query: RunQuery, node: WalkedNode): boolean {
  if (node.face.slots === 0) return false;
  let taken = 0;
  for (const { hex, node: index, owner, beside } of query.stations) {
    if (hex !== node.hex || index !== node.index) continue;
    if (owner === query.company) return false;
    if (!beside) taken += 1;
  }
  return taken >= node.face.slots;
}

const kindOf = (node: WalkedNode) => node.face.kind as StopKind;

const INSIDE: Partial<Record<StopKind, string>> = {
  offboard: 'routes/offboard-inside',
  port: 'routes/port-inside',
};

/** The first one that occurred before. Routes are short: looking back is faster than a set. */
function twice<T extends number | string>(all: readonly T[]): T | undefined {
  for (let i = 1; i < all.length; i++) {
    for (let j = 0; j < i; j++) if (all[j] === all[i]) return all[i];
  }
  return undefined;
}

function boxTwice({ nodes }: Walk): string | undefined {
  const boxes: string[] = [];
  for (const { face } of nodes) if (face.group !== undefined) boxes.push(face.group);
  return twice(boxes);
}

/** The hexes that a train may enter only once. */
function hexesOnce({ board }: RunQuery, { entered, junctions }: Walk): readonly number[] {
  const { width } = planOf(board);
  const again = junctions.filter((junction, i) => junctions.indexOf(junction) < i);
  if (again.length === 0) return entered;
  return entered.filter((hex) => !again.some((junction) => Math.floor(junction / width) === hex));
}

/** What is wrong with one route, regardless of the others. */
function alone(checking: Checking): Objection | null {
  const { query, given, walk, blocked } = checking;
  const { rules } = query;
  const { train } = given;
  const ends = [walk.nodes[0]!, walk.nodes.at(-1)!];
  const track = twice(walk.used);
  if (track !== undefined)
    return objection('routes/track-twice', { train, track: trackName(query.board, track) });
  const places = walk.nodes.map(({ at }) => at);
  const node = twice(rules.junctionTwice ? places : places.concat(walk.junctions));
  if (node !== undefined) return objection('routes/node-twice', { train, node: nodeName(query.board, node) });
  const hexes = rules.junctionTwice ? hexesOnce(query, walk) : walk.entered;
  const hex = rules.hexTwice ? undefined : twice(hexes);
  if (hex !== undefined) return objection('routes/hex-twice', { train, hex: planOf(query.board).ids[hex]! });
  for (const end of ends) {
    if (rules.ends[kindOf(end)] === 'never')
      return objection('routes/no-end-here', { train, node: end.name });
  }
  for (let i = 1; i < walk.nodes.length - 1; i++) {
    const inner = walk.nodes[i]!;
    if (rules.ends[kindOf(inner)] === 'must') {
      return objection(INSIDE[kindOf(inner)] ?? 'routes/end-inside', { train, node: inner.name });
    }
    if (inner.face.terminal) return objection('routes/dead-end', { train, node: inner.name });
  }
  const box = boxTwice(walk);
  if (box) return objection('routes/offboard-twice', { train, offboard: box });
  const barrier = blocked[rules.blockedPasses];
  if (barrier) return objection('routes/blocked', { train, node: barrier.name });
  return stopsObjection(checking, ends);
}

function stopsObjection({ query, given, walk, rules }: Checking, ends: WalkedNode[]): Objection | null {
  const { train } = given;
  for (const name of given.passed ?? []) {
    const node = walk.nodes.find((other) => other.name === name);
    const isFixed = node && ends.includes(node) && !query.rules.optionalEnds;
    if (!node || isFixed || !stopRule(rules, kindOf(node)).optional) {
      return objection('routes/must-stop', { train, node: name });
    }
  }
  const { passed } = given;
  const stops = passed ? walk.nodes.filter(({ name }) => !passed.includes(name)) : walk.nodes;
  const used = { first: 0, either: 0, none: 0 };
  for (const node of stops) used[stopRule(rules, kindOf(node)).uses] += 1;
  const numbered = used.first + used.either;
  if (used.first > rules.first || numbered > rules.first + rules.second)
    return objection('routes/too-long', { train, stops: numbered });
  if (!stops.some((node) => isStation(query, node))) return objection('routes/no-station', { train });
  const complete = (query.rules.optionalEnds ? walk.nodes : stops).filter((node) => {
    const rule = stopRule(rules, kindOf(node));
    return rule.completes && (!rule.optional || ends.includes(node));
  });
  return complete.length < 2 ? objection('routes/incomplete', { train }) : null;
}

/** Does the company have a station here that makes a route? */
function isStation({ rules, company, stations }: RunQuery, node: WalkedNode): boolean {
  if (!rules.stationKinds.includes(kindOf(node))) return false;
  for (const { owner, hex, node: index } of stations) {
    if (owner === company && hex === node.hex && index === node.index) return true;
  }
  return false;
}

function priced({ query, given, walk, rules }: Checking): RunRoute {
  const base = rules.base ?? 0;
  const stops: Stop[] = [];
  let revenue = base;
  let subsidy = 0;
  for (const { name, hex, index, face } of walk.nodes) {
    const kind = face.kind as StopKind;
    const rule = stopRule(rules, kind);
    const value = revenueNow(face.revenue, query.period ?? 0);
    const bonuses = bonusesAt(query, hex, index);
    const isStop = !given.passed?.includes(name);
    const stop = {
      hex,
      node: index,
      kind,
      stops: isStop,
      value,
      bonuses,
      factor: rule.flat === undefined ? rule.factor : null,
      revenue: isStop ? stopRevenue(rules, kind, value, bonuses) : 0,
      subsidy: isStop ? (rule.subsidy ?? 0) : 0,
    };
    stops.push(stop);
    revenue += stop.revenue;
    subsidy += stop.subsidy;
  }
  const { train, path, passed } = given;
  const { track } = walk;
  // Spreading what is given would take longer than the whole walk.
  return passed
    ? { train, path, passed, stops, track, base, revenue, subsidy }
    : { train, path, stops, track, base, revenue, subsidy };
}

/** What is wrong with routes that are legal one by one. */
function together(query: RunQuery, routes: readonly Checking[]): Objection | null {
  const { rules } = query;
  const train = twice(routes.map(({ given }) => given.train));
  if (train) return objection('routes/train-twice', { train });
  // A single route uses no track twice: that has been checked.
  const shared = routes.length === 1 && rules.sharedJunctions ? null : trackShared(query, routes);
  if (shared) return shared;
  const [, second] = routes.filter(({ blocked }) => blocked.length > 0);
  if (second) {
    return objection('routes/blocked', { train: second.given.train, node: second.blocked[0]!.name });
  }
  if (rules.meeting === null) return null;
  const { meeting } = rules;
  const nodes = routes.map(({ walk }) =>
    walk.nodes.filter((node) => meeting.includes(kindOf(node))).map(({ name }) => name),
  );
  return connected(nodes) ? null : objection('routes/apart');
}

/** Track that two routes use; and a junction, where that counts as track. */
function trackShared({ board, rules }: RunQuery, routes: readonly Checking[]): Objection | null {
  const taken = new Map<number, string>();
  for (const { given, walk } of routes) {
    const { train } = given;
    for (const piece of walk.used) {
      const other = taken.get(piece);
      if (other) return objection('routes/track-shared', { train, other, track: trackName(board, piece) });
      taken.set(piece, train);
    }
    for (const at of rules.sharedJunctions ? [] : walk.junctions) {
      const other = taken.get(-1 - at);
      if (other) return objection('routes/track-shared', { train, other, track: nodeName(board, at) });
      taken.set(-1 - at, train);
    }
  }
  return null;
}
