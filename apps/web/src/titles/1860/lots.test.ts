import { newGame } from '@signalbox/kernel';
import { eighteenSixty } from '@signalbox/titles/1860/index.ts';
import { takePresidency } from '@signalbox/titles/1860/starting.ts';
import { expect, it } from 'vitest';
import { auction } from './lots.ts';

it('says of a president’s certificate that has been taken what was paid and which par was chosen', () => {
  const state = newGame(eighteenSixty, { players: 3, options: {} });
  const lot = () => auction(state)!.lots.find(({ id }) => id === 'IOW')!;
  expect(lot()).toMatchObject({ price: null, about: [{ key: '1860/lot/president' }] });
  takePresidency(state, 'p1', { company: 'IOW', par: 82 });
  expect(lot()).toMatchObject({
    price: 164,
    owner: 'p1',
    about: [{ key: '1860/lot/started', details: { par: 82 } }],
  });
});
