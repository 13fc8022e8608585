/**
 * A face is what track looks like inside one hexagon: printed on the map or on a tile. It is static data,
 * shared by every game, and never part of a game's state.
 *
 * Edges are numbered 0 to 5 clockwise (flat-topped: 0 is the bottom side; pointy-topped: 0 is the lower left
 * side). Rotating a face by r adds r to every edge, modulo 6.
 */
export const COLOURS = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** What track can lead to inside a hex. A junction is the bare centre of a tile where tracks merely meet. */
export const NODE_KINDS = ['city', 'town', 'halt', 'pass', 'port', 'offboard', 'junction'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/**
 * One value, or a list of values for successive periods of the game (off-board areas). The title knows which period it
 * is, and passes the index.
 */
export type Revenue = number | readonly number[];

export interface FaceNode {
  readonly kind: NodeKind;
  readonly revenue: Revenue;
  /** Spaces for tokens. */
  readonly slots: number;
  /** Edges with track that ends in this node. */
  readonly edges: readonly number[];
  /** For passes, which come in several sizes: a tile of one size does not fit the other. */
  readonly size?: number;
  /** A terminal: a route may start or stop in the node, but not run through it. */
  readonly terminal?: true;
  /** An off-board area of several hexes is one place: the name that its parts share. */
  readonly group?: string;
  /** Where the node is drawn, if not where its track suggests: towards an edge (half steps too) or in the centre. */
  readonly at?: number | 'centre';
}

export interface Face {
  readonly colour: Colour;
  /** Restricts which tiles may follow: an upgrade keeps the label. */
  readonly label: string | null;
  /** Cities, towns, …, junctions; a token or a route names a node by its index here. */
  readonly nodes: readonly FaceNode[];
  /** Track that crosses the hex without meeting a node: pairs of edges. */
  readonly crossings: readonly (readonly [number, number])[];
  /** Track from one node to another within the hex: pairs of node indices. */
  readonly links?: readonly (readonly [number, number])[];
}

/** Terrain that costs money to build on. */
export interface Terrain {
  readonly kind: string;
  readonly cost: number;
}

export interface Tile extends Face {
  readonly id: string;
  /** How many exist; Infinity for an unlimited supply. */
  readonly count: number;
  /** The tile cannot be rotated. */
  readonly fixed?: true;
  /** Cost of the tile that replaces this one. */
  readonly terrain?: Terrain;
}

/** A slot reserved for a company: in one node, or somewhere in the hex (node null). */
export interface Reservation {
  readonly company: string;
  readonly node: number | null;
}

/** A space of the board. */
export interface Hex {
  readonly id: string;
  /** Doubled coordinates, y grows downward. */
  readonly x: number;
  readonly y: number;
  readonly name: string | null;
  readonly face: Face;
  /** Cost of the first tile laid here. */
  readonly terrain: Terrain | null;
  /** Sides that no track may cross, as printed on this hex (they are closed for the neighbour too). */
  readonly closedSides: readonly number[];
  /** The hex across each edge; null if track may not lead there. */
  readonly neighbours: readonly (string | null)[];
  readonly reserved?: readonly Reservation[];
}

export interface Board {
  readonly layout: 'flat' | 'pointy';
  readonly hexes: ReadonlyMap<string, Hex>;
  readonly tiles: ReadonlyMap<string, Tile>;
}

/** A tile on the map, written `id/rotation`: "58/4". */
export type Laid = string;

/**
 * The part of a game's state that says which tile is where. It is replaced, never changed in place, so that results
 * computed from it can be cached by its identity.
 */
export type Tiles = Readonly<Record<string, Laid>>;

/** A company's station on the map. */
export interface Station {
  readonly owner: string;
  readonly hex: string;
  /** Index of the node in the hex's present face. */
  readonly node: number;
  /** Placed beside the city: it takes no slot and blocks nobody, but otherwise is a station like any other. */
  readonly beside?: true;
}
