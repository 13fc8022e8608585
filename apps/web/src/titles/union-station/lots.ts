import { type AuctionStanding, holdersAmong } from '@signalbox/rails';
import { CHARTERS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import { LOWEST_VALUE } from '@signalbox/titles/union-station/data/value-track.ts';
import { auctionAt } from '@signalbox/titles/union-station/exports.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import type { AuctionSheet, Lot, Saying } from '../presentation.ts';
import { EMBLEMS } from './emblems.ts';

/** The first share of each railroad, from the top of the column down; what is bid becomes the railroad's value. */
export function auction(state: State): AuctionSheet | null {
  const standing = auctionAt(state);
  return (
    standing && {
      lots: state.column.map((id) => lotOf(state, id)),
      standing,
      notes: [noteOn(standing)],
    }
  );
}

/** What a bid does; until there is one, what happens without. */
function noteOn({ takesUnsold: seat }: AuctionStanding): Saying {
  return seat === null
    ? { key: 'union-station/lot/value' }
    : { key: 'union-station/lot/unsold', details: { seat, value: LOWEST_VALUE } };
}

function lotOf(state: State, id: Railroad): Lot {
  const { destination, shares } = CHARTERS[id];
  const sold = state.values[id] > 0;
  return {
    id,
    nameKey: `railroad/${id}`,
    emblem: EMBLEMS[id],
    price: sold ? state.values[id] : null,
    income: null,
    about: [
      { key: 'sheet/destination', details: { destination } },
      { key: 'union-station/lot/shares', details: { count: shares } },
      // It is for sale in the first turn, at the value that is bid for it here.
      ...(state.open === id ? [{ key: 'sheet/turned-up' }] : []),
    ],
    owner: sold ? (holdersAmong(state, id, state.seats)[0]?.holder ?? null) : null,
  };
}
