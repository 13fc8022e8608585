import { objection } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { board } from './board.ts';
import type { Laid, Station, Tiles } from './face.ts';
import { laid, laidFace } from './faces.ts';
import { type Lay, type LayRules, layObjection, lays, layTile, moveStations, terrainCost } from './lay.ts';
import { network } from './network.ts';

/** A column of flat hexes A1 to A11 from north to south, with B4 and B6 to the south-east of A3 and A5. */
const BOARD = board({
  layout: 'flat',
  across: 'letter',
  hexes: `
    A1  "Start" yellow =S city20(0)
    A3  swamp40
    A5  city
    A7  |0
    A9
    B4
    B6
  `,
  tiles: `
    7   x1 yellow    0-1
    8   x2 yellow    0-2
    9   x2 yellow    0-3
    57  x1 yellow    city20(0,3)
    15  x1 green     city30/2(0,1,2,3)
    14  x1 green     city30(0,3)
    63  x1 brown     city30(0,3,5)
    82  x1 green     (0,3,5)
    24  x1 green     0-3 3-5
    18  x1 green     0-3 1-2
    S1  x1 green  =S city40(0) fixed
  `,
});
const HOME: Station = { owner: 'us', hex: 'A1', node: 0 };
const THEIRS: Station = { owner: 'them', hex: 'A5', node: 0 };
const RULES: LayRules = { colours: ['yellow', 'green'], mustBring: ['track', 'city-value'] };

const reach = (tiles: Tiles, ...stations: Station[]) =>
  network(BOARD, tiles, stations, 'us', { ends: ['offboard'], hexTwice: true });
const lay = (hex: string, tile: string, rotation = 0): Lay => ({ hex, tile, rotation });
const why = (tiles: Tiles, what: Lay, { stations = [HOME], rules = RULES } = {}) =>
  layObjection(reach(tiles, ...stations), rules, what)?.why ?? null;

describe('a tile may be laid', () => {
  it('where it continues the company’s track', () => {
    expect(why({}, lay('A3', '9'))).toBeNull();
    expect(why({}, lay('A3', '9', 3))).toBeNull();
    expect(why({}, lay('A3', '9', 1))).toBe('track/closed-side');
    expect(why({}, lay('A3', '8', 1))).toBe('track/closed-side');
    expect(why({}, lay('A5', '57'))).toBe('track/not-connected');
    expect(why({ A3: '9/0' }, lay('A5', '57'))).toBeNull();
  });

  it('if its new track leads on from a city that only a station of the company’s own lets it pass', () => {
    const tiles: Tiles = { A3: '9/0', A5: '14/0' };
    const own: Station = { owner: 'us', hex: 'A5', node: 0, beside: true };
    const brown: LayRules = { colours: ['brown'], mustBring: ['track'] };
    const from = (station: Station) => station.hex === 'A1';
    const said = (...stations: Station[]) => {
      const found = network(BOARD, tiles, stations, 'us', { ends: ['offboard'], hexTwice: true, from });
      return layObjection(found, brown, lay('A5', '63'))?.why ?? null;
    };
    expect(said(HOME, THEIRS)).toBe('track/no-new-track');
    expect(said(HOME, THEIRS, own)).toBeNull();
  });

  it('in a colour now allowed, if it is the next', () => {
    expect(why({}, lay('A3', '82'))).toBe('track/wrong-tile');
    expect(why({ A3: '9/0', A5: '14/0' }, lay('A5', '63'))).toBe('track/colour');
    expect(why({}, lay('A3', '57'))).toBe('track/wrong-tile');
  });

  it('while the supply lasts', () => {
    expect(why({ A7: '9/1', A9: '9/1' }, lay('A3', '9'))).toBe('track/stock');
  });

  it('if the board and the tile allow it', () => {
    expect(why({}, lay('Z9', '9'))).toBe('track/hex');
    expect(why({}, lay('A3', '999'))).toBe('track/unknown-tile');
    expect(why({}, lay('A3', '9', 6))).toBe('track/rotation');
    expect(why({}, lay('A1', 'S1', 3))).toBe('track/rotation');
    expect(why({ A3: '9/0', A5: '57/0' }, lay('A7', '9'))).toBe('track/closed-side');
  });

  it('if all old track is kept', () => {
    expect(why({ A3: '9/0' }, lay('A3', '82', 0))).toBeNull();
    expect(why({ A3: '9/0' }, lay('A3', '18', 1))).toBe('track/closed-side');
    expect(why({ A9: '9/1' }, lay('A9', '82'), { rules: { ...RULES, mustBring: [] } })).toBe(
      'track/closed-side',
    );
    expect(why({ A5: '57/1' }, lay('A5', '14'), { rules: { ...RULES, mustBring: [] } })).toBe(
      'track/keeps-existing',
    );
  });

  it('unless a rule of the title forbids it', () => {
    const forbids = () => objection('track/own-reason');
    expect(why({}, lay('A3', '9'), { rules: { ...RULES, forbids } })).toBe('track/own-reason');
    expect([...lays(reach({}, HOME), { ...RULES, forbids })]).toEqual([]);
  });

  it('names the hex and the tile in a refusal', () => {
    expect(layObjection(reach({}, HOME), RULES, lay('A3', '9', 1))).toEqual({
      why: 'track/closed-side',
      details: { hex: 'A3', tile: '9', rotation: 1, edge: 1 },
    });
  });
});

describe('what a lay must achieve', () => {
  const south: Station = { owner: 'us', hex: 'A5', node: 0 };

  it('is new track that the company can reach', () => {
    // From the south the switch in A3 leads north only: its new branch north to south-east is out of reach.
    const tiles: Tiles = { A3: '9/0', A5: '57/0' };
    expect(why(tiles, lay('A3', '24'), { stations: [south, { ...HOME, owner: 'them' }] })).toBe(
      'track/no-new-track',
    );
    expect(why(tiles, lay('A3', '82'), { stations: [south, { ...HOME, owner: 'them' }] })).toBeNull();
    expect(why(tiles, lay('A3', '24'))).toBeNull();
  });

  it('or a city on the network that is worth more, if that is enough in the title', () => {
    const tiles: Tiles = { A3: '9/0', A5: '57/0' };
    const better = lay('A5', '14');
    expect(why(tiles, better, { stations: [HOME, THEIRS] })).toBeNull();
    expect(why(tiles, better, { rules: { ...RULES, mustBring: ['track'] } })).toBe('track/no-new-track');
    expect(why(tiles, better, { rules: { ...RULES, mustBring: ['stop-value'] } })).toBeNull();
  });

  it('or a city tile, whatever its value', () => {
    const tiles: Tiles = { A3: '9/0', A5: '14/0' };
    const rules: LayRules = { colours: ['brown'], mustBring: ['track', 'city-value'] };
    const blocked = { stations: [HOME, THEIRS] };
    expect(why(tiles, lay('A5', '63'), { ...blocked, rules })).toBe('track/no-new-track');
    expect(why(tiles, lay('A5', '63'), { ...blocked, rules: { ...rules, mustBring: ['city'] } })).toBeNull();
    expect(why(tiles, lay('A5', '63'), { rules })).toBeNull();
  });

  it('counts new slots: a city that was full opens', () => {
    const rules: LayRules = { ...RULES, mustBring: ['track'] };
    const tiles: Tiles = { A3: '9/0', A5: '57/0' };
    const open = board({
      layout: 'flat',
      across: 'letter',
      hexes: 'A1 yellow city(0)\nA3 city\nA5\nB4',
      tiles: '57 x1 yellow city20(0,3)\n15 x1 green city30/2(0,3,5)\n12 x1 green city30(0,3,5)',
    });
    const blocked = network(open, { A3: '57/0' }, [HOME, { ...THEIRS, hex: 'A3' }], 'us', {
      ends: [],
      hexTwice: true,
    });
    expect(layObjection(blocked, rules, lay('A3', '15'))).toBeNull();
    expect(layObjection(blocked, rules, lay('A3', '12'))?.why).toBe('track/no-new-track');
    expect(why(tiles, lay('A5', '14'), { rules })).toBe('track/no-new-track');
  });

  it('may lead into a city that is full, though not out of it', () => {
    const passing = board({
      layout: 'flat',
      across: 'letter',
      hexes: 'A1 yellow city(0)\nA3 city\nA5\nB4',
      tiles: '6 x1 yellow city20(0,5)\n12 x1 green city30(0,3,5)',
    });
    const blocked = network(passing, { A3: '6/0' }, [HOME, { ...THEIRS, hex: 'A3' }], 'us', {
      ends: [],
      hexTwice: true,
    });
    const rules: LayRules = { ...RULES, mustBring: ['track'] };
    expect([...lays(blocked, rules)]).toEqual([lay('A3', '12')]);
    expect(layObjection(blocked, rules, lay('A3', '12'))).toBeNull();
  });

  it('starts from a station in a hex without track', () => {
    const home: Station = { owner: 'us', hex: 'A5', node: 0 };
    expect(why({}, lay('A5', '57'), { stations: [home] })).toBeNull();
  });

  it('is nothing for a tile that comes with the charter', () => {
    expect(why({}, lay('A5', '57'), { stations: [], rules: { ...RULES, mustBring: [] } })).toBeNull();
  });
});

describe('the list of lays', () => {
  it('has each distinct rotation once', () => {
    expect([...lays(reach({}, HOME), RULES)]).toEqual([
      { hex: 'A1', tile: 'S1', rotation: 0 },
      { hex: 'A3', tile: '8', rotation: 3 },
      { hex: 'A3', tile: '9', rotation: 0 },
    ]);
  });

  it('has every lay that may be made, whatever the position and the rules', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { below, chance, pick } = dice(seed);
      const tiles: Record<string, Laid> = {};
      for (const hex of ['A3', 'A7', 'A9', 'B4', 'B6'])
        if (chance(0.6)) tiles[hex] = `${pick(['7', '8', '9', '82', '24'])}/${below(6)}`;
      if (chance(0.5)) tiles.A5 = `${pick(['57', '15', '14'])}/${below(6)}`;
      const stations = [...(chance(0.7) ? [HOME] : []), { ...THEIRS, owner: pick(['us', 'them']) }];
      const gains = (['track', 'city-value', 'stop-value', 'city'] as const).filter(() => chance(0.4));
      const rules: LayRules = { colours: ['yellow', 'green', 'brown'], mustBring: gains };
      const there = reach(tiles, ...stations);
      const look = ({ tile, rotation, hex }: Lay) => {
        const { nodes, crossings } = laidFace(BOARD, laid(tile, rotation));
        return JSON.stringify([hex, tile, nodes, crossings]);
      };
      const all = [...BOARD.hexes.keys()].flatMap((hex) =>
        [...BOARD.tiles.keys()].flatMap((tile) => [0, 1, 2, 3, 4, 5].map((turn) => lay(hex, tile, turn))),
      );
      const legal = all.filter((each) => layObjection(there, rules, each) === null);
      const listed = [...lays(there, rules)].map(look);
      expect(new Set(listed), `seed ${seed}`).toEqual(new Set(legal.map(look)));
      expect(listed.length, `seed ${seed}`).toBe(new Set(listed).size);
    }
  });

  it('can be narrowed to some hexes', () => {
    expect([...lays(reach({}, HOME), { ...RULES, hexes: ['A1'] })]).toEqual([lay('A1', 'S1')]);
    expect(why({}, lay('A3', '9'), { rules: { ...RULES, hexes: ['A1'] } })).toBe('track/hex');
  });

  it('follows a title’s own upgrade table', () => {
    const own = (_: unknown, to: { id: string }) => to.id === '9';
    expect([...lays(reach({}, HOME), { ...RULES, fits: own })]).toEqual([lay('A3', '9')]);
  });
});

describe('after a lay', () => {
  it('the tile is on its hex', () => {
    expect(layTile({ A3: '9/0' }, lay('A5', '57', 2))).toEqual({ A3: '9/0', A5: '57/2' });
  });

  it('stations follow their cities', () => {
    const jacksonville = board({
      layout: 'flat',
      across: 'letter',
      hexes: 'A1 yellow =J city30(0,5) city30(1,2)',
      tiles: '487 x1 green =J city40(1,2) city40(3,4)\n489 x1 brown =J city70/3(1,2,3,4)',
    });
    const stations: Station[] = [
      { owner: 'us', hex: 'A1', node: 0 },
      { owner: 'them', hex: 'A1', node: 1 },
      { owner: 'them', hex: 'B2', node: 0 },
    ];
    const green = moveStations(jacksonville, {}, stations, lay('A1', '487', 4));
    expect(green.map(({ node }) => node)).toEqual([0, 1, 0]);
    const turned = moveStations(jacksonville, { A1: '487/4' }, stations, lay('A1', '489', 4));
    expect(turned).toEqual([stations[0], { owner: 'them', hex: 'A1', node: 0 }, stations[2]]);
    expect(() => moveStations(jacksonville, {}, stations, lay('A1', '487'))).toThrow('487 in A1 loses track');
  });

  it('only the first tile pays for the terrain', () => {
    expect(terrainCost(BOARD, {}, 'A3')).toBe(40);
    expect(terrainCost(BOARD, { A3: '9/0' }, 'A3')).toBe(0);
    expect(terrainCost(BOARD, {}, 'A5')).toBe(0);
  });
});
