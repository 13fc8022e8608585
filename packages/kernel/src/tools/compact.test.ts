import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { anyJson } from '../testing/any-json.ts';
import { nameOf, parseCompact, printCompact, splitCompact } from './compact.ts';

test.each<[Json, string]>([
  ['pass', 'pass'],
  [10, '10'],
  [{ bid: 10, for: 'PFW&C' }, 'bid=10 for=PFW&C'],
  [{ hex: 'B5', tile: '9', turn: 2 }, 'hex=B5 tile="9" turn=2'],
  [{ routes: [['A4', 'B5'], []] }, 'routes=[[A4,B5],[]]'],
  [[{ a: null }, true], '[{a:null},true]'],
  ['two words', '"two words"'],
  [{}, '{}'],
])('%j is written as %s', (value, text) => {
  expect(printCompact(value)).toBe(text);
  expect(parseCompact(text)).toEqual(value);
});

test('any JSON can be written and read back', () => {
  fc.assert(fc.property(anyJson(), (json) => void expect(parseCompact(printCompact(json))).toEqual(json)));
});

test.each(['[a', '{a:1', '"a', 'a=', 'a b', '=', 'a=1 b'])('%s cannot be read', (text) => {
  expect(() => parseCompact(text)).toThrow(SyntaxError);
});

test('words stay as they are written', () => {
  expect(splitCompact('price 7.10 [a, b] "x y"')).toEqual(['price', '7.10', '[a, b]', '"x y"']);
  expect(['7.10', '"x y"', 'FEC'].map(nameOf)).toEqual(['7.10', 'x y', 'FEC']);
});
