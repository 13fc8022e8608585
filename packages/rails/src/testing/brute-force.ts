import { faceIn } from '../map/faces.ts';
import { opposite } from '../map/geometry.ts';
import type { RunQuery, RunRoute } from '../routes/query.ts';
import { checkRoutes } from '../routes/verify.ts';

interface Answer {
  readonly revenue: number;
  /** Revenue and subsidy of every efficient run: no other is better in both. */
  readonly front: readonly (readonly [revenue: number, subsidy: number])[];
}

/**
 * The best runs by trying everything: every way over the map from every node, every choice of stops, every choice of
 * routes for the trains. Only the verifier decides what is legal. Null if there are too many ways.
 */
export function bruteForce(query: RunQuery, most: number): Answer | null {
  const paths = everyPath(query, most);
  if (!paths) return null;
  const lists = query.trains.map(({ id, kind }, train) => {
    const optional = (name: string) => {
      const [hex, node] = name.split('.');
      const face = faceIn(query.board, query.tiles, hex!).nodes[Number(node)]!;
      return query.rules.trains[kind]!.stops[face.kind as 'town']?.optional === true;
    };
    const routes = paths.flatMap((path, index) => {
      const open = query.rules.optionalEnds ? path : path.slice(1, -1);
      const spare = open.filter((name) => name.includes('.') && optional(name));
      return subsets(spare).flatMap((passed): Candidate[] => {
        const checked = checkRoutes(query, [{ train: id, path, passed }]);
        return checked.ok ? [{ ...checked.run.routes[0]!, way: train * paths.length + index }] : [];
      });
    });
    return routes.sort((a, b) => b.revenue - a.revenue || b.subsidy - a.subsidy);
  });
  return choose(query, lists);
}

/** All ways from node to node that use no node and no side twice, each in one direction. */
export function everyPath(query: RunQuery, most: number): string[][] | null {
  const paths: string[][] = [];
  const { board, tiles } = query;
  const visited = new Set<string>();
  const path: string[] = [];
  let steps = 0;

  const arrive = (hex: string, node: number) => {
    const name = `${hex}.${node}`;
    const junction = faceIn(board, tiles, hex).nodes[node]!.kind === 'junction';
    if (visited.has(name) || paths.length > most || steps > most * 100) return;
    visited.add(name);
    path.push(junction ? hex : name);
    if (!junction && path.length > 1 && name > path[0]!) paths.push([...path]);
    const { nodes, links = [] } = faceIn(board, tiles, hex);
    for (const side of nodes[node]!.edges) leave(hex, side);
    for (const pair of links) {
      if (pair.includes(node)) arrive(hex, pair[0] === node ? pair[1] : pair[0]);
    }
    path.pop();
    visited.delete(name);
  };
  const leave = (hex: string, side: number) => {
    steps++;
    const next = board.hexes.get(hex)!.neighbours[side];
    const crossing = `${hex}/${side}`;
    const back = `${next}/${opposite(side)}`;
    if (!next || visited.has(crossing) || visited.has(back)) return;
    visited.add(crossing);
    const entry = opposite(side);
    const { nodes, crossings } = faceIn(board, tiles, next);
    nodes.forEach(({ edges }, node) => {
      if (edges.includes(entry)) arrive(next, node);
    });
    for (const pair of crossings) {
      if (!pair.includes(entry)) continue;
      path.push(next);
      leave(next, pair[0] === entry ? pair[1] : pair[0]);
      path.pop();
    }
    visited.delete(crossing);
  };
  for (const hex of board.hexes.keys()) {
    faceIn(board, tiles, hex).nodes.forEach(({ kind }, node) => {
      if (kind !== 'junction') arrive(hex, node);
    });
  }
  return paths.length > most || steps > most * 100 ? null : paths;
}

function subsets(names: readonly string[]): string[][] {
  let sets: string[][] = [[]];
  for (const name of names) sets = sets.concat(sets.map((set) => [...set, name]));
  return sets;
}

interface Candidate extends RunRoute {
  /** Shared by routes that only differ in their stops. */
  readonly way: number;
}

function choose(query: RunQuery, lists: readonly (readonly Candidate[])[]): Answer | null {
  const fits = new Map<number, boolean>();
  const pairFits = (a: Candidate, b: Candidate) => {
    const key = a.way * 1e6 + b.way;
    let fit = fits.get(key);
    if (fit === undefined) {
      const checked = checkRoutes(query, [a, b]);
      // A third route may connect the two.
      fit = checked.ok || checked.objection.why === 'routes/apart';
      fits.set(key, fit);
    }
    return fit;
  };
  const most = (figure: 'revenue' | 'subsidy') =>
    lists.map((_, i) =>
      lists.slice(i).reduce((sum, list) => sum + Math.max(0, ...list.map((route) => route[figure])), 0),
    );
  const [revenueLeft, subsidyLeft] = [most('revenue'), most('subsidy')];
  let front: [number, number][] = [[0, 0]];
  let tried = 0;
  const search = (i: number, chosen: Candidate[], revenue: number, subsidy: number) => {
    tried++;
    const [limit, extra] = [revenue + (revenueLeft[i] ?? 0), subsidy + (subsidyLeft[i] ?? 0)];
    if (front.some(([r, s]) => r >= limit && s >= extra)) return;
    if (!front.some(([r, s]) => r >= revenue && s >= subsidy) && checkRoutes(query, chosen).ok) {
      front = [...front.filter(([r, s]) => r > revenue || s > subsidy), [revenue, subsidy]];
    }
    if (i === lists.length || tried > MAX_TRIALS) return;
    for (const route of lists[i]!) {
      if (chosen.every((other) => pairFits(other, route))) {
        search(i + 1, [...chosen, route], revenue + route.revenue, subsidy + route.subsidy);
      }
    }
    search(i + 1, chosen, revenue, subsidy);
  };
  search(0, [], 0, 0);
  if (tried > MAX_TRIALS) return null;
  front.sort(([a], [b]) => b - a);
  return { revenue: front[0]![0], front };
}

const MAX_TRIALS = 100_000;
