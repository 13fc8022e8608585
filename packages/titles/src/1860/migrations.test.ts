import { defaultOptions, migrate, newGame } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { eighteenSixty } from './index.ts';

test('a game of format 1 goes on: it begins to count quiet sets, and offers can be closed', () => {
  const state = newGame(eighteenSixty, { players: 2, options: defaultOptions(eighteenSixty.options) });
  const { quiet, ...rest } = state;
  const { closed: _, ...vars } = {
    company: 'X',
    declined: [{ from: 'Y', train: '2', price: 5 }],
    closed: [],
  };
  const stack = [...state.stack, { procedure: 'train-step', label: 'buy-train', vars }];
  const old = { ...rest, stack, format: 1, idleSets: 1 };
  const migrated = migrate(eighteenSixty, JSON.parse(JSON.stringify(old)));
  expect(migrated.format).toBe(eighteenSixty.format);
  expect(migrated.quiet).toEqual({ position: '', paid: false, sets: 0 });
  expect(migrated.stack.at(-1)!.vars).toMatchObject({ declined: vars.declined, closed: [] });
  expect(quiet.sets).toBe(0);
});

test('a game of format 3 goes on: who has exchanged a private has acted, and sold privates are remembered', () => {
  const state = newGame(eighteenSixty, { players: 2, options: defaultOptions(eighteenSixty.options) });
  const { anyUpgrade: _, ...options } = state.options;
  const frame = (procedure: string, vars: object) => ({ procedure, label: 'trade', vars });
  const stack = [
    frame('stock-round', { turn: 'p1', passes: 1, sold: {} }),
    frame('stock-turn', { seat: 'p1', acted: true, dealt: false, blocks: [] }),
  ];
  const old = { ...state, options: { ...options, consent: 'assumed' }, stack, format: 3 };
  const migrated = migrate(eighteenSixty, JSON.parse(JSON.stringify(old)));
  expect(migrated.options).toMatchObject({ anyUpgrade: true });
  expect(migrated.stack.map(({ vars }) => vars)).toMatchObject([
    { soldPrivates: {}, passes: 1 },
    { soldPrivates: [], dealt: true },
  ]);
});
