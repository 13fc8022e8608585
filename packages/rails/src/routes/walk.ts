import { memoize, type Objection, objection } from '@signalbox/kernel';
import type { FaceNode, Hex } from '../map/face.ts';
import { faceIn } from '../map/faces.ts';
import { opposite } from '../map/geometry.ts';
import type { GivenRoute, RunQuery, TrackPiece } from './query.ts';
import { across } from './track.ts';

export interface WalkedNode {
  readonly name: string;
  readonly hex: string;
  readonly index: number;
  readonly face: FaceNode;
}

/** What a route uses, as found by following it over the map. */
export interface Walk {
  readonly nodes: readonly WalkedNode[];
  /**
   * Names of everything that counts as track, of which no two trains use the same: sides of hexes, track inside a
   * hex.
   */
  readonly used: readonly string[];
  readonly junctions: readonly string[];
  /** The hexes entered, in order. */
  readonly entered: readonly string[];
  readonly track: readonly TrackPiece[];
}

interface Place {
  readonly hex: Hex;
  readonly node: WalkedNode | null;
}

/** Follows a path over the map piece by piece; reports where there is no such track. */
export function walkPath(query: RunQuery, given: GivenRoute): Walk | Objection {
  const { train } = given;
  const places: Place[] = [];
  const nodes: WalkedNode[] = [];
  for (const entry of given.path) {
    const place = placeOf(query, entry);
    if (!place) return objection('routes/no-such-place', { train, place: entry });
    places.push(place);
    if (place.node) nodes.push(place.node);
  }
  const [start] = places;
  if (!start || places.length < 2) return objection('routes/too-short', { train });
  for (const end of [start, places.at(-1)!]) {
    if (!end.node) return objection('routes/ends-on-track', { train, hex: end.hex.id });
  }
  const used: string[] = [];
  const junctions: string[] = [];
  const entered: string[] = [start.hex.id];
  const track: TrackPiece[] = [];
  let inside: number | null = null;
  for (let i = 0; i + 1 < places.length; i++) {
    const here = places[i]!;
    const next = places[i + 1]!;
    if (here.hex === next.hex) {
      const link = linkBetween(query, here, next);
      if (!link) return noTrackAfter(given, i);
      used.push(link);
      track.push({ hex: here.hex.id, from: null, to: null });
      continue;
    }
    const side = here.hex.neighbours.indexOf(next.hex.id);
    if (side < 0 || across(query.board, here.hex, side) !== next.hex) return noTrackAfter(given, i);
    const way = wayOut(query, here, inside, side);
    if (way === null) return noTrackAfter(given, i);
    if (way !== 'track') junctions.push(way);
    track.push({ hex: here.hex.id, from: here.node ? null : inside, to: side });
    used.push(sidesOf(here.hex)[side]!);
    entered.push(next.hex.id);
    inside = opposite(side);
    if (next.node) {
      if (!next.node.face.edges.includes(inside)) return noTrackAfter(given, i);
      track.push({ hex: next.hex.id, from: inside, to: null });
    }
  }
  return { nodes, used, junctions, entered, track };
}

function noTrackAfter({ train, path }: GivenRoute, i: number): Objection {
  return objection('routes/no-track', { train, from: path[i]!, to: path[i + 1]! });
}

/** Both hexes name the side between them; one name stands for it. Made once: hexes never change. */
const sidesOf = memoize(({ id, neighbours }: Hex) =>
  neighbours.map((next, side) => {
    const [one, other] = [`${id}/${side}`, `${next}/${opposite(side)}`];
    return one < other ? one : other;
  }),
);

function placeOf(query: RunQuery, entry: string): Place | null {
  const dot = entry.indexOf('.');
  const id = dot < 0 ? entry : entry.slice(0, dot);
  const hex = query.board.hexes.get(id);
  if (!hex) return null;
  if (dot < 0) return { hex, node: null };
  const index = Number(entry.slice(dot + 1));
  const face = faceIn(query.board, query.tiles, hex.id).nodes[index];
  if (!face || face.kind === 'junction' || entry !== `${id}.${index}`) return null;
  return { hex, node: { name: entry, hex: hex.id, index, face } };
}

function linkBetween(query: RunQuery, here: Place, next: Place): string | null {
  if (!here.node || !next.node) return null;
  const pair = [here.node.index, next.node.index].sort((a, b) => a - b);
  const { links = [] } = faceIn(query.board, query.tiles, here.hex.id);
  const found = links.some((link) => pair.every((index) => link.includes(index)) && pair[0] !== pair[1]);
  return found ? `${here.hex.id}:${pair.join('-')}` : null;
}

/** How a train leaves a hex by a side: over a junction (its name), plain track, or not at all. */
function wayOut(query: RunQuery, here: Place, inside: number | null, side: number): string | null {
  if (here.node) return here.node.face.edges.includes(side) ? 'track' : null;
  if (inside === null || inside === side) return null;
  const { crossings, nodes } = faceIn(query.board, query.tiles, here.hex.id);
  if (crossings.some((pair) => pair.includes(inside) && pair.includes(side))) return 'track';
  const junction = nodes.findIndex(
    ({ kind, edges }) => kind === 'junction' && edges.includes(inside) && edges.includes(side),
  );
  return junction < 0 ? null : `${here.hex.id}.${junction}`;
}
