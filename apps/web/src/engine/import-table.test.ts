import { exportGame } from '@signalbox/interchange';
import {
  type Action,
  decodeSetup,
  type GameRecord,
  type GameState,
  newGame,
  pending,
  playInPlace,
  random,
  sample,
} from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { importTable } from './import-table.ts';
import { titleOf } from './titles.ts';

/** The first actions of a random game of 18FL, by the rules of 18xx.games. */
async function someGame(actions: number): Promise<GameRecord> {
  const title = await titleOf('18FL');
  const decoded = decodeSetup(title, { players: 3, options: title.presets['18xx.games']! });
  if (!decoded.ok) throw new Error(decoded.why);
  const state: GameState = newGame(title, decoded.setup);
  const rng = random(3);
  const log: Action[] = [];
  while (log.length < actions) {
    const waiting = pending(title, state)!;
    const seat = waiting.seats[0]!;
    const action = { seat, decision: waiting.decision, choice: sample(waiting.offerTo(seat), rng)! };
    playInPlace(title, state, action);
    log.push(action);
  }
  const { players, options } = decoded.setup;
  return {
    form: 'signalbox-game',
    version: 1,
    title: '18FL',
    players,
    options,
    commitment: '',
    seed: null,
    log,
  };
}

describe('a recorded game', () => {
  it('is read to its end, in our own format and in that of 18xx.games', async () => {
    const record = await someGame(120);
    const exported = exportGame(record);
    if (!exported.ok) throw new Error(exported.why);
    for (const input of [record, exported.game]) {
      const imported = await importTable(JSON.stringify(input), 'Game');
      expect(imported).toMatchObject({ refused: null });
      if ('why' in imported) throw new Error(imported.why);
      expect(imported.table.position).toBe(record.log.length);
    }
  });

  it('calls the players as its file does, or as it is told to if the file does not say', async () => {
    const record = await someGame(12);
    const namesIn = async (file: GameRecord, called?: Parameters<typeof importTable>[2]) => {
      const imported = await importTable(JSON.stringify(file), 'Game', called);
      if ('why' in imported) throw new Error(imported.why);
      return imported.table.toStore(0).seats.map(({ name }) => name);
    };
    const unnamed = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
    const names = ['Anna', 'Ben', 'Clara'];
    expect(await namesIn(record, { unnamed })).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(await namesIn({ ...record, names }, { unnamed })).toEqual(names);
    expect(await namesIn({ ...record, names }, { names: ['Aki', 'Ben', 'Chie'] })).toEqual([
      'Aki',
      'Ben',
      'Chie',
    ]);
    expect(await importTable(JSON.stringify({ ...record, names: ['Anna'] }), 'Game')).toHaveProperty('why');
  });

  it('says what the host did for another player, in our own format and in that of 18xx.games', async () => {
    const record = await someGame(12);
    const helped = record.log.findIndex(({ seat, decision }) => seat === 'p1' && decision === 'trade');
    const log = record.log.map((entry, i) => (i === helped ? { ...entry, madeBy: 'p3' } : entry));
    const imported = await importTable(JSON.stringify({ ...record, log }), 'Game');
    if ('why' in imported) throw new Error(imported.why);
    const marked = log.map((_, i) => (i === helped ? 'p3' : null));
    expect(imported.table.entries.map(({ madeBy }) => madeBy)).toEqual(marked);
    const exported = exportGame({ ...record, log });
    if (!exported.ok) throw new Error(exported.why);
    const byHost = exported.game.actions.filter(({ user }) => user !== undefined);
    expect(byHost).toMatchObject([{ type: 'par', entity: 1, user: 3 }]);
  });

  it('reports where the file disagrees with our rules', async () => {
    const exported = exportGame(await someGame(120));
    if (!exported.ok) throw new Error(exported.why);
    const at = exported.game.actions.findIndex(({ type }) => type === 'buy_train');
    const actions = exported.game.actions.map((action, i) =>
      i === at ? { ...action, price: Number(action.price) + 1 } : action,
    );
    const imported = await importTable(JSON.stringify({ ...exported.game, actions }), 'Game');
    const found = [{ what: 'treasuryPrice', action: expect.stringContaining(`${at + 1} (buy_train`) }];
    expect(imported).toMatchObject({ refused: null, differences: found });
  });

  it('that is not a game is refused', async () => {
    expect(await importTable('{', 'Game')).toMatchObject({ why: 'recording/cut-off' });
    expect(await importTable('[]', 'Game')).toHaveProperty('why');
    expect(await importTable('{"form":"signalbox-game"}', 'Game')).toHaveProperty('why');
    const unknown = { ...(await someGame(0)), title: '18XX' };
    expect(await importTable(JSON.stringify(unknown), 'Game')).toMatchObject({ why: 'recording/title' });
  });

  it('of 50 MB is refused in less than a second', async () => {
    const text = JSON.stringify({ title: '18FL', x: 'x'.repeat(50 * 1024 * 1024) });
    const before = process.cpuUsage();
    expect(await importTable(text, 'Game')).toMatchObject({ why: 'recording/too-large' });
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1);
  });

  it('keeps the chat; at an action that our rules refuse it stops, and says which one and why', async () => {
    const exported = exportGame(await someGame(60), { names: ['Ada', 'Bo', 'Cy'] });
    if (!exported.ok) throw new Error(exported.why);
    const { game } = exported;
    const said = { id: 7, type: 'message', entity: game.players[0]!.id, message: 'well', created_at: 12 };
    const wrong = { ...game.actions[8]!, type: 'bid', price: 7 };
    const actions = [...game.actions.slice(0, 8), said, wrong];
    const imported = await importTable(JSON.stringify({ ...game, actions }), 'Game');
    if ('why' in imported) throw new Error(imported.why);
    const { refused, table } = imported;
    expect(refused).toMatchObject({
      action: expect.stringMatching(/^9 \(bid, .*price 7/),
      rule: expect.any(String),
    });
    expect(table.info().talk).toEqual([{ name: game.players[0]!.name, text: 'well', at: 12 }]);
    expect(table.position).toBeGreaterThan(5);
  });
});

it('refuses a file that is too large before it is read', async () => {
  const began = performance.now();
  const refused = await importTable(`{"x":"${'x'.repeat(50 * 1024 * 1024)}`, 'large');
  expect(refused).toMatchObject({ why: 'recording/too-large' });
  expect(performance.now() - began).toBeLessThan(1000);
});
