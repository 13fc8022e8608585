import { frameOf, inCurrentTerms, migrate, PASS, pending, playInPlace } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { consent } from './consent.ts';
import { eighteenFortyOne } from './index.ts';
import { LEGACY_CHOICES } from './legacy-choices.ts';
import { priceOf } from './state.ts';
import { put, stockTurn, table } from './testing/table.ts';

/** A game of format 1, in the turn of a player who has sold AFI. */
function stored(): string {
  const state = table(3);
  put(state, 'AFI', { held: { p1: 3, p2: 3 }, at: [] });
  stockTurn(state);
  const { sold: _, ...round } = state.round;
  const stack = [
    {
      procedure: 'stock-round',
      label: 'stock-turn',
      vars: { turn: 'p1', passes: 0, last: 'p2', sold: { p2: ['CTS'] } },
    },
    {
      procedure: 'stock-turn',
      label: 'trade',
      vars: { seat: 'p1', sold: ['AFI'], acted: true, over: false, foundation: null, deal: null },
    },
  ];
  return JSON.stringify({ ...state, format: 1, round, stack });
}

test('a game of format 1 continues: shares sold in its round may not be bought', () => {
  const state = migrate(eighteenFortyOne, JSON.parse(stored()));
  expect(state.round.sold).toEqual({ p1: ['AFI'], p2: ['CTS'] });
  expect(pending(eighteenFortyOne, state)?.decision).toBe('trade');
  const buy = (company: string) => ({
    seat: 'p1',
    decision: 'trade',
    choice: { do: 'buy', company, from: 'ipo' },
  });
  expect(playInPlace(eighteenFortyOne, state, buy('AFI'))?.why).toBe('purchase/sold-this-round');
  // An offer to another player, declined for the turn.
  const deal = { do: 'concession-deal', from: 'p2', concession: 'SFTN', price: 5 };
  state.concessions = { ...state.concessions, SFTN: 'p2' };
  expect(playInPlace(eighteenFortyOne, state, { seat: 'p1', decision: 'trade', choice: deal })).toBeNull();
  expect(
    playInPlace(eighteenFortyOne, state, { seat: 'p2', decision: 'consent', choice: 'not-this-turn' }),
  ).toBeNull();
  expect(playInPlace(eighteenFortyOne, state, { seat: 'p1', decision: 'trade', choice: deal })?.why).toBe(
    'deal/closed',
  );
});

test('in an operating round the seller is the company', () => {
  const old = JSON.parse(stored());
  old.stack = [
    {
      procedure: 'company-turn',
      label: 'financial-actions',
      vars: { company: 'AFI', laid: [], trackDone: true, revenue: 0, paid: false, sold: [], over: false },
    },
    {
      procedure: 'financial-actions',
      label: 'company-purchase',
      vars: {
        ...{ company: 'AFI', sold: ['CTS'], salesDone: true, partner: null },
        ...{ declined: [], merges: true, converts: false },
      },
    },
    {
      procedure: 'company-purchase',
      label: 'company-purchase',
      vars: { company: 'AFI', sold: ['CTS'], foundation: null },
    },
  ];
  const state = migrate(eighteenFortyOne, old);
  expect(state.round.sold).toEqual({ AFI: ['CTS'] });
  expect(pending(eighteenFortyOne, state)?.decision).toBe('company-purchase');
});

test('a game of format 2 continues in the middle of a selling step', () => {
  const old = JSON.parse(stored());
  old.format = 2;
  old.round = { ...old.round, sold: {} };
  old.stack[1].vars = { ...old.stack[1].vars, sold: undefined, declined: {} };
  delete old.options.salesCount;
  const state = migrate(eighteenFortyOne, JSON.parse(JSON.stringify(old)));
  const sell = { do: 'sell', blocks: [{ company: 'AFI', count: 1 }] };
  const price = priceOf(state, 'AFI');
  const cash = state.cash.p1!;
  for (let i = 0; i < 2; i++) {
    expect(playInPlace(eighteenFortyOne, state, { seat: 'p1', decision: 'trade', choice: sell })).toBeNull();
  }
  expect(state.cash.p1! - cash).toBe(2 * price);
  // One that was brought from elsewhere counts each action.
  const imported = migrate(eighteenFortyOne, { ...old, options: { ...old.options, consent: 'assumed' } });
  expect(imported.options.salesCount).toBe('by-action');
});

test('a company in need that was saved in format 2 wants a train', () => {
  const old = JSON.parse(stored());
  old.format = 2;
  old.round = { ...old.round, sold: {} };
  const emergency = { company: 'AFI', amount: 100, givers: ['AFI', 'p1'], turn: 0 };
  old.stack = [
    { procedure: 'company-turn', label: 'train-step', vars: { company: 'AFI', over: false } },
    { procedure: 'emergency-money', label: 'sell-in-need', vars: emergency },
  ];
  const [turn, need] = migrate(eighteenFortyOne, old).stack;
  expect([turn!.vars, need!.vars]).toEqual([
    { company: 'AFI', over: false, frozen: false },
    { ...emergency, purpose: 'train' },
  ]);
});

test('a proposal that was stored without its kind gets it', () => {
  const proposed = (proposal: object) => {
    const old = JSON.parse(stored());
    old.format = 3;
    old.stack = [{ procedure: 'consent', label: 'consent', vars: { proposer: 'p1', asked: 'p2', proposal } }];
    return frameOf(migrate(eighteenFortyOne, old), consent.procedure)?.vars.proposal;
  };
  const train = { buyer: 'AFI', from: 'SFTG', train: '3', price: 10 };
  expect(proposed(train)).toEqual({ kind: 'buy-train', ...train });
  expect(proposed({ ...train, token: true })).toMatchObject({ kind: 'token' });
  expect(proposed({ merger: 'AFI', with: 'SFTG' })).toEqual({ kind: 'merger', merger: 'AFI', with: 'SFTG' });
  expect(proposed({ priority: true, price: 5 })).toMatchObject({ kind: 'priority', price: 5 });
  expect(proposed({ do: 'deal', from: 'p2', price: 5 })).toEqual({ kind: 'deal', from: 'p2', price: 5 });
});

test('a game of format 4 continues: declined deals may be proposed again, and counting quiet turns starts again', () => {
  const old = JSON.parse(JSON.stringify(table(3)));
  delete old.quiet;
  Object.assign(old, { format: 4, idleTurns: 2 });
  old.stack = [
    { procedure: 'game-turn', label: 'stock-round', vars: { before: '[]' } },
    { procedure: 'train-step', label: 'buy-train', vars: { company: 'AFI', declined: { 'CTS 3': 5 } } },
    { procedure: 'token-purchase', label: 'buy-token', vars: { company: 'AFI', declined: { 'CTS K11': 5 } } },
    { procedure: 'financial-actions', label: 'merge', vars: { company: 'AFI', declined: ['CTS'] } },
    { procedure: 'sell-priority', label: 'sell-priority', vars: { buyer: null, price: null } },
    { procedure: 'concession-auctions', label: 'put-up', vars: { turn: 'p1', declined: 1, lot: null } },
  ];
  const state = migrate(eighteenFortyOne, old);
  expect(state.quiet).toEqual({ position: '', paid: false, sets: 0 });
  expect(state).not.toHaveProperty('idleTurns');
  expect(state.stack.map(({ vars }) => vars)).toEqual([
    {},
    { company: 'AFI', declined: [], closed: [] },
    { company: 'AFI', closed: [] },
    { company: 'AFI', closed: [], charter: null },
    { buyer: null, price: null, closed: [] },
    { turn: 'p1', declined: 1, lot: null },
  ]);
});

test('a game that waited for a charter in format 5 waits for it before the merger', () => {
  const old = JSON.parse(stored());
  old.format = 5;
  const actions = { company: 'AFI', partner: 'SFTG', merges: false, converts: false };
  const inMerger = {
    procedure: 'merger',
    label: 'choose-charter',
    vars: { a: 'AFI', b: 'SFTG', into: null },
  };
  old.stack = [{ procedure: 'financial-actions', label: 'merger', vars: actions }, inMerger];
  expect(migrate(eighteenFortyOne, old).stack).toEqual([
    { procedure: 'financial-actions', label: 'choose-charter', vars: { ...actions, charter: null } },
  ]);
  old.stack = [
    { procedure: 'financial-actions', label: 'conversion', vars: actions },
    { procedure: 'conversion', label: 'choose-charter', vars: { a: 'AFI', into: null } },
  ];
  expect(migrate(eighteenFortyOne, old).stack.map(({ label }) => label)).toEqual([
    'choose-charter-to-convert',
  ]);
});

test('what lies below the merger on the stack stays, and so does one that has its charter', () => {
  const old = JSON.parse(stored());
  old.format = 5;
  const turn = { procedure: 'company-turn', label: 'financial-actions', vars: { company: 'AFI' } };
  const actions = { procedure: 'financial-actions', label: 'merger', vars: { company: 'AFI' } };
  const merger = (into: string | null) => ({
    procedure: 'merger',
    label: into === null ? 'choose-charter' : 'keep-tokens',
    vars: { a: 'AFI', b: 'SFTG', into },
  });
  old.stack = [turn, actions, merger(null)];
  const waiting = migrate(eighteenFortyOne, old);
  expect([waiting.format, waiting.stack.map(({ label }) => label)]).toEqual([
    eighteenFortyOne.format,
    ['financial-actions', 'choose-charter'],
  ]);
  old.stack = [turn, actions, merger('CFCC')];
  const merging = migrate(eighteenFortyOne, old);
  expect([merging.format, merging.stack.length]).toEqual([eighteenFortyOne.format, 3]);
});

test.each([
  ['choose-place', 'choose-space'],
  ['choose-place-first', 'choose-space-first'],
  ['trade-up', 'trade-up'],
])('a merger that waited at %s in format 6 waits at %s', (before, now) => {
  const old = JSON.parse(stored());
  old.format = 6;
  const vars = { a: 'AFI', b: 'SFTG', into: 'CFCC', tuscan: null, holders: ['p1'], tradesUp: false };
  const actions = { procedure: 'financial-actions', label: 'merger', vars: { company: 'AFI' } };
  old.stack = [actions, { procedure: 'merger', label: before, vars: { ...vars, seated: true } }];
  expect(migrate(eighteenFortyOne, old).stack).toEqual([
    actions,
    { procedure: 'merger', label: now, vars: { ...vars, hasPresident: true } },
  ]);
});

test('the choice of a market space is understood under its former name', () => {
  const action = { seat: 'p1', decision: 'choose-place', choice: 340 };
  expect(inCurrentTerms(eighteenFortyOne, action)).toEqual({ ...action, decision: 'choose-space' });
});

test('every earlier spelling of a pass is understood', () => {
  const said = Object.entries(LEGACY_CHOICES).map(([decision, words]) => {
    const choices = words.map(([formerly]) => {
      const action = { seat: 'p1', decision, choice: formerly };
      return inCurrentTerms(eighteenFortyOne, action).choice;
    });
    return [decision, choices];
  });
  const decisions = [
    'put-up',
    'first-shares',
    'choose-home',
    'buy-train',
    'sell-priority',
    'add-operating-round',
  ];
  const others = ['trade-up', 'grant-round', 'merge', 'convert', 'subscribe'];
  expect(said).toEqual([...decisions, ...others].map((decision) => [decision, [PASS]]));
});

test('a stock round that was stored with the player who acted last passes the priority deal on as before', () => {
  const state = stockTurn(table(3), 'p3');
  Object.assign(state.stack[0]!.vars, { passes: 2, last: 'p3' });
  const refused = playInPlace(eighteenFortyOne, state, { seat: 'p3', decision: 'trade', choice: PASS });
  expect([refused, state.priority]).toEqual([null, 'p1']);
});
