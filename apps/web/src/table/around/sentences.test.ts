import type { WireEntry } from '@signalbox/protocol';
import { expect, test } from 'vitest';
import { eventHexes, spokenEntries } from './sentences.ts';

const entry = (position: number, ...types: string[]) =>
  ({ position, events: types.map((type) => ({ type })) }) as unknown as WireEntry;

test('the log tells everything that has words, latest first, from the first move on', () => {
  const entries = Array.from({ length: 400 }, (_, i) => entry(i + 1, 'pass', 'silent'));
  const told = spokenEntries([...entries, entry(401, 'silent')], null, (type) => type !== 'silent');
  expect(told.map((line) => line.entry.position)).toEqual(Array.from({ length: 400 }, (_, i) => 400 - i));
  expect(told[0]!.sentences).toEqual([{ type: 'pass' }]);
});

test('who looks back reads what had happened by then', () => {
  const told = spokenEntries([entry(1, 'pass'), entry(2, 'pass'), entry(3, 'pass')], 2, () => true);
  expect(told.map((line) => line.entry.position)).toEqual([2, 1]);
});

test('a token in the second city of its hex is pointed out in that hex', () => {
  expect(eventHexes({ type: 'tokens-kept', hexes: ['H4.1', 'M7'] })).toEqual(['H4', 'M7']);
  expect(eventHexes({ type: 'run', routes: [{ path: ['K7.0', 'K9'] }] })).toEqual(['K7', 'K9']);
});
