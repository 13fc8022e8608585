import type { Json } from '@signalbox/kernel';
import { type Board, faceIn, type RunRoute, type Tiles } from '@signalbox/rails';

/** A route in the site's form; `train` is its name for the train. */
export function routeThere(
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
