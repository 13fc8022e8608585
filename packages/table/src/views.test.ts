import { expect, it } from 'vitest';
import { act, auctioning, lotsTable } from './testing/lots-table.ts';
import { storedReason } from './views.ts';

it('a sealed choice is seen by its owner alone, in the log and on the board, until all have chosen', () => {
  const table = lotsTable(2);
  act(table, 'p1', 'opening-bid', { bid: 3 });
  const [entry] = table.log.entries;
  for (const seat of ['p2', null]) {
    expect(table.entryFor(entry!, seat)).toMatchObject({ hidden: true, choice: null, events: [] });
    expect(JSON.stringify(table.viewFor(seat))).not.toContain('"bid":3');
  }
  expect(table.entryFor(entry!, 'p1').choice).toEqual({ bid: 3 });
  act(table, 'p2', 'opening-bid', { bid: 0 });
  expect(table.entryFor(table.log.entries[0]!, null)).toMatchObject({ hidden: false, choice: { bid: 3 } });
  expect(table.log.entries.every(({ hidden }) => !hidden)).toBe(true);
});

it('a sealed choice that was undone stays hidden when the others are revealed', () => {
  const table = lotsTable(2);
  act(table, 'p1', 'opening-bid', { bid: 3 });
  table.undo('p1', 'one');
  act(table, 'p1', 'opening-bid', { bid: 1 });
  act(table, 'p2', 'opening-bid', { bid: 0 });
  expect(table.entryFor(table.log.entries[0]!, 'p2')).toMatchObject({ undone: true, choice: null });
});

it('sealed choices made by auto actions are revealed when the last seat has chosen', () => {
  const table = lotsTable(2);
  table.setAuto('p1', { kind: 'pass', heed: [] });
  expect(table.log.entries).toMatchObject([{ by: 'program', hidden: true }]);
  table.setAuto('p2', { kind: 'pass', heed: [] });
  table.cancelAuto('p1');
  expect(table.log.entries.slice(0, 3).map(({ by, hidden }) => [by, hidden])).toEqual([
    ['program', false],
    ['program', false],
    ['chance', false],
  ]);
});

it('a patch is never sent', () => {
  const table = auctioning();
  const sent = table.log.entries.map((entry) => table.entryFor(entry, 'p1'));
  expect(JSON.stringify(sent)).not.toMatch(/patches|inverse/);
});

it('only the seat that is asked gets the offer; everybody sees who is asked', () => {
  const table = auctioning();
  expect(table.viewFor('p1').pending).toMatchObject({ decision: 'bid', seats: ['p1'], sealed: false });
  expect(table.viewFor('p1').pending!.offer).not.toBeNull();
  for (const seat of ['p2', null])
    expect(table.viewFor(seat).pending).toMatchObject({ seats: ['p1'], offer: null });
  expect(table.viewFor(null)).toMatchObject({ undo: null, redo: 0, autos: [] });
});

it('a bot’s reason that may reveal something is hidden until the end of the game', () => {
  const table = auctioning();
  const reason = { key: 'bot/random', details: {} };
  expect(storedReason(table.game, 'p1', reason).secret).toBe(false);
  const hiding = { ...table.game.title, view: (state: object, seat: string | null) => ({ ...state, seat }) };
  const secret = storedReason({ ...table.game, title: hiding as never }, 'p1', reason);
  expect(secret.secret).toBe(true);
  const entry = { ...table.log.entries[0]!, because: secret };
  expect(table.entryFor(entry, 'p2').because).toBeNull();
  table.game = { ...table.game, status: 'finished' };
  expect(table.entryFor(entry, 'p2').because).toEqual(reason);
});

it('that a bot does not expect to win any more is said even if its reason is hidden', () => {
  const table = auctioning();
  const because = { key: 'bot/random', details: {}, secret: true, lost: true as const };
  const entry = { ...table.log.entries[0]!, because };
  expect(table.entryFor(entry, 'p2')).toMatchObject({ because: null, lost: true });
  expect(table.entryFor(table.log.entries[0]!, 'p2')).not.toHaveProperty('lost');
  expect(storedReason(table.game, 'p1', { key: 'bot/random', details: {}, lost: true }).lost).toBe(true);
});
