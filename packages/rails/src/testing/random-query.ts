import type { Board, Hex, Station } from '../map/face.ts';
import { neighbours, opposite } from '../map/geometry.ts';
import type { Bonus, RunQuery } from '../routes/query.ts';
import type { RouteRules } from '../routes/rules.ts';
import type { Dice } from './dice.ts';
import { randomFace, type Terrain } from './random-face.ts';

export interface Sample {
  readonly rules: RouteRules;
  readonly terrain: Terrain;
  /** Kinds of train to draw from, one to four of them. */
  readonly trains: readonly string[];
  readonly bonuses?: boolean;
  /** Columns and rows of hexes; two to four of each if absent. */
  readonly size?: readonly [columns: number, rows: number];
}

/** A small random position of a company with track, stations and trains. */
export function randomQuery(dice: Dice, { rules, terrain, trains, bonuses, size }: Sample): RunQuery {
  const board = randomBoard(dice, terrain, size ?? [2 + dice.below(3), 2 + dice.below(3)]);
  const cities = [...board.hexes.values()].flatMap((hex) =>
    hex.face.nodes.flatMap(({ slots }, node) => (slots > 0 ? [{ hex: hex.id, node, slots }] : [])),
  );
  const stations: Station[] = [];
  for (const { hex, node, slots } of cities) {
    for (let slot = 0; slot < slots; slot++) {
      if (dice.chance(0.45)) stations.push({ owner: dice.pick(['us', 'them', 'others']), hex, node });
    }
    if (dice.chance(0.05)) stations.push({ owner: dice.pick(['us', 'them']), hex, node, beside: true });
  }
  if (cities.length > 0 && !stations.some(({ owner }) => owner === 'us')) {
    const { hex, node } = dice.pick(cities);
    stations.push({ owner: 'us', hex, node, beside: true });
  }
  const marked = [...board.hexes.keys()].filter(() => bonuses && dice.chance(0.15));
  return {
    board,
    tiles: {},
    stations,
    company: 'us',
    trains: Array.from({ length: 1 + dice.below(4) }, (_, i) => ({ id: `t${i}`, kind: dice.pick(trains) })),
    rules,
    bonuses: marked.map((hex): Bonus => ({ name: 'bonus', hex, amount: dice.pick([10, 20]) })),
    period: dice.below(2),
  };
}

function randomBoard(dice: Dice, terrain: Terrain, [columns, rows]: readonly [number, number]): Board {
  const bare: Omit<Hex, 'neighbours'>[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      bare.push({
        id: `${String.fromCharCode(65 + column)}${2 * row + (column % 2)}`,
        x: column,
        y: 2 * row + (column % 2),
        name: null,
        face: { colour: 'white', label: null, nodes: [], crossings: [] },
        terrain: null,
        closedSides: [],
      });
    }
  }
  const beside = neighbours('flat', bare, 'both-hexes');
  const density = 0.5 + 0.1 * dice.below(5);
  const open = new Set<string>();
  for (const { id } of bare) {
    beside.get(id)!.forEach((other, side) => {
      if (other === null || side > 2 || !dice.chance(density)) return;
      open.add(`${id}/${side}`).add(`${other}/${opposite(side)}`);
    });
  }
  const hexes = bare.map((hex): Hex => {
    const sides = [0, 1, 2, 3, 4, 5].filter((side) => open.has(`${hex.id}/${side}`));
    return { ...hex, face: randomFace(dice, terrain, sides), neighbours: beside.get(hex.id)! };
  });
  return { layout: 'flat', hexes: new Map(hexes.map((hex) => [hex.id, hex])), tiles: new Map() };
}
