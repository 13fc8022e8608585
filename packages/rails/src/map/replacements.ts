import type { Board, Face, Hex, Tile } from './face.ts';
import { laid, laidFace } from './faces.ts';
import type { Fits } from './fits.ts';
import { planOf } from './plan.ts';
import { type Track, trackOf } from './track.ts';
import { rotationsOf } from './turn.ts';
import { type Upgrade, upgrade } from './upgrade.ts';

/** A tile in one rotation that may be laid on a hex. */
export interface Replacement {
  readonly tile: Tile;
  /** The tile's number in the plan. */
  readonly number: number;
  readonly rotation: number;
  readonly face: Face;
  readonly track: Track;
  readonly upgrade: Upgrade;
}

/**
 * Every tile that could ever cover a face on a hex, by any company at any time: it fits, keeps all track and does not
 * lead into a closed side. Each distinct rotation is listed once. Computed once per hex and face.
 */
export function replacements(board: Board, fits: Fits, hex: number, face: Face): readonly Replacement[] {
  let byRule = found.get(board);
  if (byRule === undefined) {
    byRule = new WeakMap();
    found.set(board, byRule);
  }
  let byHex = byRule.get(fits);
  if (byHex === undefined) {
    byHex = planOf(board).ids.map(() => new WeakMap());
    byRule.set(fits, byHex);
  }
  let list = byHex[hex]!.get(face);
  if (list === undefined) {
    list = [...find(board, fits, board.hexes.get(planOf(board).ids[hex]!)!, face)];
    byHex[hex]!.set(face, list);
  }
  return list;
}

/** The first edge at which a face would lead into a closed side, or undefined. */
export function closedEdge(hex: Hex, face: Face): number | undefined {
  const { edges } = trackOf(face);
  const at = hex.neighbours.findIndex((to, edge) => to === null && (edges & (1 << edge)) !== 0);
  return at < 0 ? undefined : at;
}

const found = new WeakMap<Board, WeakMap<Fits, readonly WeakMap<Face, readonly Replacement[]>[]>>();

function* find(board: Board, fits: Fits, hex: Hex, from: Face): Generator<Replacement> {
  for (const [number, tile] of planOf(board).tiles.entries()) {
    if (!fits(from, tile)) continue;
    for (const rotation of rotationsOf(tile)) {
      const face = laidFace(board, laid(tile.id, rotation));
      if (closedEdge(hex, face) !== undefined) continue;
      const change = upgrade(from, face);
      if (change !== null) yield { tile, number, rotation, face, track: trackOf(face), upgrade: change };
    }
  }
}
