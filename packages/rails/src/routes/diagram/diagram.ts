/**
 * All routes of some kinds of train as a layered graph: layer i decides whether the route uses the i-th edge. A path
 * from a root to an end is a route, its gains add up to the route's value, and paths with the same future share a node.
 */
export interface Diagram {
  readonly layers: number;
  /** Nodes of layer i are numbered from `layerStart[i]` up to the start of the next; arcs lead upward only. */
  readonly layerStart: Int32Array;
  /** Arcs of a node, from `arcStart[node]` up to the start of the next node's. */
  readonly arcStart: Int32Array;
  readonly target: Int32Array;
  readonly gain: Int32Array;
  readonly mark: Int32Array;
  /** Trains with larger numbers start from another root. */
  readonly roots: readonly number[];
  /** The state in the last layer of a train that has not run. */
  readonly idle: number;
}

/** Ends of finished routes, after which no edge is used. The second is for routes through a blocked station. */
export const FINISHED = 0;
export const FINISHED_BLOCKED = 1;
export const FIRST_NODE = 2;

/** Marks of an arc: it uses the edge of its layer; it is the first to run through a blocked station. */
export const USES = 1;
export const PASSES_BLOCKED = 2;
/** From this bit on: which of the vertices that are finished in this layer the route has touched. */
export const TOUCHED_BIT = 2;
