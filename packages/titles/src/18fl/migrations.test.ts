import { defaultOptions, migrate, newGame } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { eighteenFL } from './index.ts';

test('a game of format 1 goes on: it begins to count quiet sets, and offers can be closed', () => {
  const state = newGame(eighteenFL, { players: 2, options: defaultOptions(eighteenFL.options) });
  const { quiet, ...rest } = state;
  const { closed: _, ...vars } = {
    company: 'X',
    declined: [{ from: 'Y', train: '2', price: 5 }],
    closed: [],
  };
  const stack = [...state.stack, { procedure: 'train-step', label: 'buy-train', vars }];
  const old = { ...rest, stack, format: 1, idleSets: 1 };
  const migrated = migrate(eighteenFL, JSON.parse(JSON.stringify(old)));
  expect(migrated.format).toBe(eighteenFL.format);
  expect(migrated.quiet).toEqual({ position: '', paid: false, sets: 0 });
  expect(migrated.stack.at(-1)!.vars).toMatchObject({ declined: vars.declined, closed: [] });
  expect(quiet.sets).toBe(0);
});
