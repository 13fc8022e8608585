import { expect, it } from 'vitest';
import { placeIn, runIn } from './listing.ts';

it('places in an order count from one', () => {
  const order = ['Red', 'Blue'];
  expect([placeIn(order, 'Red'), placeIn(order, 'Blue'), placeIn(order, 'Green')]).toEqual([1, 2, null]);
});

it.each(['no-run', 'price-without-revenue'])(
  'a turn without a run (%s) counts as one that earned nothing',
  (type) => {
    expect(runIn({ type, company: 'Red' })).toEqual({ company: 'Red', revenue: 0, perShare: 0 });
  },
);

it('a run is first what the trains earned, then what became of it', () => {
  const run = { company: 'Red', revenue: 120 };
  expect(runIn({ type: 'ran', ...run })).toEqual({ ...run, perShare: null });
  expect(runIn({ type: 'withheld', ...run })).toEqual({ ...run, perShare: 0 });
  expect(runIn({ type: 'dividend', ...run, perShare: 12 })).toEqual({ ...run, perShare: 12 });
  for (const other of [
    { type: 'dividend', ...run },
    { type: 'bonus', ...run, perShare: 12 },
    { type: 'ran', company: 'Red' },
    { type: 'ran', revenue: 120 },
  ])
    expect(runIn(other)).toBeNull();
});
