import { memoize } from '@signalbox/kernel';
import { faceIn, knownNetworks, type Network, type Place, type Tiles } from '@signalbox/rails';
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

const places = memoize((tiles: Tiles) => {
  const all = [...BOARD.hexes.keys()].flatMap((hex) =>
    faceIn(BOARD, tiles, hex).nodes.map(({ kind, edges }, node) => ({
      hex,
      node,
      kind,
      built: edges.length > 0,
    })),
  );
  const ofKind = (kind: 'city' | 'town'): Place[] =>
    all.filter((place) => place.kind === kind && place.built).map(({ hex, node }) => ({ hex, node }));
  return { city: ofKind('city'), town: ofKind('town') };
});

/** Cities, or towns, that have been built: on a tile, or printed with their track. */
export function builtPlaces({ tiles }: State, kind: 'city' | 'town'): readonly Place[] {
  return places(tiles)[kind];
}
