import { sharesOf } from '@signalbox/rails';
import { STATION_PAYOUTS } from '@signalbox/titles/union-station/data/board-tracks.ts';
import { CHARTERS, RAILROADS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import { worthOf } from '@signalbox/titles/union-station/end.ts';
import { isComplete } from '@signalbox/titles/union-station/exports.ts';
import { BOX, FACE_DOWN, type State } from '@signalbox/titles/union-station/state.ts';
import type { CompanySheet, Figure, PlayerSheet, SharesElsewhere } from '../presentation.ts';
import { EMBLEMS } from './emblems.ts';

export const spaceName = (index: number) => `+${index + 1}`;

export function playerSheets(state: State): PlayerSheet[] {
  return state.seats.map((seat) => ({
    seat,
    cash: state.cash[seat] ?? 0,
    worth: worthOf(state, seat),
    shares: Object.fromEntries(RAILROADS.map((id) => [id, sharesOf(state, id, seat)])),
    presidencies: [],
    certificates: null,
    privates: [],
    priority: false,
    out: false,
  }));
}

/** The space decides how much a purchase raises the value. */
function inOffer({ offer }: State, id: Railroad): SharesElsewhere {
  const spaces = offer.flatMap((one, i) => (one === id ? [spaceName(i)] : []));
  return { place: 'offer', count: spaces.length, spaces };
}

/** The space of a railroad's disc in the Union Station Company, and what is paid when all have reached it. */
function spaceOf(state: State, id: Railroad) {
  const space = state.station[id];
  return { space, payout: STATION_PAYOUTS[space] ?? 0 };
}

export function companySheets(state: State): CompanySheet[] {
  return RAILROADS.map((id) => ({
    id,
    emblem: EMBLEMS[id],
    nameKey: `railroad/${id}`,
    price: state.values[id] || null,
    cash: null,
    trains: [],
    tokens: state.discs[id],
    president: null,
    elsewhere: [
      inOffer(state, id),
      // A share that is turned up waits on the deck until there is room in the offer.
      { place: 'deck', count: sharesOf(state, id, FACE_DOWN) + Number(state.open === id) },
      { place: 'box', count: sharesOf(state, id, BOX) },
    ],
    total: CHARTERS[id].shares,
    active: state.values[id] > 0,
    notes: [
      {
        key: isComplete(state, id) ? 'sheet/destination-reached' : 'sheet/destination',
        details: { destination: CHARTERS[id].destination },
      },
      ...(state.open === id ? [{ key: 'sheet/turned-up' }] : []),
      { key: 'sheet/station-space', details: spaceOf(state, id) },
    ],
  }));
}

export function figures(state: State): Figure[] {
  return [
    ...state.seats.map((id): Figure => ({ id, kind: 'worth', value: worthOf(state, id) })),
    ...RAILROADS.filter((id) => state.values[id] > 0).map(
      (id): Figure => ({ id, kind: 'price', value: state.values[id] }),
    ),
    ...state.seats.map((id): Figure => ({ id, kind: 'cash', value: state.cash[id] ?? 0 })),
  ];
}
