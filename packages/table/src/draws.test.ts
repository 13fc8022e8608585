import { CHANCE, choices, newGame, recordOf, verifyRecord } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { waitingIn } from './game.ts';
import { actionsOf, logOf } from './log.ts';
import { MemoryTable } from './memory-table.ts';
import { gameOf } from './stored-game.ts';
import { act, auctioning, LOTS } from './testing/lots-table.ts';

const SETUP = { players: 2, options: { 'no-bell': true } };
const SHARED = { seed: 'seed', seats: Array(2).fill({ bot: null }), shared: true };

/** Everybody takes the last of their choices, until the game is over. */
function playOn(table: MemoryTable): void {
  for (let waiting = waitingIn(table.game); waiting; waiting = waitingIn(table.game)) {
    const seat = waiting.seats[0]!;
    act(table, seat, waiting.decision, [...choices(waiting.offerTo(seat))].at(-1)!);
  }
}

function verified(table: MemoryTable) {
  const { state, standing } = table;
  return verifyRecord(LOTS, recordOf(LOTS, SETUP, state, actionsOf(standing), 'seed'));
}

const drawsOf = (table: MemoryTable) =>
  table.standing.filter(({ seat }) => seat === CHANCE).map(({ draw }) => draw);

it('a game with undone draws can be verified, with the number of undone draws', () => {
  const table = auctioning({ shared: true });
  table.undo('p2', 'one');
  act(table, 'p2', 'opening-bid', { bid: 0 });
  table.undo('p2', 'one');
  act(table, 'p2', 'opening-bid', { bid: 1 });
  playOn(table);
  expect(drawsOf(table).slice(0, 2)).toEqual([2, 3]);
  expect(verified(table)).toMatchObject({ ok: true, undoneDraws: 2 });
  const record = recordOf(LOTS, SETUP, table.state, actionsOf(table.standing), 'seed');
  const used = record.log.findLastIndex(({ seat }) => seat === CHANCE);
  const twice = record.log.map((entry, i) => (i === used ? { ...entry, draw: 2 } : entry));
  expect(verifyRecord(LOTS, { ...record, log: twice })).toMatchObject({
    ok: false,
    why: 'record-draw-again',
  });
});

it('a game without undone draws needs no draw numbers in its record', () => {
  const table = auctioning({ shared: true });
  playOn(table);
  expect(actionsOf(table.standing).some((entry) => 'draw' in entry)).toBe(false);
  expect(verified(table)).toMatchObject({ ok: true, undoneDraws: 0 });
});

it('an old game that repeated undone draws continues with new ones, and can be verified', () => {
  const table = auctioning({ shared: true });
  table.undo('p2', 'one');
  table.game = { ...table.game, draws: 0 };
  act(table, 'p2', 'opening-bid', { bid: 0 });
  const stored = table.log.entries.map((entry) => ({ ...entry, draw: null }));
  const log = logOf(newGame(LOTS, SETUP), stored);
  const game = gameOf(LOTS, log, SHARED);
  expect(game.draws).toBe(2);
  const later = new MemoryTable(game, log, () => 0);
  playOn(later);
  expect(drawsOf(later).slice(0, 2)).toEqual([null, 2]);
  expect(verified(later)).toMatchObject({ ok: true, undoneDraws: 1 });
});
