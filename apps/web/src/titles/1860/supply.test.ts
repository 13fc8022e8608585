import { BANK } from '@signalbox/rails';
import { table } from '@signalbox/titles/1860/positions/position.ts';
import { expect, it } from 'vitest';
import { EIGHTEEN_SIXTY } from './presentation.ts';

it('lists private companies for sale until the game is over', () => {
  const state = table(2);
  state.privates = { ...state.privates, FFC: BANK };
  const forSale = () =>
    EIGHTEEN_SIXTY.supply(state).find(({ label }) => label.key === 'supply/privates')!.items;
  expect(forSale()).toEqual(['FFC']);
  state.outcome = { scores: {} } as unknown as typeof state.outcome;
  expect(forSale()).toEqual([]);
});
