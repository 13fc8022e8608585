/** A tile in a place, as the offer lists it. */
export interface TileChoice {
  readonly do: string;
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
  readonly [key: string]: string | number;
}

/** One lay for each tile (and right) that fits. */
export function tilesFor(lays: readonly TileChoice[]): TileChoice[] {
  return lays.filter(
    (lay, i) => lays.findIndex((other) => other.tile === lay.tile && other.do === lay.do) === i,
  );
}

/** The same tile in the next rotation that is offered. */
export function turnsOf(lays: readonly TileChoice[], now: TileChoice, direction: 1 | -1): TileChoice {
  const ways = lays
    .filter(({ do: kind, hex, tile }) => kind === now.do && hex === now.hex && tile === now.tile)
    .sort((a, b) => a.rotation - b.rotation);
  const at = ways.findIndex(({ rotation }) => rotation === now.rotation);
  return ways[(at + direction + ways.length) % ways.length] ?? now;
}
