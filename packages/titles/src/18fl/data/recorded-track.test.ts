import { type Colour, distanceTo, type Station, stationObjection, stationPlaces } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { inOrder, networkOf, testRecordedTrack } from '../../testing/recorded-track.ts';
import { hasReplays, type Moment, moments, REPLAYS } from '../../testing/replays.ts';
import { BOARD } from './board.ts';

const COLOURS: Readonly<Record<string, readonly Colour[]>> = {
  2: ['yellow'],
  3: ['yellow', 'green'],
  4: ['yellow', 'green'],
  5: ['yellow', 'green', 'brown'],
  6: ['yellow', 'green', 'brown', 'gray'],
};
const RULES = {
  board: BOARD,
  way: () => ({ ends: ['offboard'] as const, hexTwice: false }),
  // §7.2.1
  lay: ({ phase }: Moment) => ({ colours: COLOURS[phase]!, mustBring: ['track', 'city-value'] as const }),
};
const GAMES = ['18FL/18FL_game_end_bank', '18FL/138436', '18FL/hotseat04'];
const CITIES = { kinds: ['city'] } as const;

for (const name of GAMES) testRecordedTrack(name, RULES);

describe.skipIf(!hasReplays).each(GAMES)(`tokens of %s, ${REPLAYS}`, (name) => {
  const all = hasReplays
    ? [...moments(name)].filter(({ action }) => action.entity_type === 'corporation')
    : [];

  it('§7.3: a station or hotel costs 20 for each hex from the nearest station', () => {
    for (const moment of all) {
      const { action } = moment;
      if (action.type !== 'place_token' && action.type !== 'hex_token') continue;
      const place = action.type === 'hex_token' ? { hex: action.hex!, node: 0 } : newStation(moment);
      const distance = distanceTo(networkOf(moment, RULES), place)!;
      expect(20 * Math.max(1, distance), `action ${action.id}`).toBe(action.cost);
    }
  });

  it('§7.3.1: every station placed was allowed and listed', () => {
    for (const moment of all.filter(({ action }) => action.type === 'place_token')) {
      const { hex, node } = newStation(moment);
      const reach = networkOf(moment, RULES);
      expect(stationObjection(reach, CITIES, { hex, node }), `action ${moment.action.id}`).toBeNull();
      expect(stationPlaces(reach, CITIES)).toContainEqual({ hex, node });
    }
  });
});

function newStation({ before, after }: Moment): Station {
  const old = new Set(inOrder(before.stations));
  return after.stations.find((station) => !old.has(JSON.stringify(station)))!;
}
