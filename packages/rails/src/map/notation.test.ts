import { describe, expect, it } from 'vitest';
import { amend, NotationError, parseHex, parseLines, parseTile } from './notation.ts';

describe('tile lines', () => {
  it('reads track from edge to edge', () => {
    expect(parseTile('8 x10 yellow 0-2')).toEqual({
      id: '8',
      count: 10,
      colour: 'yellow',
      label: null,
      nodes: [],
      crossings: [[0, 2]],
    });
  });

  it('reads nodes in their order, a junction last', () => {
    const town = parseTile('58 x8 yellow town10(2,0)');
    expect(town.nodes).toEqual([{ kind: 'town', revenue: 10, slots: 0, edges: [0, 2] }]);
    const two = parseTile('487 x1 green =Jax city40(1,2) city40/2(3,4)');
    expect(two.label).toBe('Jax');
    expect(two.nodes.map(({ edges, slots }) => ({ edges, slots }))).toEqual([
      { edges: [1, 2], slots: 1 },
      { edges: [3, 4], slots: 2 },
    ]);
    expect(parseTile('80 x4 green (0,1,2)').nodes).toEqual([
      { kind: 'junction', revenue: 0, slots: 0, edges: [0, 1, 2] },
    ]);
  });

  it('reads track between nodes, and where nodes are drawn', () => {
    const cowes = parseTile('788 x1 green =C city30^3 town10^c halt(0,1)^0.5 #1-#0 #1-#2');
    expect(cowes.links).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(cowes.nodes.map(({ at }) => at)).toEqual([3, 'centre', 0.5]);
  });

  it('reads unlimited tiles, tiles that are not turned, and the cost of replacing one', () => {
    expect(parseTile('9 x* yellow 0-3').count).toBe(Number.POSITIVE_INFINITY);
    expect(parseTile('758 x1 green =R city50(4,5) fixed').fixed).toBe(true);
    expect(parseTile('613 x3 green pass/2*2(0,3) climb50')).toMatchObject({
      terrain: { kind: 'climb', cost: 50 },
      nodes: [{ kind: 'pass', slots: 2, size: 2 }],
    });
  });
});

describe('hex lines', () => {
  it('reads a plain hex', () => {
    expect(parseHex('B3')).toEqual({
      id: 'B3',
      name: null,
      face: { colour: 'white', label: null, nodes: [], crossings: [] },
      terrain: null,
      closedSides: [],
    });
  });

  it('reads name, terrain and closed sides', () => {
    expect(parseHex('O5 "La Spezia & Co" town swamp40 |4 |5')).toMatchObject({
      name: 'La Spezia & Co',
      face: { nodes: [{ kind: 'town' }] },
      terrain: { kind: 'swamp', cost: 40 },
      closedSides: [4, 5],
    });
  });

  it('reads off-board areas with a value for each period, also of several hexes', () => {
    const node = { kind: 'offboard', revenue: [20, 70, 140], slots: 0, edges: [0, 5], group: 'Trento' };
    expect(parseHex('C13 "Trento" red off20,70,140[Trento](0,5)').face.nodes).toEqual([node]);
  });

  it('reads dead ends and slots reserved for a company', () => {
    const milano = parseHex('F8 "Milano" yellow =M city60(3,4)!@IRSFF');
    expect(milano.face.nodes[0]).toMatchObject({ terminal: true });
    expect(milano.reserved).toEqual([{ company: 'IRSFF', node: 0 }]);
    expect(parseHex('F2 =C city@C&N @SFMA').reserved).toEqual([
      { company: 'C&N', node: 0 },
      { company: 'SFMA', node: null },
    ]);
  });
});

describe('mistakes in the data', () => {
  it.each([
    ['8 x10 yellow 0-6', 'no edge “6”: in “8 x10 yellow 0-6”'],
    ['8 yellow 0-2', 'a tile starts with id and count: in “8 yellow 0-2”'],
    ['58 x1 yellow twon10(0,2)', 'cannot read “twon10(0,2)”: in “58 x1 yellow twon10(0,2)”'],
    ['80 x1 green (0,1) city(2)', 'a junction comes last: in “80 x1 green (0,1) city(2)”'],
    ['80 x1 green town(0,0)', 'an edge twice in (0,0): in “80 x1 green town(0,0)”'],
    ['80 x1 green town(0) #0-#1', 'track to a node that is not there: in “80 x1 green town(0) #0-#1”'],
    ['80 x1 town(0)', 'a tile has a colour: in “80 x1 town(0)”'],
    ['80 x1 green town(0) |2', '"|" and "@" belong to hexes: in “80 x1 green town(0) |2”'],
    ['80 x1 green town(0) @SAL |2', '"|" and "@" belong to hexes: in “80 x1 green town(0) @SAL |2”'],
  ])('%s', (line, message) => {
    expect(() => parseTile(line)).toThrow(NotationError);
    expect(() => parseTile(line)).toThrow(message);
  });

  it('names a duplicate line', () => {
    expect(() => parseLines('B3\nB3 town', parseHex)).toThrow('B3 is already there: in “B3 town”');
  });
});

describe('variants', () => {
  const text = `
    // north
    A1 town   // with a comment
    A3
    B2 "Ryde" city
  `;

  it('replaces, adds and removes lines', () => {
    const variant = amend(text, { changed: 'A1 |3\nC1', without: ['A3'] });
    expect([...parseLines(variant, parseHex).keys()]).toEqual(['A1', 'B2', 'C1']);
    expect(parseLines(variant, parseHex).get('A1')).toMatchObject({ face: { nodes: [] }, closedSides: [3] });
  });

  it('refuses to remove a line that does not exist', () => {
    expect(() => amend(text, { without: ['Z9'] })).toThrow('nothing to leave out: in “Z9”');
  });
});
