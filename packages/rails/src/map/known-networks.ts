import { memoize, memoizeLatest } from '@signalbox/kernel';
import type { Board, Station, Tiles } from './face.ts';
import { type Network, network } from './network.ts';
import { type BarredSides, crosses, type NetworkRules } from './ways.ts';

interface Asked {
  readonly board: Board;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly owner: string;
  /** Identifies the owner and the rules; what depends on the faces of the hexes with its stations may be left out. */
  readonly key: string;
  readonly rules: () => NetworkRules;
  /** Barred in addition to the rules that the key identifies. */
  readonly barred?: BarredSides;
}

/**
 * Networks that are computed once for each position. The latest of each key is kept: in the next position most networks
 * are as they were. Where sides are barred, the network without these bars is looked at first: it mostly crosses none of
 * them, and is asked for as well.
 */
export function knownNetworks(): (asked: Asked) => Network {
  const known = memoize((_tiles: Tiles) =>
    memoize((_stations: readonly Station[]) => new Map<string, Network>()),
  );
  // Most questions are about one position.
  const at = memoizeLatest((tiles: Tiles, stations: readonly Station[]) => known(tiles)(stations));
  const latest = new Map<string, Network>();
  const within = memoize((_barred: BarredSides) => ({
    known: new WeakMap<Network, Network>(),
    latest: new Map<string, Network>(),
  }));

  const open = ({ board, tiles, stations, owner, key, rules }: Asked): Network => {
    const here = at(tiles, stations);
    let found = here.get(key);
    if (found === undefined) {
      found = network(board, tiles, stations, owner, rules(), latest.get(key));
      here.set(key, found);
      latest.set(key, found);
    }
    return found;
  };

  const inside = (all: Network, barred: BarredSides, { key, rules }: Asked): Network => {
    const { known, latest } = within(barred);
    let found = known.get(all);
    if (found === undefined) {
      const { board, tiles, stations, owner } = all;
      found = crosses(all, barred)
        ? network(board, tiles, stations, owner, { ...rules(), barred }, latest.get(key))
        : all;
      known.set(all, found);
      latest.set(key, found);
    }
    return found;
  };

  return (asked) => {
    const all = open(asked);
    return asked.barred ? inside(all, asked.barred, asked) : all;
  };
}
