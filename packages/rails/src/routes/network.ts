import type { FaceNode, Hex } from '../map/face.ts';

/** A node of the map, or a side of a hex where track forks. */
export interface Vertex {
  readonly hex: number;
  /** Null at a fork. */
  readonly node: { readonly index: number; readonly face: FaceNode } | null;
}

/** A stretch of track without branches from one vertex to another. */
export interface Edge {
  readonly u: number;
  readonly v: number;
  /** Sides crossed from u to v: hex * 6 + side, as the train leaves the hex. */
  readonly sides: readonly number[];
  /** The hexes entered by crossing them. */
  readonly enters: readonly number[];
}

/**
 * All track on the map as a graph of stops, junctions and forks, connected by unbranched stretches. That no track is
 * used twice then means that no edge is. It depends on the tiles alone, not on who runs.
 */
export interface Network {
  readonly hexes: readonly Hex[];
  /** By hex: its number in the plan of the board. */
  readonly numbers: readonly number[];
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
  /** The edges at each vertex. */
  readonly at: readonly (readonly number[])[];
  /** At a fork, the edge that every train takes: the track across the side. -1 at nodes. */
  readonly trunk: readonly number[];
}
