import {
  type Colour,
  distanceTo,
  type Lay,
  layObjection,
  lays,
  moveStations,
  network,
  rotationsOf,
  type Station,
  stationObjection,
  stationPlaces,
} from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { hasReplays, type Moment, moments, REPLAYS } from '../../testing/replays.ts';
import { BOARD } from './board.ts';

const COLOURS: Readonly<Record<string, readonly Colour[]>> = {
  2: ['yellow'],
  3: ['yellow', 'green'],
  4: ['yellow', 'green'],
  5: ['yellow', 'green', 'brown'],
  6: ['yellow', 'green', 'brown', 'gray'],
};
const CITIES = { kinds: ['city'] } as const;

describe.skipIf(!hasReplays).each(['18FL/18FL_game_end_bank', '18FL/138436', '18FL/hotseat04'])(
  `track of %s, ${REPLAYS}`,
  (name) => {
    const all = hasReplays
      ? [...moments(name)].filter(({ action }) => action.entity_type === 'corporation')
      : [];
    const layings = all.filter(({ action }) => action.type === 'lay_tile');

    it('§7.2.1: every tile laid is legal, and leaves stations where they were', () => {
      for (const moment of layings) {
        const { before, after, action } = moment;
        const lay = { hex: action.hex!, tile: action.tile!.replace(/-\d+$/, ''), rotation: action.rotation! };
        expect(layObjection(networkOf(moment), rulesOf(moment), lay), `action ${action.id}`).toBeNull();
        expect(inOrder(moveStations(BOARD, before.tiles, before.stations, lay))).toEqual(
          inOrder(after.stations),
        );
      }
    });

    it('lists exactly the tiles that are legal', () => {
      for (const moment of layings.filter((_, i) => i % 12 === 0)) {
        const [reach, rules] = [networkOf(moment), rulesOf(moment)];
        const legal = everyLay().filter((lay) => layObjection(reach, rules, lay) === null);
        expect(inOrder([...lays(reach, rules)])).toEqual(inOrder(legal));
      }
    });

    it('§7.3: a station or hotel costs 20 for each hex from the nearest station', () => {
      for (const moment of all) {
        const { action } = moment;
        if (action.type !== 'place_token' && action.type !== 'hex_token') continue;
        const place = action.type === 'hex_token' ? { hex: action.hex!, node: 0 } : newStation(moment);
        const distance = distanceTo(networkOf(moment), place)!;
        expect(20 * Math.max(1, distance), `action ${action.id}`).toBe(action.cost);
      }
    });

    it('§7.3.1: every station placed was allowed and listed', () => {
      for (const moment of all.filter(({ action }) => action.type === 'place_token')) {
        const { hex, node } = newStation(moment);
        expect(stationObjection(networkOf(moment), CITIES, { hex, node }), `${moment.action.id}`).toBeNull();
        expect(stationPlaces(networkOf(moment), CITIES)).toContainEqual({ hex, node });
      }
    });
  },
);

function networkOf({ action, before }: Moment) {
  return network(BOARD, before.tiles, before.stations, action.entity, { ends: ['offboard'] });
}

function rulesOf({ phase }: Moment) {
  return { colours: COLOURS[phase]!, mustBring: ['track', 'city-value'] as const };
}

function everyLay(): Lay[] {
  return [...BOARD.hexes.keys()].flatMap((hex) =>
    [...BOARD.tiles.values()].flatMap((tile) =>
      rotationsOf(tile).map((rotation) => ({ hex, tile: tile.id, rotation })),
    ),
  );
}

function newStation({ before, after }: Moment): Station {
  const old = new Set(inOrder(before.stations));
  return after.stations.find((station) => !old.has(JSON.stringify(station)))!;
}

function inOrder(things: readonly object[]): string[] {
  return things.map((thing) => JSON.stringify(thing)).sort();
}
