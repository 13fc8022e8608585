import { expect, test } from 'vitest';
import { board } from '../map/board.ts';
import { marketChart, placeMarker } from '../market/market.ts';
import { textMap } from './map.ts';
import { textMarket } from './market.ts';

const tiles = '8 x2 yellow 0-2';
const hexes = `
  A2  "End"  red off30(5)
  A4
  B1  "Port" yellow city20(1)
  B3  town
  B5  gray
`;

test('a map of pointy-topped hexes', () => {
  const pointy = board({ layout: 'pointy', across: 'number', hexes, tiles });
  const stations = [
    { owner: 'FEC', hex: 'B1', node: 0 },
    { owner: 'ACL', hex: 'B3', node: 0 },
    { owner: 'SAL', hex: 'B3', node: 0 },
  ];
  expect(textMap(pointy, { A4: '8/2' }, stations, { B5: '$40' }).split('\n')).toEqual([
    '   A2>   A4-',
    '         8/2',
    'B1*   B3o   B5#',
    'FEC   AC,SA',
    '            $40',
  ]);
});

test('a hex with a city and towns is a city; names of several owners share its width', () => {
  const mixed = board({ layout: 'pointy', across: 'number', hexes: 'A2 town city20(1)', tiles });
  const stations = ['FEC', 'ACL', 'SAL'].map((owner) => ({ owner, hex: 'A2', node: 1 }));
  expect(textMap(mixed, {}, stations).split('\n')).toEqual(['A2*', 'F,A,S']);
  expect(textMap(mixed, {}, stations.slice(1)).split('\n')).toEqual(['A2*', 'AC,SA']);
  expect(textMap(mixed, {}, [{ owner: 'Seaboard', hex: 'A2', node: 1 }]).split('\n')).toEqual([
    'A2*',
    'Seabo',
  ]);
});

test('a map in whatever order its hexes are written; what is marked fits the width', () => {
  const mixed = board({ layout: 'pointy', across: 'number', hexes: 'B5\nA4\nB3 town\nA2', tiles });
  expect(textMap(mixed, {}, [], { B3: 'Station', B5: '$40' }).split('\n')).toEqual([
    'A2.   A4.',
    '   B3o   B5.',
    '   Stati $40',
  ]);
});

test('a map of flat-topped hexes', () => {
  const flat = board({ layout: 'flat', across: 'letter', hexes: 'A1\nA3 city\nB2 town', tiles });
  expect(textMap(flat, {}, []).split('\n')).toEqual(['A1.', '       B2o', 'A3*']);
});

test('a market of several rows, with stacks', () => {
  const chart = marketChart('60 70 80', '. 65 75');
  const state = { markers: {}, arrivals: 0 };
  placeMarker(state, 'FEC', chart.at(0, 1)!);
  placeMarker(state, 'ACL', chart.at(0, 1)!);
  placeMarker(state, 'LN', chart.at(1, 2)!);
  expect(textMarket(chart, state).split('\n')).toEqual([
    '60   70   80',
    '     FEC',
    '     ACL',
    '     65   75',
    '          LN',
  ]);
});
