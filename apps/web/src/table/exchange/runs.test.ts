import type { WireEntry } from '@signalbox/protocol';
import { runIn } from '@signalbox/rails';
import { expect, test } from 'vitest';
import { closedSince, perShareOf, runsIn, runsOf } from './runs.ts';

const entry = (position: number, ...events: { type: string; [key: string]: unknown }[]) =>
  ({ kind: 'action', undone: false, position, events }) as unknown as WireEntry;

const ENTRIES = [
  entry(1, { type: 'ran', company: 'CTDA', revenue: 100 }),
  entry(2, { type: 'withheld', company: 'CTDA', revenue: 100 }),
  entry(3, { type: 'ran', company: 'SB', revenue: 160 }, { type: 'company-closed', company: 'CTDA' }),
];

test('a charter that is taken again has no runs of the company that had it before', () => {
  expect(runsOf(ENTRIES, runIn, 2).get('CTDA')).toEqual([{ company: 'CTDA', revenue: 100, perShare: 0 }]);
  expect(runsOf(ENTRIES, runIn).get('CTDA')).toBeUndefined();
  expect(runsOf(ENTRIES, runIn).get('SB')).toHaveLength(1);
});

test('companies that were closed after a position are known', () => {
  expect([...closedSince(ENTRIES, 2)]).toEqual(['CTDA']);
  expect([...closedSince(ENTRIES, 3)]).toEqual([]);
});

test('what an action would make companies pay is read from its events', () => {
  const events = [
    { type: 'withheld', company: 'SB', revenue: 40 },
    { type: 'paid-out', company: 'SB' },
  ];
  expect(runsIn(events, runIn).get('SB')).toEqual([{ company: 'SB', revenue: 40, perShare: 0 }]);
  expect(runsIn(events, undefined).size).toBe(0);
});

test('a dividend that is per share already is not repeated per share', () => {
  const run = (revenue: number, perShare: number | null) => perShareOf({ company: 'PRR', revenue, perShare });
  expect(run(4, 4)).toBeNull();
  expect(run(120, 12)).toBe(12);
  expect(run(120, 0)).toBe(0);
  expect(run(0, 0)).toBe(0);
  expect(run(120, null)).toBeNull();
});
