import {
  type Board,
  COLOURS,
  type Face,
  faceIn,
  fits,
  laid,
  opposite,
  planOf,
  type Replacement,
  replacements,
  type Station,
  type Tiles,
} from '@signalbox/rails';
import { dice } from '@signalbox/rails/testing/dice.ts';

/**
 * A map as built up as the tile supply allows. Hex by hex, in random order, the highest colour left is laid, over tiles
 * that each keep the previous track; then tiles are swapped for others of their colour as long as more track connects.
 * `fill` is the share of hexes that are built on.
 */
export function lateBoard(board: Board, seed: number, fill = 1): Tiles {
  const roll = dice(seed);
  const stock = new Map([...board.tiles].map(([id, tile]) => [id, tile.count]));
  const tiles: Record<string, string> = {};
  const built = roll.shuffle(planOf(board).ids.map((id, hex) => ({ id, ends: ends(board, hex) })));
  const take = (id: string, end: Replacement | undefined) => {
    const old = tiles[id]?.split('/')[0];
    if (old !== undefined) stock.set(old, stock.get(old)! + 1);
    if (end === undefined) return;
    tiles[id] = laid(end.tile.id, end.rotation);
    stock.set(end.tile.id, stock.get(end.tile.id)! - 1);
  };
  const chosen = built.filter(() => roll.chance(fill));
  for (const { id, ends } of chosen) take(id, highest(roll.shuffle(ends), stock)[0]);
  for (let pass = 0; pass < 4; pass++) {
    for (const { id, ends } of chosen) {
      const now = tiles[id];
      if (now === undefined) continue;
      const colour = board.tiles.get(now.split('/')[0]!)!.colour;
      const free = ends.filter(({ tile }) => tile.colour === colour && stock.get(tile.id)! > 0);
      const meets = (face: Face) => meeting(board, tiles, id, face);
      const best = free.reduce<Replacement | undefined>(
        (most, end) =>
          meets(end.face) > (most ? meets(most.face) : meets(faceIn(board, tiles, id))) ? end : most,
        undefined,
      );
      if (best) take(id, best);
    }
  }
  return tiles;
}

/** Every tile, in every rotation, that can end up on a hex after some sequence of upgrades. */
function ends(board: Board, hex: number): Replacement[] {
  const found = new Map<Face, Replacement>();
  const climb = (from: Face) => {
    for (const next of replacements(board, fits, hex, from)) {
      if (found.has(next.face)) continue;
      found.set(next.face, next);
      climb(next.face);
    }
  };
  climb(board.hexes.get(planOf(board).ids[hex]!)!.face);
  return [...found.values()];
}

function highest(ends: readonly Replacement[], stock: ReadonlyMap<string, number>): Replacement[] {
  const left = ends.filter(({ tile }) => stock.get(tile.id)! > 0);
  const rank = ({ tile }: Replacement) => COLOURS.indexOf(tile.colour);
  const top = Math.max(...left.map(rank));
  return left.filter((end) => rank(end) === top);
}

/** How many sides of a hex have track on both sides, with this face in it. */
function meeting(board: Board, tiles: Tiles, id: string, face: Face): number {
  const leads = (to: Face, side: number) =>
    to.nodes.some(({ edges }) => edges.includes(side)) || to.crossings.some((pair) => pair.includes(side));
  return board.hexes
    .get(id)!
    .neighbours.filter(
      (other, side) =>
        other !== null && leads(face, side) && leads(faceIn(board, tiles, other), opposite(side)),
    ).length;
}

/** Stations everywhere: some of the company's own, the other slots filled by rivals as far as they have tokens. */
export function lateStations(
  board: Board,
  tiles: Tiles,
  seed: number,
  own: number,
  others: number,
): Station[] {
  const roll = dice(seed ^ 0x5eed);
  const slots = [...board.hexes.keys()].flatMap((hex) =>
    faceIn(board, tiles, hex).nodes.flatMap(({ slots, kind }, node) =>
      Array.from({ length: slots }, () => ({ hex, node, kind })),
    ),
  );
  const mixed = roll.shuffle(slots);
  const ours: Station[] = [];
  for (const { hex, node, kind } of mixed) {
    if (ours.length === own) break;
    if (kind === 'city' && !ours.some((station) => station.hex === hex))
      ours.push({ owner: 'us', hex, node });
  }
  const free = mixed.filter(({ hex, node }, i) => {
    const first = mixed.findIndex((slot) => slot.hex === hex && slot.node === node);
    return !(first === i && ours.some((station) => station.hex === hex && station.node === node));
  });
  return [...ours, ...free.slice(0, others).map(({ hex, node }): Station => ({ owner: 'them', hex, node }))];
}
