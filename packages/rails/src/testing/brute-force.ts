import { faceIn } from '../map/faces.ts';
import { opposite } from '../map/geometry.ts';
import type { GivenRoute, RunQuery, RunRoute } from '../routes/query.ts';
import { checkRoutes } from '../routes/verify.ts';

/**
 * The best run by trying everything: every way over the map from every node, every choice of stops, every choice
 * of routes for the trains. Only the verifier decides what is legal. Null if there are too many ways.
 */
export function bruteForce(
  query: RunQuery,
  most: number,
): { revenue: number; front: [number, number][] } | null {
  const paths = everyPath(query, most);
  if (!paths) return null;
  const lists = query.trains.map(({ id, kind }) => {
    const optional = (name: string) => {
      const [hex, node] = name.split('.');
      const face = faceIn(query.board, query.tiles, hex!).nodes[Number(node)]!;
      return query.rules.trains[kind]!.stops[face.kind as 'town']?.optional === true;
    };
    return paths
      .flatMap((path) => {
        const spare = path.slice(1, -1).filter((name) => name.includes('.') && optional(name));
        return subsets(spare).map((passed): GivenRoute => ({ train: id, path, passed }));
      })
      .flatMap((route): RunRoute[] => {
        const checked = checkRoutes(query, [route]);
        return checked.ok ? [checked.run.routes[0]!] : [];
      });
  });
  return choose(query, lists, most * 400);
}

/** All ways from node to node that use no node and no side twice, in both directions. */
function everyPath(query: RunQuery, most: number): string[][] | null {
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

function choose(query: RunQuery, lists: RunRoute[][], most: number) {
  const fits = new Map<string, boolean>();
  const pairFits = (a: RunRoute, b: RunRoute) => {
    const key = JSON.stringify([a.train, a.path, b.train, b.path]);
    let fit = fits.get(key);
    if (fit === undefined) {
      const checked = checkRoutes(query, [a, b]);
      fit = checked.ok || checked.objection.why === 'routes/apart';
      fits.set(key, fit);
    }
    return fit;
  };
  const ceiling = lists.map((list) => Math.max(0, ...list.map(({ revenue }) => revenue)));
  const subsidyCeiling = lists.map((list) => Math.max(0, ...list.map(({ subsidy }) => subsidy)));
  const rest = (figures: number[], from: number) =>
    figures.slice(from).reduce((sum, figure) => sum + figure, 0);
  let front: [number, number][] = [[0, 0]];
  let tried = 0;
  const search = (i: number, chosen: RunRoute[], revenue: number, subsidy: number) => {
    tried++;
    const [most, extra] = [revenue + rest(ceiling, i), subsidy + rest(subsidyCeiling, i)];
    if (front.some(([r, s]) => r >= most && s >= extra)) return;
    if (!front.some(([r, s]) => r >= revenue && s >= subsidy) && checkRoutes(query, chosen).ok) {
      front = [...front.filter(([r, s]) => r > revenue || s > subsidy), [revenue, subsidy]];
    }
    if (i === lists.length || tried > 1e6) return;
    for (const route of lists[i]!) {
      if (chosen.every((other) => pairFits(other, route))) {
        search(i + 1, [...chosen, route], revenue + route.revenue, subsidy + route.subsidy);
      }
    }
    search(i + 1, chosen, revenue, subsidy);
  };
  for (const list of lists) list.sort((a, b) => b.revenue - a.revenue || b.subsidy - a.subsidy);
  search(0, [], 0, 0);
  if (tried > Math.min(1e6, most * 100)) return null;
  front.sort(([a], [b]) => b - a);
  return { revenue: front[0]![0], front };
}
