import type { Board, Hex, Tiles } from '../map/face.ts';
import { faceIn } from '../map/faces.ts';
import { opposite } from '../map/geometry.ts';
import type { Network } from './network.ts';
import { simplify } from './simplify.ts';
import { stitch } from './stitch.ts';
import { across, type HexTrack, trackOf } from './track.ts';

const networks = new WeakMap<Board, WeakMap<Tiles, Network>>();

/**
 * The network of a map; computed once per `Tiles` object, from the track of single faces, which is cached
 * permanently.
 */
export function networkOf(board: Board, tiles: Tiles): Network {
  let known = networks.get(board);
  if (!known) {
    known = new WeakMap();
    networks.set(board, known);
  }
  let network = known.get(tiles);
  if (!network) {
    network = compile(board, tiles);
    known.set(tiles, network);
  }
  return network;
}

function compile(board: Board, tiles: Tiles): Network {
  const hexes: Hex[] = [];
  const tracks: HexTrack[] = [];
  const indexOf = new Map<string, number>();
  for (const hex of board.hexes.values()) {
    const track = trackOf(faceIn(board, tiles, hex.id));
    if (track.bare) continue;
    indexOf.set(hex.id, hexes.length);
    hexes.push(hex);
    tracks.push(track);
  }
  const size = hexes.length * 6;
  const beyond = new Int32Array(size).fill(-1);
  hexes.forEach((hex, h) => {
    for (let side = 0; side < 6; side++) {
      if (tracks[h]!.arms[side]!.length === 0) continue;
      const other = indexOf.get(across(board, hex, side)?.id ?? '');
      if (other !== undefined && tracks[other]!.arms[opposite(side)]!.length > 0)
        beyond[h * 6 + side] = other;
    }
  });
  return simplify(hexes, stitch(tracks, beyond));
}
