import { describe, expect, test } from 'vitest';
import type { TableSnapshot } from '../source/table-source.ts';
import { TakeBack } from './take-back.ts';

/** A table on the server where p1 sits with bots: it takes back p1's last action and all that came after it. */
function tableWithBots(seats: readonly string[]) {
  let log = seats.map((seat, i) => ({ seat, decision: 'move', choice: i }));
  let takings: { seat: string; decision: null; choice: null }[] = [];
  const done: unknown[] = [];
  let redo = 0;
  const ownLast = () => log.findLastIndex(({ seat }) => seat === 'p1');
  const snapshot = () => {
    const own = ownLast();
    const undo = own < 0 ? null : { entries: log.length - own, freely: true };
    const position = seats.length + takings.length;
    return {
      game: { seat: 'p1', position, undo },
      entries: [...log, ...takings],
    } as unknown as TableSnapshot;
  };
  const back = new TakeBack({
    snapshot,
    undo: async () => {
      log = log.slice(0, ownLast());
      takings = [...takings, { seat: 'p1', decision: null, choice: null }];
      return null;
    },
    act: async (_, choice) => {
      done.push(choice);
      return null;
    },
    tell: (count) => {
      redo = count;
    },
  });
  return { back, done, left: () => log.map(({ seat }) => seat).join(' '), redo: () => redo };
}

describe('taking back at a table with bots', () => {
  test('one action, with what the bots did since', async () => {
    const table = tableWithBots(['p1', 'p2', 'p1', 'p1', 'p2', 'p3']);
    await table.back.undo('one');
    expect(table.left()).toBe('p1 p2 p1');
  });

  test('a turn, and not what came before the others’ moves', async () => {
    const table = tableWithBots(['p1', 'p2', 'p1', 'p1']);
    await table.back.undo('turn');
    expect(table.left()).toBe('p1 p2');
    expect(table.redo()).toBe(2);
  });

  test('doing it again gives the actions in the order they were made', async () => {
    const table = tableWithBots(['p1', 'p2', 'p1', 'p1']);
    await table.back.undo('turn');
    await table.back.redo();
    await table.back.redo();
    expect(table.done).toEqual([2, 3]);
    expect(table.redo()).toBe(0);
  });
});
