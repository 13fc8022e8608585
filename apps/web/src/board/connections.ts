import { type Board, faceIn, hexOf, opposite, type Tiles } from '@signalbox/rails';

/** A piece of track in a hex: the first stops that it leads to, and whether one of its ends is still open. */
export interface Connection {
  readonly stops: readonly string[];
  readonly open: boolean;
}

/** What the track of a hex joins, piece by piece. */
export function connectionsOf(board: Board, tiles: Tiles, hex: string): Connection[] {
  const face = faceIn(board, tiles, hex);
  const pieces = [
    ...face.nodes.map(({ kind, edges }) => ({ edges, stop: kind !== 'junction' })),
    ...face.crossings.map((edges) => ({ edges, stop: false })),
  ];
  return pieces
    .filter(({ edges }) => edges.length > 0)
    .map(({ edges, stop }) => {
      const found = new Walk(board, tiles);
      if (stop) found.stops.add(hex);
      for (const edge of edges) found.leave(hex, edge);
      return { stops: [...found.stops], open: found.open };
    });
}

class Walk {
  readonly stops = new Set<string>();
  open = false;
  private readonly seen = new Set<string>();
  private readonly board: Board;
  private readonly tiles: Tiles;

  constructor(board: Board, tiles: Tiles) {
    this.board = board;
    this.tiles = tiles;
  }

  /** Across an edge into the next hex, and further until there is a stop or no more track. */
  leave(hex: string, edge: number): void {
    if (this.seen.has(`${hex} ${edge}`)) return;
    this.seen.add(`${hex} ${edge}`);
    const next = hexOf(this.board, hex).neighbours[edge];
    if (!next) {
      this.open = true;
      return;
    }
    const entered = opposite(edge);
    const { nodes, crossings } = faceIn(this.board, this.tiles, next);
    const met = nodes.filter(({ edges }) => edges.includes(entered));
    const crossed = crossings.filter((edges) => edges.includes(entered));
    if (met.length + crossed.length === 0) this.open = true;
    if (met.some(({ kind }) => kind !== 'junction')) this.stops.add(next);
    const onward = [...met.filter(({ kind }) => kind === 'junction').map(({ edges }) => edges), ...crossed];
    for (const out of new Set(onward.flat())) if (out !== entered) this.leave(next, out);
  }
}
