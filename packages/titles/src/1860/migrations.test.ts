import { defaultOptions, migrate, newGame, PASS, playInPlace } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { testCountQuietSets, testFormerPasses } from '../testing/migrations.ts';
import { eighteenSixty } from './index.ts';
import { newStockTurn } from './trade.ts';

testCountQuietSets(eighteenSixty);
testFormerPasses(eighteenSixty, { 'buy-train': { do: 'done' } });

test('a game of format 3 continues: a player who exchanged a private has acted, and sold privates are remembered', () => {
  const state = newGame(eighteenSixty, { players: 2, options: defaultOptions(eighteenSixty.options) });
  const { anyUpgrade: _, ...options } = state.options;
  const frame = (procedure: string, vars: object) => ({ procedure, label: 'trade', vars });
  const stack = [
    frame('stock-round', { turn: 'p1', passes: 1, sold: {} }),
    frame('stock-turn', { seat: 'p1', acted: true, dealt: false, blocks: [] }),
    frame('stock-turn', { seat: 'p1', acted: false, dealt: true, blocks: [] }),
    frame('stock-turn', { seat: 'p1', acted: false, dealt: false, blocks: [] }),
  ];
  const old = { ...state, options: { ...options, consent: 'assumed' }, stack, format: 3 };
  const migrated = migrate(eighteenSixty, JSON.parse(JSON.stringify(old)));
  expect(migrated.options).toMatchObject({ anyUpgrade: true });
  expect(migrated.stack.map(({ vars }) => vars)).toMatchObject([
    { soldPrivates: {}, passes: 1 },
    { soldPrivates: [], dealt: true },
    { soldPrivates: [], dealt: true },
    { soldPrivates: [], dealt: false },
  ]);
});

test('a stock round that was stored with the player who acted last passes the priority deal on as before', () => {
  const state = newGame(eighteenSixty, { players: 2, options: defaultOptions(eighteenSixty.options) });
  state.priority = 'p2';
  const round = { turn: 'p2', passes: 1, lastActor: 'p2', sold: {}, soldPrivates: {}, bankrupt: false };
  state.stack = [
    { procedure: 'stock-round', label: 'stock-turn', vars: round },
    { procedure: 'stock-turn', label: 'trade', vars: newStockTurn('p2') },
  ];
  const refused = playInPlace(eighteenSixty, state, { seat: 'p2', decision: 'trade', choice: PASS });
  expect([refused, state.priority]).toEqual([null, 'p1']);
});
