import { memoize } from '@signalbox/kernel';
import type { Board, Station, Tiles } from './face.ts';
import { type Network, network } from './network.ts';
import type { NetworkRules } from './ways.ts';

interface Asked {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly owner: string;
  /** Identifies the owner and the rules; what depends on the faces of the hexes with its stations may be left out. */
  readonly key: string;
  readonly rules: () => NetworkRules;
}

/**
 * Networks that are computed once for each position. The latest of each key is kept: in the next position most networks
 * are as they were.
 */
export function knownNetworks(): (asked: Asked) => Network {
  const known = memoize((_tiles: Tiles) =>
    memoize((_stations: readonly Station[]) => new Map<string, Network>()),
  );
  const latest = new Map<string, Network>();
  return ({ board, tiles, stations, owner, key, rules }) => {
    const here = known(tiles)(stations);
    let found = here.get(key);
    if (found === undefined) {
      found = network(board, tiles, stations, owner, rules(), latest.get(key));
      here.set(key, found);
      latest.set(key, found);
    }
    return found;
  };
}
