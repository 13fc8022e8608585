import {
  type Board,
  COLOURS,
  type Face,
  type FaceNode,
  fits,
  type Hex,
  lays,
  network,
  orderedPairs,
  rotationsOf,
  type Tile,
  type Tiles,
  turn,
  upgrade,
} from '@signalbox/rails';
import type { Facts, FactsEnd, FactsFace, FactsHex, FactsNode, FactsTile } from './facts.ts';

/** A board as the facts describe it, hex by hex and tile by tile, in the shape of ours, for `toEqual`. */
export function factsHexes(facts: Facts): Map<string, Hex> {
  return new Map(facts.hexes.map((hex) => [hex.coord, factsHex(hex)]));
}

export function factsTiles(facts: Facts): Map<string, Tile> {
  return new Map(facts.tiles.map((tile) => [tile.id, factsTile(tile)]));
}

/** By tile and printed hex: the tiles that may replace it, in any rotation. */
export function factsReplacements(facts: Facts): Map<string, readonly string[]> {
  return new Map([
    ...facts.tiles.map((tile) => [`tile ${tile.id}`, [...tile.upgrades_to].sort()] as const),
    ...facts.hexes.map((hex) => [`hex ${hex.coord}`, [...(hex.may_become ?? [])].sort()] as const),
  ]);
}

export function ourReplacements(board: Board): Map<string, readonly string[]> {
  const after = (face: Face) =>
    [...board.tiles.values()]
      .filter(
        (tile) => fits(face, tile) && rotationsOf(tile).some((r) => upgrade(face, turn(tile, r)) !== null),
      )
      .map((tile) => tile.id)
      .sort();
  return new Map([
    ...[...board.tiles].map(([id, tile]) => [`tile ${id}`, after(tile)] as const),
    ...[...board.hexes].map(([id, hex]) => [`hex ${id}`, after(hex.face)] as const),
  ]);
}

/** Every tile and rotation that a hex allows, written like a tile on the map. */
export function layable(board: Board, hex: string, tiles: Tiles = {}): string[] {
  const nobody = network(board, tiles, [], 'nobody', { ends: [], hexTwice: true });
  const found = lays(nobody, { colours: COLOURS, mustBring: [], hexes: [hex] });
  return [...found].map(({ tile, rotation }) => `${tile}/${rotation}`);
}

function factsHex(hex: FactsHex): Hex {
  const reserved = (hex.reserved_for ?? []).map((entry) =>
    typeof entry === 'string'
      ? { company: entry, node: null }
      : { company: entry[0], node: Number(entry[1].replace('city ', '')) },
  );
  return {
    id: hex.coord,
    x: hex.xy[0],
    y: hex.xy[1],
    name: hex.name ?? null,
    face: factsFace(hex),
    terrain: terrainOf(hex),
    closedSides: (hex.borders ?? []).map((border) => border.edge),
    neighbours: [0, 1, 2, 3, 4, 5].map((edge) => hex.neighbours[edge] ?? null),
    ...(reserved.length > 0 && { reserved }),
  };
}

function factsTile(tile: FactsTile): Tile {
  const terrain = terrainOf(tile);
  return {
    id: tile.id,
    count: tile.count === 'unlimited' ? Number.POSITIVE_INFINITY : tile.count,
    ...factsFace(tile),
    ...(tile.no_rotation && { fixed: true }),
    ...(terrain && { terrain }),
  };
}

/** The facts give no terrain kind for passes. */
function terrainOf({ terrain }: FactsFace) {
  return terrain?.[0] ? { kind: terrain[0].terrain[0] ?? 'climb', cost: terrain[0].cost } : null;
}

function factsFace(face: FactsFace): Face {
  const paths = face.paths ?? [];
  const listed: { readonly ref: string; readonly node: FaceNode }[] = [];
  const list = (kind: string, nodes: readonly FactsNode[]) =>
    nodes.forEach((node, i) => {
      listed.push({ ref: `${kind} ${i}`, node: factsNode(kind, node, face) });
    });
  list('city', face.cities ?? []);
  list('town', face.towns ?? []);
  list('offboard', face.offboards ?? []);
  if (paths.some((path) => path.slice(0, 2).some((end) => (end as FactsEnd)[0] === 'junction'))) {
    listed.push({ ref: 'junction 0', node: { kind: 'junction', revenue: 0, slots: 0, edges: [] } });
  }

  const index = ([kind, i]: FactsEnd) =>
    listed.findIndex(({ ref }) => ref === `${({ halt: 'town', pass: 'city' })[kind] ?? kind} ${i}`);
  const edgesOf = listed.map((): number[] => []);
  const terminal = new Set<number>();
  const crossings: [number, number][] = [];
  const links: [number, number][] = [];
  for (const [a, b, flags] of paths) {
    if (a[0] === 'edge' && b[0] === 'edge') crossings.push([a[1], b[1]]);
    else if (a[0] !== 'edge' && b[0] !== 'edge') links.push([index(a), index(b)]);
    else {
      const [edge, node] = a[0] === 'edge' ? [a, b] : [b, a];
      edgesOf[index(node)]!.push(edge[1]);
      if (flags?.terminal) terminal.add(index(node));
    }
  }
  return {
    colour: face.colour as Face['colour'],
    label: face.labels?.[0] ?? null,
    nodes: listed.map(({ node }, i) => ({
      ...node,
      edges: edgesOf[i]!.sort((a, b) => a - b),
      ...(terminal.has(i) && { terminal: true }),
    })),
    crossings: orderedPairs(crossings),
    ...(links.length > 0 && { links: orderedPairs(links) }),
  };
}

function factsNode(list: string, node: FactsNode, { colour, icons }: FactsFace): FaceNode {
  // An off-board area too far away for any train is track that ends in nothing.
  if (node.visit_cost !== undefined) return { kind: 'junction', revenue: 0, slots: 0, edges: [] };
  const isPort = list === 'town' && colour === 'blue' && icons?.some(({ icon }) => icon === 'port');
  return {
    kind: node.pass ? 'pass' : node.halt ? 'halt' : isPort ? 'port' : (list as FaceNode['kind']),
    revenue: typeof node.revenue === 'number' ? node.revenue : Object.values(node.revenue),
    slots: node.slots ?? 0,
    edges: [],
    ...(node.pass && { size: node.pass_size ?? 1 }),
    ...(node.groups && { group: node.groups[0]! }),
    ...(node.loc !== undefined && { at: node.loc === 'center' ? 'centre' : Number(node.loc) }),
  };
}
