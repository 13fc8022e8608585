import type { Json } from '@signalbox/kernel';
import {
  type Board,
  checkRoutes,
  faceIn,
  type RunChoice,
  type RunQuery,
  type RunRoute,
  type Tiles,
} from '@signalbox/rails';

/** A run in the site's format; `nameOf` gives the site's name for the train at this place of the query. */
export function runThere(
  query: RunQuery,
  { routes }: RunChoice,
  nameOf: (place: number) => string,
  revenueOf = ({ revenue }: RunRoute): number => revenue,
): Record<string, Json> {
  const checked = checkRoutes(query, routes);
  if (!checked.ok) throw new Error('Only checked runs can be written.');
  return {
    routes: checked.run.routes.map((route) => {
      const place = query.trains.findIndex(({ id }) => id === route.train);
      return routeThere(query.board, query.tiles, nameOf(place), { ...route, revenue: revenueOf(route) });
    }),
    extra_revenue: 0,
    subsidy: checked.run.subsidy,
  };
}

/** A route in the site's format; `train` is its name for the train. */
function routeThere(
  board: Board,
  tiles: Tiles,
  train: string,
  { path, stops, revenue, subsidy }: RunRoute,
): Record<string, Json> {
  const nodes = path.filter((place) => place.includes('.'));
  const hexes = nodes.map(hexOfPlace);
  const halts = stops.filter(({ kind }) => kind === 'halt');
  return {
    train,
    connections: stretches(board, tiles, path),
    hexes,
    revenue,
    revenue_str: hexes.join('-'),
    ...(halts.length > 0 && { subsidy, halts: halts.filter((halt) => halt.stops).length }),
    nodes: nodes.map((place) => place.replace('.', '-')),
  };
}

/** The hexes from each stop to the next. */
function stretches(board: Board, tiles: Tiles, path: readonly string[]): string[][] {
  const found: string[][] = [];
  let since: string[] = [];
  for (const place of path) {
    since.push(place);
    if (!place.includes('.') || since.length === 1) continue;
    const hexes = since.map(hexOfPlace);
    const within = since.length === 2 && hexes[0] === hexes[1];
    found.push(within ? [withinHex(board, tiles, since[0]!, place)] : hexes);
    since = [place];
  }
  return found;
}

/** A stretch between two stops of one hex; if there are several such stretches, the node numbers tell which. */
function withinHex(board: Board, tiles: Tiles, from: string, to: string): string {
  const hex = hexOfPlace(from);
  if ((faceIn(board, tiles, hex).links?.length ?? 0) < 2) return hex;
  const numbers = [from, to].map((place) => Number(place.split('.')[1])).sort((a, b) => a - b);
  return `${hex} ${numbers.join('.')}`;
}

function hexOfPlace(place: string): string {
  return place.split('.')[0]!;
}
