import { memoize } from '@signalbox/kernel';
import type { Board, Hex, Tiles } from '../map/face.ts';
import { opposite } from '../map/geometry.ts';
import { groundOf, planOf } from '../map/plan.ts';
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

/** The hexes by number, and by hex × 6 + side the hex across, or -1 if track may not lead there from both. */
const surveyOf = memoize((board: Board) => {
  const { numbers } = planOf(board);
  const hexes = [...board.hexes.values()];
  const over = hexes.flatMap((hex) =>
    hex.neighbours.map((_, side) => numbers.get(across(board, hex, side)?.id ?? '') ?? -1),
  );
  return { hexes, over };
});

function compile(board: Board, tiles: Tiles): Network {
  const survey = surveyOf(board);
  const { faces, tracks: laid } = groundOf(board, tiles);
  const numbers: number[] = [];
  const hexes: Hex[] = [];
  const tracks: HexTrack[] = [];
  const indexOf = new Int16Array(faces.length).fill(-1);
  for (let number = 0; number < faces.length; number++) {
    const face = faces[number]!;
    if (laid[number]!.edges === 0 && !face.links?.length) continue;
    indexOf[number] = hexes.length;
    numbers.push(number);
    hexes.push(survey.hexes[number]!);
    tracks.push(trackOf(face));
  }
  const beyond = new Int32Array(hexes.length * 6).fill(-1);
  for (let h = 0; h < hexes.length; h++) {
    const { edges } = laid[numbers[h]!]!;
    for (let side = 0; side < 6; side++) {
      const next = survey.over[numbers[h]! * 6 + side]!;
      if ((edges & (1 << side)) === 0 || next < 0) continue;
      if ((laid[next]!.edges & (1 << opposite(side))) !== 0) beyond[h * 6 + side] = indexOf[next]!;
    }
  }
  return simplify({ hexes, numbers }, stitch(tracks, beyond));
}
