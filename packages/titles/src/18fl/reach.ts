import { memoize, memoizeRecent } from '@signalbox/kernel';
import {
  type Face,
  groundOf,
  knownNetworks,
  type Network,
  type Place,
  type Plan,
  planOf,
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

/** By hex, as numbered in the plan: what a face there has. A tile changes the places of one hex only. */
const placesOn = memoize(({ ids }: Plan) =>
  ids.map((hex) =>
    memoize((face: Face): BuiltPlaces => {
      const ofKind = (wanted: BuiltKind) =>
        face.nodes.flatMap(({ kind, edges }, node) =>
          kind === wanted && edges.length > 0 ? [{ hex, node }] : [],
        );
      return { city: ofKind('city'), town: ofKind('town') };
    }),
  ),
);

/** No tile has a stop where none is printed (§7.2.1). */
const withStops = memoize(({ ids, printed }: Plan) =>
  [...ids.keys()].filter((hex) => printed.faces[hex]!.nodes.length > 0),
);

const places = memoizeRecent((tiles: Tiles): BuiltPlaces => {
  const plan = planOf(BOARD);
  const { faces } = groundOf(BOARD, tiles);
  const here = placesOn(plan);
  const city: Place[] = [];
  const town: Place[] = [];
  for (const hex of withStops(plan)) {
    const built = here[hex]!(faces[hex]!);
    for (const place of built.city) city.push(place);
    for (const place of built.town) town.push(place);
  }
  return { city, town };
});

/** Cities, or towns, that have been built: on a tile, or printed with their track. */
export function builtPlaces({ tiles }: State, kind: BuiltKind): readonly Place[] {
  return places(tiles)[kind];
}
