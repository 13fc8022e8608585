import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { RAILROADS } from './data/railroads.ts';
import { listingOf, runIn } from './listing.ts';
import { position } from './position.ts';
import { buy } from './testing/play.ts';

const table = () =>
  position({
    offer: ['PRR', 'PRR', 'PRR'],
    open: 'CBQ',
    values: { PRR: 12 },
    held: { PRR: { p1: 2, p2: 1 } },
  });

proves('LAY-o', 'an investor sees each railroad’s destination', () => {
  const homes = RAILROADS.map((railroad) => [railroad, ...listingOf(table(), railroad).homes]);
  expect(Object.fromEntries(homes)).toEqual({ PRR: 'G28', PFWC: 'F25', MILW: 'A2', CBQ: 'F3', ALTON: 'J1' });
});

proves('DIV-b', 'and what it has paid for each share, from the events', () => {
  const state = table();
  buy(state, 3);
  // Four shares are held, and the value is 15.
  const runs = state.events!.map((event) => runIn(event)).filter((run) => run !== null);
  expect(runs).toEqual([{ company: 'PRR', revenue: 4, perShare: 4 }]);
  expect(runIn({ type: 'dividend', railroad: 'PRR', perShare: 4 })).toBeNull();
});
