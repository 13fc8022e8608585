import { emit } from '@signalbox/kernel';
import { laidTile } from '@signalbox/rails';
import type { State } from './state.ts';

/** §7.2.2: the hexes of the Florida Keys; Key West is the town in M24. */
export const KEYS = ['M24', 'M26'] as const;

/**
 * The hurricane: both tiles return to the supply and the hotel of Key West is destroyed; its token is not returned. The
 * line may be built again, at full cost.
 */
export function strikeKeys(state: State): void {
  const struck = KEYS.filter((hex) => state.tiles[hex] !== undefined);
  if (state.options.drownedTilesLost) state.drowned = struck.map((hex) => laidTile(state.tiles[hex]!).tile);
  // A hotel stands only where there is track.
  if (struck.length > 0)
    emit(state, { type: 'keys-struck', hexes: struck, hotel: state.hotels.M24 ?? 'none' });
  const { M24: _, M26: __, ...tiles } = state.tiles;
  const { M24: ___, ...hotels } = state.hotels;
  state.tiles = tiles;
  state.hotels = hotels;
}
