import { emit, type GameState, type Objection, objection } from '@signalbox/kernel';
import type { Board, FaceNode, NodeKind, Station, Tiles } from './face.ts';
import { faceIn, hexOf } from './faces.ts';
import type { Network } from './network.ts';
import { type Place, reachedPlaces, reaches } from './reach.ts';
import { OUT_OF_REACH, passes } from './ways.ts';

/** A title's rules for placing stations. */
export interface StationRules {
  /** Kinds of node that take one. */
  readonly kinds: readonly NodeKind[];
  /** Companies whose reserved slots are still reserved; none, if not given. */
  readonly keptFor?: (company: string) => boolean;
  /** Any further rule of the title; asked last. */
  readonly forbids?: (place: Place) => Objection | null;
}

/** Empty slots of a city; tokens beside the city take none. */
export function freeSlots(
  board: Board,
  tiles: Tiles,
  stations: readonly Station[],
  { hex, node }: Place,
): number {
  let free = nodeAt(board, tiles, { hex, node }).slots;
  for (const at of stations) if (at.hex === hex && at.node === node && at.beside === undefined) free -= 1;
  return free;
}

/** Does the company's network end here? In a city full of others' tokens, or at a kind of node that ends every way. */
export function isClosed(network: Network, { hex, node }: Place): boolean {
  return !passes(network, network.plan.numbers.get(hex)!, node);
}

/** Why the company may not place a station, or null if it may. */
export function stationObjection(network: Network, rules: StationRules, place: Place): Objection | null {
  const { plan, faces, own } = network;
  const about = (why: string, more = {}) =>
    objection(`token/${why}`, { hex: place.hex, node: place.node, ...more });
  const hex = plan.numbers.get(place.hex);
  const node = hex === undefined ? undefined : faces[hex]!.nodes[place.node];
  if (hex === undefined || node === undefined || !rules.kinds.includes(node.kind)) return about('no-place');
  if (!reaches(network, place)) return about('not-connected');
  if (own[hex] !== 0) return about('already-there');
  if (room(network, hex, place.node) <= 0) return about('no-slot');
  const kept = keptFor(network, rules, hex, place);
  if (kept !== undefined) return about('reserved', { company: kept });
  return rules.forbids?.(place) ?? null;
}

/** All places where the company may place a station. */
export function stationPlaces(network: Network, rules: StationRules): Place[] {
  return reachedPlaces(network).filter((place) => stationObjection(network, rules, place) === null);
}

/** Is there any such place? */
export function hasStationPlace(network: Network, rules: StationRules): boolean {
  const { plan, distances } = network;
  return distances.some((distance, at) => {
    const node = at % plan.width;
    const place = { hex: plan.ids[(at - node) / plan.width]!, node };
    return distance !== OUT_OF_REACH && stationObjection(network, rules, place) === null;
  });
}

/** A company for which no reserved slot would be left if this slot were taken. */
function keptFor(network: Network, rules: StationRules, hex: number, place: Place): string | undefined {
  const { board, stations, owner, faces } = network;
  const { reserved } = hexOf(board, place.hex);
  if (reserved === undefined) return undefined;
  const waiting = reserved.filter(
    ({ company }) =>
      company !== owner &&
      rules.keptFor?.(company) === true &&
      !stations.some((at) => at.owner === company && at.hex === place.hex),
  );
  if (waiting.length === 0) return undefined;
  const here = waiting.filter(({ node }) => node === place.node);
  if (here.length >= room(network, hex, place.node)) return here[0]?.company;
  const rooms = faces[hex]!.nodes.reduce((sum, _, node) => sum + room(network, hex, node), 0);
  return waiting.length >= rooms ? waiting[0]?.company : undefined;
}

/** Empty slots, by number. */
function room({ faces, taken, plan }: Network, hex: number, node: number): number {
  return faces[hex]!.nodes[node]!.slots - taken[hex * plan.width + node]!;
}

function nodeAt(board: Board, tiles: Tiles, { hex, node }: Place): FaceNode {
  const found = faceIn(board, tiles, hex).nodes[node];
  if (found === undefined) throw new Error(`no node ${node} in ${hex}`);
  return found;
}

/** Home tokens that are on the map from the start. */
export function homeStations<Company extends string>(
  companies: readonly Company[],
  homeOf: (company: Company) => Place,
): Station[] {
  return companies.map((owner) => ({ owner, ...homeOf(owner) }));
}

/** A starting company gets a token in its home. */
export function placeHome(
  state: GameState & { stations: readonly Station[] },
  company: string,
  home: Place,
): void {
  state.stations = [...state.stations, { owner: company, ...home }];
  emit(state, { type: 'home-placed', company, hex: home.hex });
}
