import { describe, expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { FORKS, wrongNetworks } from '../testing/every-trail.ts';
import { board } from './board.ts';
import type { Laid, Station, Tiles } from './face.ts';
import { network } from './network.ts';
import {
  arrivalsAt,
  distanceTo,
  hasAccess,
  reachedPlaces,
  reachedTrack,
  reaches,
  reachesAnotherStop,
} from './reach.ts';

/** One row of flat hexes A1, A3 … A13 from north to south, joined over edges 0 (south) and 3 (north). */
const ROW = board({
  layout: 'flat',
  across: 'letter',
  hexes: `
    A1  "Start" yellow city20(0)
    A3
    A5  city
    A7
    A9  town
    A11
    A13 red off30(3)
    B4
    B6
    B8  gray city20(1) city20(2) #0-#1
  `,
  tiles: `
    9   x9 yellow 0-3
    57  x9 yellow city20(0,3)
    14  x9 green  city30/2(0,3)
    4   x9 yellow town10(0,3)
    24  x9 green  0-3 3-5
    82  x9 green  (0,3,5)
    8   x9 yellow 0-2
    744 x9 yellow halt(0) halt(3) #0-#1
  `,
});
const LINE: Tiles = { A3: '9/0', A5: '57/0', A7: '9/0', A9: '4/0', A11: '9/0' };
const HOME: Station = { owner: 'us', hex: 'A1', node: 0 };
const THEIRS: Station = { owner: 'them', hex: 'A5', node: 0 };
const RULES = { ends: ['offboard'], hexTwice: true } as const;

const reach = (tiles: Tiles, stations: readonly Station[], rules = {}) =>
  network(ROW, tiles, stations, 'us', { ...RULES, ...rules });
const hexes = (...args: Parameters<typeof reach>) => reachedPlaces(reach(...args)).map(({ hex }) => hex);

it('a place has access if the track of a neighbouring hex leads to it, whoever owns that track', () => {
  const area = { hex: 'A13', node: 0 };
  expect(hasAccess(ROW, LINE, area)).toBe(true);
  expect(hasAccess(ROW, { A11: '9/0' }, area)).toBe(true);
  expect(hasAccess(ROW, { A11: '9/1' }, area)).toBe(false);
  expect(hasAccess(ROW, {}, area)).toBe(false);
  expect(hasAccess(ROW, { A3: '9/0' }, { hex: 'A5', node: 0 })).toBe(false);
  expect(hasAccess(ROW, { A3: '4/0' }, { hex: 'A3', node: 0 })).toBe(true);
  expect(hasAccess(ROW, { A3: '4/1' }, { hex: 'A3', node: 0 })).toBe(false);
});

describe('another stop than a station', () => {
  const stops = (tiles: Tiles, ...stations: Station[]) => reachesAnotherStop(reach(tiles, stations));

  it('is on the track of a company, or another of its own stations is', () => {
    const far: Station = { owner: 'us', hex: 'A5', node: 0 };
    expect(stops({ A3: '9/0' }, HOME)).toBe(false);
    expect(stops({ A3: '9/0', A5: '57/0' }, HOME)).toBe(true);
    expect(stops({ A3: '9/0', A5: '57/0' }, HOME, far)).toBe(true);
    expect(stops({ A5: '57/0' }, HOME, far)).toBe(false);
    expect(stops({ A3: '744/0' }, HOME)).toBe(true);
  });

  it('is no junction', () => {
    expect(stops({ A3: '82/0' }, HOME)).toBe(false);
    expect(stops({ A3: '82/0' }, HOME, { owner: 'us', hex: 'A5', node: 0 })).toBe(false);
    expect(stops({ A3: '82/0', A5: '57/0' }, HOME)).toBe(true);
  });
});

describe('what a company reaches', () => {
  it('follows track from its station', () => {
    expect(hexes(LINE, [HOME])).toEqual(['A1', 'A5', 'A9', 'A13']);
    expect(hexes({ A5: '57/0' }, [HOME])).toEqual(['A1']);
    expect(hexes(LINE, [])).toEqual([]);
  });

  it('enters a city full of others, but does not pass it', () => {
    expect(hexes(LINE, [HOME, THEIRS])).toEqual(['A1', 'A5']);
  });

  it('passes a city with a free slot or a station of its own', () => {
    expect(hexes({ ...LINE, A5: '14/0' }, [HOME, THEIRS])).toContain('A13');
    const own: Station = { owner: 'us', hex: 'A5', node: 0, beside: true };
    expect(hexes(LINE, [HOME, THEIRS, own])).toContain('A13');
  });

  it('is not stopped by tokens that stand beside a city', () => {
    expect(hexes(LINE, [HOME, { ...THEIRS, beside: true }])).toContain('A13');
  });

  it('ends at nodes that the title does not let it pass', () => {
    expect(hexes(LINE, [HOME], { ends: ['town'] })).toEqual(['A1', 'A5', 'A9']);
  });

  it('ends at a terminal, but starts from one', () => {
    const terminal = board({
      layout: 'flat',
      across: 'letter',
      hexes: 'A1 yellow city(0)\nA3 yellow city60(3,0)!\nA5 yellow city(3)',
      tiles: '',
    });
    const from = (hex: string) =>
      reachedPlaces(network(terminal, {}, [{ owner: 'us', hex, node: 0 }], 'us', RULES)).map(
        (place) => place.hex,
      );
    expect(from('A1')).toEqual(['A1', 'A3']);
    expect(from('A3')).toEqual(['A1', 'A3', 'A5']);
  });

  it('does not cross a closed side', () => {
    const barred = (hex: string, edge: number) => hex === 'A7' && edge === 0;
    expect(hexes(LINE, [HOME], { barred })).toEqual(['A1', 'A5']);
  });

  it('starts only from the stations that count', () => {
    const far: Station = { owner: 'us', hex: 'A9', node: 0 };
    const from = (station: Station) => station.hex === 'A9';
    expect(hexes({ A9: '4/0' }, [HOME, far], { from })).toEqual(['A9']);
  });

  it('follows track from node to node within a hex', () => {
    const found = reach({ A3: '744/0', A5: '57/0' }, [HOME]);
    expect(reaches(found, { hex: 'A3', node: 1 })).toBe(true);
    expect(reachedPlaces(found)).toEqual([
      { hex: 'A1', node: 0 },
      { hex: 'A3', node: 0 },
      { hex: 'A3', node: 1 },
      { hex: 'A5', node: 0 },
    ]);
    expect(distanceTo(found, { hex: 'A3', node: 0 })).toBe(1);
    expect(distanceTo(found, { hex: 'A5', node: 0 })).toBe(2);
  });
});

describe('switches', () => {
  it('cannot be taken against their direction', () => {
    // A5 splits from its north side to south and south-east; coming from the south there is no way to the south-east.
    const south: Station = { owner: 'us', hex: 'A7', node: 0 };
    const found = reach({ A5: '24/0', A7: '57/0' }, [south]);
    expect(arrivalsAt(found, 'A3')).toEqual([0]);
    expect(arrivalsAt(found, 'B6')).toEqual([]);
    expect(arrivalsAt(reach({ A5: '82/0', A7: '57/0' }, [south]), 'B6')).toEqual([2]);
  });
});

describe('distance in hexes', () => {
  it('counts the target, not the start', () => {
    const found = reach(LINE, [HOME]);
    expect(distanceTo(found, { hex: 'A1', node: 0 })).toBe(0);
    expect(distanceTo(found, { hex: 'A5', node: 0 })).toBe(2);
    expect(distanceTo(found, { hex: 'A9', node: 0 })).toBe(4);
  });

  it('is measured from the nearest station', () => {
    const found = reach(LINE, [HOME, { owner: 'us', hex: 'A5', node: 0 }]);
    expect(distanceTo(found, { hex: 'A9', node: 0 })).toBe(2);
  });

  it('is null out of reach', () => {
    expect(distanceTo(reach(LINE, [HOME, THEIRS]), { hex: 'A9', node: 0 })).toBeNull();
  });
});

describe('edges and track', () => {
  it('leads up to the edges of bare hexes', () => {
    const found = reach({ A3: '9/0' }, [HOME]);
    expect(arrivalsAt(found, 'A5')).toEqual([3]);
    expect(arrivalsAt(found, 'A7')).toEqual([]);
  });

  it('lists the track of the network', () => {
    expect(reachedTrack(reach({ A3: '9/0', A5: '57/0' }, [HOME, THEIRS]))).toEqual([
      { hex: 'A1', edges: [0], nodes: [0] },
      { hex: 'A3', edges: [0, 3], nodes: [] },
      { hex: 'A5', edges: [3], nodes: [0] },
    ]);
  });
});

describe('a network known from another position', () => {
  const HEXES = ['A1', 'A3', 'A5', 'A7', 'A9', 'A11', 'B4', 'B6'];
  const tilesFor = (hex: string) =>
    hex === 'A1' || hex === 'A5' ? ['57', '14'] : hex === 'A9' ? ['4'] : ['9', '9', '24', '82', '8', '744'];
  const NODES = [
    { hex: 'A1', node: 0 },
    { hex: 'A5', node: 0 },
    { hex: 'A9', node: 0 },
    { hex: 'B8', node: 0 },
    { hex: 'B8', node: 1 },
  ];

  /** Some tiles and stations; the other position differs from it a little. */
  function twoPositions(seed: number) {
    const { below, chance, pick } = dice(seed);
    const tiles: Record<string, Laid> = {};
    const laid = (hex: string): Laid => `${pick(tilesFor(hex))}/${chance(0.7) ? 0 : below(6)}`;
    for (const hex of HEXES) if (chance(0.8)) tiles[hex] = laid(hex);
    const station = (): Station => ({
      owner: chance(0.5) ? 'us' : 'them',
      ...pick(NODES),
      ...(chance(0.2) && { beside: true as const }),
    });
    const stations = Array.from({ length: 1 + below(3) }, station);
    const changed = pick(HEXES);
    const later = { ...tiles, [changed]: laid(changed) };
    const others = chance(0.5) ? stations : chance(0.5) ? [...stations, station()] : stations.slice(1);
    return { before: [tiles, stations], after: [chance(0.8) ? later : tiles, others] } as const;
  }

  it('is used only where it comes to the same', () => {
    const from = (station: Station) => station.hex !== 'A9';
    const kept = { sameTrack: 0, otherTrack: 0, otherStations: 0 };
    for (let seed = 1; seed <= 1_500; seed++) {
      const { before, after } = twoPositions(seed);
      const rules = { ...RULES, from };
      const known = network(ROW, ...before, 'us', rules);
      const found = network(ROW, ...after, 'us', rules, known);
      const fresh = network(ROW, ...after, 'us', rules);
      expect({ ...found, rules }, `seed ${seed}`).toEqual(fresh);
      const isSame = known.faces.every((face, hex) => face === found.faces[hex]);
      if (found.arrivals !== known.arrivals) continue;
      kept[isSame ? 'sameTrack' : 'otherTrack']++;
      if (before[1] !== after[1]) kept.otherStations++;
    }
    expect(Math.min(...Object.values(kept))).toBeGreaterThan(100);
  });

  it('is kept when a tile is laid out of reach, next to a station too', () => {
    const tiles: Tiles = { A5: '57/1' };
    for (const place of [HOME, { ...HOME, hex: 'A5' }]) {
      const known = reach(tiles, [place]);
      const later = (hex: string, tile: Laid = '9/1') =>
        network(ROW, { ...tiles, [hex]: tile }, known.stations, 'us', RULES, known).arrivals;
      for (const hex of ['A3', 'A7', 'A9', 'B6']) {
        const isReached = arrivalsAt(known, hex).length > 0;
        expect(later(hex) === known.arrivals, `${place.hex}, ${hex}`).toBe(!isReached);
      }
      expect(later('A5', '57/0') === known.arrivals, place.hex).toBe(place === HOME);
    }
  });
});

describe('no way turns back over its own track', () => {
  it.each([true, false])('equals trying every trail, with hexes entered twice: %s', (hexTwice) => {
    expect(wrongNetworks(FORKS, { ends: ['offboard'], hexTwice }, 200)).toEqual([]);
  });
});
