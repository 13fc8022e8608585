import { type Options, view } from '@signalbox/kernel';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { eighteenSixty } from './index.ts';
import { company, table } from './positions/position.ts';

function tableWith(options: Options) {
  const state = table(3, options);
  company(state, 'IOW', { held: { p1: 5 }, cash: 321 });
  return state;
}

proves(['1860-R10', 'C-9', 'CO-g', 'A4'], 'treasuries are public, and nothing is hidden', () => {
  const state = tableWith({});
  for (const seat of ['p1', 'p2', null]) expect(view(eighteenSixty, state, seat).cash.IOW).toBe(321);
});

proves(['MISC-c', '1860-R10'], 'by option only shareholders see them', () => {
  const state = tableWith({ hiddenTreasuries: true });
  expect(view(eighteenSixty, state, 'p1').cash.IOW).toBe(321);
  for (const seat of ['p2', null]) {
    const seen = view(eighteenSixty, state, seat);
    expect(seen.cash).not.toHaveProperty('IOW');
    expect(seen.cash).not.toHaveProperty('credits');
    expect(JSON.stringify(seen.cash)).not.toContain('321');
  }
});

proves('MISC-d', 'players’ money is public', () => {
  const state = tableWith({ hiddenTreasuries: true });
  expect(view(eighteenSixty, state, 'p3').cash).toMatchObject({
    p1: state.cash.p1,
    p2: state.cash.p2,
    p3: state.cash.p3,
  });
});
