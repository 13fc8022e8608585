import { memoize } from '@signalbox/kernel';
import {
  type Board,
  type Face,
  faceIn,
  type Hex,
  knownNetworks,
  type Network,
  type Place,
  type Tiles,
} from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import type { Company } from './data/companies.ts';
import { ROUTE_RULES } from './data/route-rules.ts';
import type { State } from './state.ts';

/** Off-board areas end every way (§7.4). */
const RULES = { ends: ['offboard'], hexTwice: ROUTE_RULES.hexTwice } as const;

const networks = knownNetworks();

/** What a company reaches along the track from its stations. */
export function networkOf({ tiles, stations }: State, company: Company): Network {
  return networks({ board: BOARD, tiles, stations, owner: company, key: company, rules: () => RULES });
}

type BuiltKind = 'city' | 'town';
type BuiltPlaces = Readonly<Record<BuiltKind, readonly Place[]>>;

/** Of each hex, by its face: a tile changes the places of one hex only. */
const placesIn = memoize((hex: Hex) =>
  memoize((face: Face): BuiltPlaces => {
    const ofKind = (wanted: BuiltKind) =>
      face.nodes.flatMap(({ kind, edges }, node) =>
        kind === wanted && edges.length > 0 ? [{ hex: hex.id, node }] : [],
      );
    return { city: ofKind('city'), town: ofKind('town') };
  }),
);

/** No tile has a stop where none is printed (§7.2.1). */
const withStops = memoize(({ hexes }: Board) =>
  [...hexes.values()].filter(({ face }) => face.nodes.length > 0),
);

const places = memoize((tiles: Tiles): BuiltPlaces => {
  const city: Place[] = [];
  const town: Place[] = [];
  for (const hex of withStops(BOARD)) {
    const here = placesIn(hex)(faceIn(BOARD, tiles, hex.id));
    city.push(...here.city);
    town.push(...here.town);
  }
  return { city, town };
});

/** Cities, or towns, that have been built: on a tile, or printed with their track. */
export function builtPlaces({ tiles }: State, kind: BuiltKind): readonly Place[] {
  return places(tiles)[kind];
}
