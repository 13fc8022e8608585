import {
  type AnyTitle,
  type AutoKind,
  ask,
  decision,
  defineTitle,
  type GameState,
  list,
  newGame,
  newGameState,
  procedure,
  rulebook,
  stopped,
  whilst,
} from '@signalbox/kernel';
import type { LotsState } from '@signalbox/kernel/testing/lots.ts';
import type { SetAuto } from '@signalbox/protocol';
import { describe, expect, it } from 'vitest';
import { migrateAutos, migrateEndedAutos } from './legacy-programs.ts';
import { newLog } from './log.ts';
import { MemoryTable } from './memory-table.ts';
import { gameOf, openStored, type StoredGame } from './stored-game.ts';
import { act, auctioning, LOTS, lotsTable } from './testing/lots-table.ts';

const PASS: SetAuto = { kind: 'pass', heed: ['sold'] };
const bidOn = (lot: string, most: number) => ({ kind: 'bid', lot, most }) as const;

/** A title without an end. */
const ENDLESS = defineTitle({
  id: 'endless',
  name: 'Endless',
  players: [2, 2],
  options: {},
  presets: {},
  rulebook: rulebook('Endless', { '1': { en: 'Again', ja: 'もう一度' } }),
  messages: {},
  format: 1,
  migrations: {},
  setup: () => newGameState(1),
  main: procedure(
    'main',
    '1',
    whilst(
      () => true,
      ask(
        decision({
          name: 'again',
          rule: '1',
          actor: () => 'p1',
          offer: () => list(['again']),
          apply: () => {},
        }),
      ),
    ),
  ),
  auto: [
    {
      kind: 'pass',
      scope: 'all',
      forms: () => [{ auto: { kind: 'pass', heed: [] }, fields: {} }],
      endedBy: () => null,
      answer: () => ({ choice: 'again' }),
    },
  ],
  invariants: () => [],
}) as AnyTitle;

/** The lot being auctioned. */
const lotAt = ({ state }: ReturnType<typeof auctioning>) => (state.stack.at(-1)!.vars as { lot: string }).lot;

describe('an auto action', () => {
  it('acts at once if it is the seat’s turn, and draws follow', () => {
    const table = lotsTable(2);
    table.setAuto('p1', PASS);
    expect(table.log.entries).toMatchObject([{ seat: 'p1', by: 'program' }]);
    expect(table.viewFor('p1').autos).toMatchObject([{ auto: PASS, since: 0, made: 1 }]);
    act(table, 'p2', 'opening-bid', { bid: 1 });
    expect(table.log.entries[2]).toMatchObject({ by: 'chance' });
  });

  it('acts while its player waits for others, in the order of the title’s kinds', () => {
    const table = auctioning();
    const lot = lotAt(table);
    table.setAuto('p2', PASS);
    table.setAuto('p2', bidOn(lot, 3));
    act(table, 'p1', 'bid', { bid: 1 });
    expect(table.log.entries.at(-1)).toMatchObject({ seat: 'p2', by: 'program', choice: { bid: 2 } });
  });

  it('stops when an event happens that its player ticked; it ends once, with the reason', () => {
    const table = auctioning();
    table.setAuto('p2', PASS);
    act(table, 'p1', 'bid', { bid: 1 });
    const { autos, endedAutos } = table.viewFor('p2');
    expect(autos).toEqual([]);
    expect(endedAutos).toMatchObject([{ auto: PASS, ended: 'stopped', reason: { why: 'sold' }, at: 0 }]);
    table.followUp();
    expect(table.viewFor('p2').endedAutos).toHaveLength(1);
  });

  it('also stops the others with the same scope when it stops', () => {
    const table = auctioning();
    const lot = lotAt(table);
    table.setAuto('p2', bidOn(lot, 2));
    table.setAuto('p2', { kind: 'pass', heed: [] });
    act(table, 'p1', 'bid', { bid: 5 });
    expect(table.viewFor('p2')).toMatchObject({
      autos: [],
      endedAutos: [{ reason: { why: 'limit' } }, { reason: { why: 'auto/together' } }],
      pending: { seats: ['p2'] },
    });
  });

  it('stops alone if it has no scope: what ends for one company goes on for the others', () => {
    const run = (company: string): SetAuto => ({ kind: 'run', company, pay: true });
    const running: AutoKind<GameState> = {
      kind: 'run',
      forms: () => ['SB', 'SFL'].map((company) => ({ auto: run(company), fields: {} })),
      endedBy: () => null,
      answer: (_, __, { company }) => (company === 'SFL' ? stopped({ why: 'limit' }) : null),
    };
    const title: AnyTitle = { ...ENDLESS, auto: [running] };
    const log = newLog(newGame(title, { players: 2, options: {} }));
    const seats = [{ bot: null }, { bot: null }];
    const table = new MemoryTable(gameOf(title, log, { seed: 'seed', seats, shared: false }), log, () => 0);
    table.setAuto('p1', run('SB'));
    table.setAuto('p1', run('SFL'));
    expect(table.viewFor('p1')).toMatchObject({
      autos: [{ auto: run('SB') }],
      endedAutos: [{ auto: run('SFL'), reason: { why: 'limit' } }],
    });
  });

  it('is done when its goal is reached, which does not stop the others', () => {
    const table = auctioning();
    const lot = lotAt(table);
    table.setAuto('p2', bidOn(lot, 9));
    table.setAuto('p2', { kind: 'pass', heed: [] });
    act(table, 'p1', 'bid', { bid: 1 });
    act(table, 'p1', 'bid', { pass: true });
    // The lot is one that lets its winner choose again.
    expect(lot).toBe('swap');
    expect(table.viewFor('p2').endedAutos).toMatchObject([
      { auto: { kind: 'bid' }, ended: 'done', reason: { why: 'sold' } },
      { auto: { kind: 'pass' }, ended: 'stopped', reason: { why: 'asked' } },
    ]);
  });

  it('may go on as another one, which acts at once', () => {
    const IF = { kind: 'buy-if', company: 'red', unless: 'blue', otherwise: 'none' } as const;
    const waits: AutoKind<LotsState> = {
      ...LOTS.auto!.find(({ kind }) => kind === 'bid')!,
      kind: 'buy-if',
      forms: () => [{ auto: IF, fields: {} }],
      endedBy: () => null,
      answer: (state) => ({
        ended: 'done',
        reason: { why: 'sold' },
        next: bidOn((state.stack.at(-1)!.vars as { lot: string }).lot, 4),
      }),
    };
    const table = auctioning({ title: { ...LOTS, auto: [waits, ...LOTS.auto!] } });
    table.setAuto('p2', IF);
    act(table, 'p1', 'bid', { bid: 1 });
    expect(table.log.entries.at(-1)).toMatchObject({ seat: 'p2', by: 'program', choice: { bid: 2 } });
    expect(table.viewFor('p2')).toMatchObject({
      autos: [{ auto: { kind: 'bid', most: 4 }, made: 1 }],
      endedAutos: [{ auto: { kind: 'buy-if' }, ended: 'done', reason: { why: 'sold' } }],
    });
  });

  it('can only be set as the title offers it', () => {
    const table = auctioning();
    expect(table.setAuto('p1', bidOn('nothing', 1))).toBe(false);
    expect(table.setAuto('p1', bidOn('red', 99))).toBe(false);
    expect(table.setAuto('p1', { kind: 'pass', heed: ['sold', 'sold'] })).toBe(false);
    expect(table.setAuto('p1', { kind: 'run', company: 'red', pay: true })).toBe(false);
    expect(table.viewFor('p1').autos).toEqual([]);
  });

  it('is seen by its own seat only', () => {
    const table = auctioning();
    table.setAuto('p2', PASS);
    expect(table.viewFor('p2').autos).toHaveLength(1);
    for (const seat of ['p1', null]) {
      expect(table.viewFor(seat)).toMatchObject({ autos: [], endedAutos: [] });
      expect(JSON.stringify(table.viewFor(seat))).not.toContain('heed');
    }
  });

  it('is ended by an exception in the rules, and the action that led to it is kept', () => {
    const broken: AutoKind<LotsState> = {
      ...LOTS.auto!.find(({ kind }) => kind === 'pass')!,
      answer: () => {
        throw new Error('a mistake');
      },
    };
    const table = auctioning({ title: { ...LOTS, auto: [broken] } });
    table.setAuto('p2', PASS);
    act(table, 'p1', 'bid', { bid: 1 });
    expect(table.viewFor('p2').endedAutos).toMatchObject([{ reason: { why: 'auto/failed' } }]);
    expect(table.viewFor('p2').pending!.seats).toEqual(['p2']);
  });

  it('is ended when its choice is not offered', () => {
    const stubborn: AutoKind<LotsState> = {
      ...LOTS.auto!.find(({ kind }) => kind === 'pass')!,
      answer: () => ({ choice: { bid: 1 } }),
    };
    const table = auctioning({ title: { ...LOTS, auto: [stubborn] } });
    table.setAuto('p2', { kind: 'pass', heed: [] });
    act(table, 'p1', 'bid', { bid: 5 });
    expect(table.viewFor('p2').endedAutos).toMatchObject([
      { ended: 'stopped', reason: { why: 'out-of-range' } },
    ]);
  });

  it('stops when it has acted very often in a row, so that there is no endless loop', () => {
    const log = newLog(newGame(ENDLESS, { players: 2, options: {} }));
    const seats = [{ bot: null }, { bot: null }];
    const table = new MemoryTable(gameOf(ENDLESS, log, { seed: 'seed', seats, shared: false }), log, () => 0);
    table.setAuto('p1', { kind: 'pass', heed: [] });
    expect(table.position).toBe(100);
    expect(table.viewFor('p1').endedAutos).toMatchObject([{ reason: { why: 'auto/too-often' } }]);
  });

  it('waits while a question is open, and acts when it is answered', () => {
    const consent = { id: 'x', kind: 'undo', seat: 'p1', takesBack: [1], answers: {}, askedAt: 0 } as const;
    const table = auctioning();
    table.game = { ...table.game, consent };
    table.setAuto('p1', PASS);
    expect(table.viewFor('p1').autos).toMatchObject([{ made: 0 }]);
    table.game = { ...table.game, consent: null };
    table.followUp();
    expect(table.viewFor('p1').autos).toMatchObject([{ made: 1 }]);
  });

  it('takes no time from its player’s clock and adds none', () => {
    let now = 0;
    const { game, log } = auctioning();
    const clockRules = { kind: 'live', budget: 60_000, increment: 5_000 } as const;
    const clock = { since: 0, paused: false, remaining: { p1: 60_000, p2: 30_000 } };
    const table = new MemoryTable({ ...game, clockRules, clock }, log, () => now);
    now = 10_000;
    table.setAuto('p2', { kind: 'pass', heed: [] });
    now = 20_000;
    act(table, 'p1', 'bid', { pass: true });
    expect(table.log.entries.at(-1)).toMatchObject({ by: 'chance' });
    expect(table.game.clock!.remaining).toEqual({ p1: 45_000, p2: 30_000 });
  });
});

describe('an undo', () => {
  it('ends the auto actions of the player who undoes something', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 3 });
    table.setAuto('p1', PASS);
    table.undo('p1', 'one');
    expect(table.viewFor('p1')).toMatchObject({
      autos: [],
      endedAutos: [{ reason: { why: 'auto/undone' } }],
    });
  });

  it('ends those whose actions were undone, and those set after the position to which the game returns', () => {
    const table = auctioning();
    const lot = lotAt(table);
    table.setAuto('p2', bidOn(lot, 2));
    act(table, 'p1', 'bid', { bid: 1 });
    table.undo('p1', 'one', true);
    expect(table.viewFor('p2')).toMatchObject({
      autos: [],
      endedAutos: [{ reason: { why: 'auto/undone' } }],
    });
    act(table, 'p1', 'bid', { bid: 5 });
    table.setAuto('p2', bidOn('blue', 2));
    table.undo('p1', 'one', true);
    expect(table.viewFor('p2').autos).toEqual([]);
  });

  it('leaves those that were set before and have not acted', () => {
    const table = auctioning();
    table.setAuto('p2', bidOn(lotAt(table) === 'red' ? 'blue' : 'red', 1));
    act(table, 'p1', 'bid', { bid: 1 });
    table.undo('p1', 'one', true);
    expect(table.viewFor('p2').autos).toHaveLength(1);
  });
});

describe('auto actions stored in the first format', () => {
  const former = { decision: 'trade', until: [{ type: 'stock-round-ended' }], times: 50, made: 3 };

  it('continue', () => {
    const pass = { ...former, choice: { do: 'pass' }, unless: [] };
    expect(migrateAutos(pass)).toEqual([
      { auto: { kind: 'pass', heed: ['round-ended'] }, since: 0, made: 3 },
    ]);
    expect(migrateAutos({ ...pass, unless: [{ type: 'shares-sold', company: 'ACL' }] })).toMatchObject([
      { auto: { heed: ['own-traded', 'round-ended'] } },
    ]);
    expect(
      migrateAutos({ ...former, choice: { do: 'buy', company: 'ACL', from: 'ipo' }, unless: [] }),
    ).toEqual([{ auto: { kind: 'buy', company: 'ACL', until: 'float', shares: 1 }, since: 0, made: 3 }]);
  });

  it('continue in a game that a browser has stored', () => {
    const { log } = lotsTable(2);
    const program = { ...former, choice: { do: 'pass' }, unless: [] };
    const stored = {
      seed: 'seed',
      initial: log.snapshots[0]!.state,
      seats: [
        { name: 'Anna', kind: 'you', program },
        { name: 'Bot', kind: 'bot' },
      ],
    } as unknown as StoredGame;
    const { game } = openStored(LOTS, stored, [], 0);
    expect(game.seats.map(({ autos }) => autos.length)).toEqual([1, 0]);
    const [anna, bot] = stored.seats;
    const again = { ...stored, seats: [{ ...anna!, autos: game.seats[0]!.autos, program: undefined }, bot!] };
    expect(openStored(LOTS, again, [], 0).game.seats).toEqual(game.seats);
  });

  it('are dropped if no screen could have set them; notices of ended ones are always dropped', () => {
    expect(migrateAutos({ ...former, decision: 'bid', choice: { pass: true }, unless: [] })).toEqual([]);
    expect(migrateAutos(null)).toEqual([]);
    expect(migrateEndedAutos({ ended: 'done' })).toEqual([]);
    expect(migrateEndedAutos(null)).toEqual([]);
  });
});
