import { memoize, Recent } from '@signalbox/kernel';
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
 * Networks that are computed once for each position. In the next position most are as they were. Where sides are barred,
 * the network without these bars is looked at first: it mostly crosses none of them, and is asked for as well.
 */
export function knownNetworks(): (asked: Asked) => Network {
  const open = new Map<string, RecentNetworks>();
  const within = memoize((_barred: BarredSides) => new Map<string, RecentNetworks>());
  return (asked) => {
    const { board, tiles, stations, owner, key, rules, barred } = asked;
    const recent = recentOf(open, key);
    let all = recent.at(asked);
    if (all === null) {
      all = network(board, tiles, stations, owner, rules(), recent.latest);
      recent.add(all);
    }
    if (barred === undefined) return all;
    const inside = recentOf(within(barred), key);
    let found = inside.at(asked);
    if (found === null) {
      found = crosses(all, barred)
        ? network(board, tiles, stations, owner, { ...rules(), barred }, inside.latest)
        : all;
      inside.add(found);
    }
    return found;
  };
}

function recentOf(known: Map<string, RecentNetworks>, key: string): RecentNetworks {
  let recent = known.get(key);
  if (recent === undefined) {
    recent = new RecentNetworks();
    known.set(key, recent);
  }
  return recent;
}

/** The networks of one key in the latest positions. */
class RecentNetworks {
  /** The one that was asked for last. */
  latest: Network | undefined;
  private readonly positions = new Recent<Tiles, readonly Station[], Network>();

  at({ board, tiles, stations }: Pick<Asked, 'board' | 'tiles' | 'stations'>): Network | null {
    const found = this.positions.find(tiles, stations)?.value;
    if (found?.board !== board) return null;
    this.latest = found;
    return found;
  }

  add(found: Network): void {
    this.latest = found;
    this.positions.add(found.tiles, found.stations, found);
  }
}
