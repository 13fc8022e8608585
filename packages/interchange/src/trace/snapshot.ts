import { type Json, memoize } from '@signalbox/kernel';
import { laidTile, type Tiles } from '@signalbox/rails';

/** A state in the form of a trace: what is compared after every action. */
export interface Snapshot {
  readonly round: string;
  readonly phase: string;
  readonly bank: number;
  /** The player to act, by the site's name; several while bids are sealed; empty when the game is over. */
  readonly acting: readonly string[];
  /** The tiles on the map, by path: `tiles.B5`. */
  readonly tiles: ReadonlyMap<string, Json>;
  /** Everything else, by path: `players.11403.cash`. */
  readonly values: ReadonlyMap<string, Json>;
}

/** Made once for each position of the tiles, which the rules replace and never change. */
export const tilesByPath = memoize(
  (tiles: Tiles): ReadonlyMap<string, Json> =>
    new Map(
      Object.entries(tiles).map(([hex, on]) => {
        const { tile, rotation } = laidTile(on);
        return [`tiles.${hex}`, [tile, rotation]];
      }),
    ),
);

/** A snapshot under construction. A map, since an object with hundreds of dynamic keys is slow to fill and to copy. */
export type Values = Map<string, Json>;
