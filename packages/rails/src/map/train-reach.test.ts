import { describe, expect, it } from 'vitest';
import { board } from './board.ts';
import type { NodeKind, Station, Tiles } from './face.ts';
import { faceIn, laid, laidFace } from './faces.ts';
import { planOf } from './plan.ts';
import { bringsWithin, type StopCost, type TrainRange, trainReach } from './train-reach.ts';
import { upgrade } from './upgrade.ts';

/** A column of hexes: city, town, halt, city, city. */
const LINE = board({
  layout: 'flat',
  across: 'letter',
  hexes: `
    A1  city
    A3  town
    A5  town
    A7  city
    A9  city
  `,
  tiles: `
    1  x5  yellow  city20(0,3)
    2  x5  yellow  town10(0,3)
    3  x5  yellow  halt(0,3)
    4  x5  yellow  city20(0)
    5  x5  yellow  city20(3)
    6  x5  green   city30(0,3)
    7  x5  green   town20(0,3)
  `,
});
const TILES: Tiles = { A1: '4/0', A3: '2/0', A5: '3/0', A7: '1/0', A9: '5/0' };
const HOME: Station = { owner: 'X', hex: 'A1', node: 0 };

const LARGE: StopCost = { uses: 'first', optional: false };
const SMALL: StopCost = { uses: 'either', optional: false };
const HALT: StopCost = { uses: 'either', optional: true };
const costOf = (kind: NodeKind) => (kind === 'city' ? LARGE : kind === 'halt' ? HALT : SMALL);

const train = (first: number, second: number): TrainRange => ({ first, all: first + second });

/** Hexes where the train can stop. */
function stops(range: TrainRange, others: readonly Station[] = [], tiles = TILES): string[] {
  const query = { board: LINE, tiles, stations: [HOME, ...others], owner: 'X', costOf, ends: [] };
  const reach = trainReach(query, range);
  return planOf(LINE).ids.filter((_, i) => reach[i]!.stops !== 0);
}

describe('how far a train comes', () => {
  it('stops wherever it must, and passes halts', () => {
    expect(stops(train(1, 1))).toEqual(['A1', 'A3']);
    expect(stops(train(2, 1))).toEqual(['A1', 'A3', 'A5', 'A7']);
    expect(stops(train(3, 1))).toEqual(['A1', 'A3', 'A5', 'A7', 'A9']);
  });

  it('uses the first number for small stops too, never the second for large ones', () => {
    expect(stops(train(3, 0))).toEqual(['A1', 'A3', 'A5', 'A7']);
    expect(stops(train(1, 5))).toEqual(['A1', 'A3', 'A5']);
  });

  it('does not pass a city full of others', () => {
    const other: Station = { owner: 'Y', hex: 'A7', node: 0 };
    expect(stops(train(9, 9), [other])).toEqual(['A1', 'A3', 'A5', 'A7']);
  });
});

describe('what an upgrade brings it', () => {
  const brings = (hex: string, tile: string, range: TrainRange) => {
    const tiles = { ...TILES, [hex]: laid(tile, 0) };
    const query = { board: LINE, tiles, stations: [HOME], owner: 'X', costOf, ends: [] };
    const change = upgrade(faceIn(LINE, TILES, hex), laidFace(LINE, laid(tile, 0)))!;
    return bringsWithin(trainReach(query, range)[planOf(LINE).numbers.get(hex)!]!, change);
  };

  it('a stop worth more, if it can stop there', () => {
    expect(brings('A7', '6', train(2, 1))).toBe(true);
    expect(brings('A7', '6', train(1, 2))).toBe(false);
    expect(brings('A5', '7', train(1, 2))).toBe(true);
    expect(brings('A5', '7', train(1, 1))).toBe(false);
  });

  it('new track, if it can go on along it', () => {
    expect(brings('A9', '6', train(3, 1))).toBe(true);
    expect(brings('A9', '6', train(2, 1))).toBe(false);
  });
});
