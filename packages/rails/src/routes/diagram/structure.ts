/**
 * All routes as a layered graph, without counting stops: layer i decides whether the route uses the i-th edge. A path
 * from the root to an end is a route; paths with the same future share a node. Each arc says what it gains and which
 * stops it makes, so that trains with other numbers but equal fares share the structure.
 */
export interface Structure {
  readonly layers: number;
  /** Nodes of layer i are numbered from `layerStart[i]` up to the start of the next; arcs lead upward only. */
  readonly layerStart: Int32Array;
  /**
   * Arcs of a node, from `arcStart[node]` up to the start of the next node's; the arc that does not use the edge
   * comes first.
   */
  readonly arcStart: Int32Array;
  readonly target: Int32Array;
  readonly gain: Int32Array;
  readonly mark: Int32Array;
  /** How many stops an arc makes: those that need the train's first number times STOP_FIRST, plus the others. */
  readonly stops: Int32Array;
  readonly root: number;
  /** The state in the last layer of a train that has not run. */
  readonly idle: number;
  /** Are the routes that lead to a node complete? Then stops no longer count. */
  readonly complete: Uint8Array;
}

/** Weight of stops that need the train's first number, in the stops of an arc. */
export const STOP_FIRST = 256;
