import { memoize } from '@signalbox/kernel';
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
  const open = new Map<string, Recent>();
  const within = memoize((_barred: BarredSides) => new Map<string, Recent>());
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

function recentOf(known: Map<string, Recent>, key: string): Recent {
  let recent = known.get(key);
  if (recent === undefined) {
    recent = new Recent();
    known.set(key, recent);
  }
  return recent;
}

/** As many positions as a game is looked at in turns: one that is played, and those that are imagined from it. */
const POSITIONS = 4;

/**
 * The networks of the latest positions. Not kept with the position's tiles in a `WeakMap`: what that holds survives the
 * collections of young memory after the tiles are gone, which took a fifth of the time of reading games.
 */
class Recent {
  /** The one that was asked for last. */
  latest: Network | undefined;
  private readonly networks: Network[] = [];
  private next = 0;

  at({ board, tiles, stations }: Pick<Asked, 'board' | 'tiles' | 'stations'>): Network | null {
    for (let i = -1; i < this.networks.length; i++) {
      const one = i < 0 ? this.latest : this.networks[i]!;
      if (one === undefined || one.tiles !== tiles || one.stations !== stations || one.board !== board)
        continue;
      this.latest = one;
      return one;
    }
    return null;
  }

  add(found: Network): void {
    this.latest = found;
    this.networks[this.next] = found;
    this.next = (this.next + 1) % POSITIONS;
  }
}
