import { asked, passAll } from '@signalbox/titles/1860/positions/play.ts';
import { closePrivates, company, phase, table } from '@signalbox/titles/1860/positions/position.ts';
import { expect, it } from 'vitest';
import { guide } from './guide.ts';

it('names the companies that British Rail will stop only when all runs have been computed (NAT-k)', () => {
  const state = table(2);
  closePrivates(state);
  phase(state, '9');
  state.era = 'southern';
  company(state, 'IOW', { price: 150, trains: ['6+3'], cash: 1000 });
  for (const id of ['C&N', 'FYN'] as const) company(state, id, { trains: ['9+5'] });
  passAll(state);
  expect(asked(state)).toBe('p1 buy-train');
  const note = () => guide(state, 'buy-train')!.notes.at(-1)!.said.key;
  expect(note()).toBe('1860/note/not-yet-closing');
  state.marked = { 'C&N': 50, FYN: 10 };
  expect(note()).toBe('1860/note/closing');
});
