import { CHANCE, choices, type GameState, type Json, list, pending, seededOracle } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { act as actAt } from './advance.ts';
import { draftOf } from './draft.ts';
import { botsWaitUntil, botToMove } from './game.ts';
import type { MemoryTable } from './memory-table.ts';
import { act, auctioning, LOTS, lotsTable } from './testing/lots-table.ts';
import { answerUndo, askToUndo, redoRight, redosLeft, takeBack, undoRight } from './undo.ts';

const board = ({ state }: { state: GameState }) => ({ ...state, events: null });
const right = (table: MemoryTable, seat: string) => {
  const found = undoRight(table.game, seat);
  return found && { entries: found.takesBack.length, freely: found.freely };
};

/** What chance could draw in the first place. */
function offeredToChance(table: MemoryTable): Iterable<Json> {
  const draw = table.standing.findIndex(({ seat }) => seat === CHANCE);
  return choices(pending(LOTS, table.stateAt(draw))!.offerTo(CHANCE));
}

describe('the right to undo', () => {
  it('is none where nothing was done, or all is over', () => {
    expect(right(lotsTable(2), 'p1')).toBeNull();
    expect(right(auctioning({ status: 'closed' }), 'p1')).toBeNull();
  });

  it('is free for one’s own last action', () => {
    const table = lotsTable(2);
    act(table, 'p1', 'opening-bid', { bid: 1 });
    expect(right(table, 'p1')).toEqual({ entries: 1, freely: true });
  });

  it('needs the others where sealed bids were shown or a card was drawn', () => {
    expect(right(auctioning(), 'p2')).toEqual({ entries: 2, freely: false });
  });

  it('needs the others past somebody else’s action', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 1 });
    expect(right(table, 'p1')).toEqual({ entries: 1, freely: true });
    act(table, 'p2', 'bid', { pass: true });
    expect(right(table, 'p1')!.freely).toBe(false);
  });

  it('is free beside bots, and at a shared screen, where it is the last player’s', () => {
    expect(right(auctioning({}, ['p1']), 'p2')).toEqual({ entries: 2, freely: true });
    const table = auctioning({ shared: true });
    expect(undoRight(table.game, 'p1')).toMatchObject({ seat: 'p2', freely: true });
  });

  it('ends, for somebody whom the others have left, at what those did themselves', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 1 });
    act(table, 'p2', 'bid', { bid: 2 });
    const seats = table.game.seats.map((one) => (one.seat === 'p2' ? { ...one, bot: 'conductor' } : one));
    expect(undoRight({ ...table.game, seats }, 'p1')).toBeNull();
  });

  it('ends, alone in a rated game, at what was drawn: nobody draws until they like it', () => {
    expect(right(auctioning({ rated: true }, ['p1']), 'p2')).toBeNull();
    const table = auctioning({ rated: true }, ['p2']);
    act(table, 'p1', 'bid', { bid: 1 });
    expect(right(table, 'p1')).toEqual({ entries: 1, freely: true });
    expect(undoRight(table.game, 'p1', 'turn')!.takesBack).toHaveLength(1);
  });

  it('reaches to where somebody else last moved, if the whole turn is wanted', () => {
    const table = auctioning({ shared: true });
    const start = table.position;
    act(table, 'p1', 'bid', { bid: 1 });
    expect(undoRight(table.game, 'p1', 'turn')!.takesBack).toEqual([start + 1]);
    const alone = lotsTable(2, { shared: true });
    act(alone, 'p1', 'opening-bid', { bid: 1 });
    expect(undoRight(alone.game, 'p1', 'turn')!.takesBack).toEqual([1]);
  });
});

describe('undo and redo', () => {
  it('are entries of the log, and lead there and back by patches alone', () => {
    const table = auctioning();
    const before = board(table);
    act(table, 'p1', 'bid', { bid: 3 });
    const after = board(table);
    const { position } = table;
    expect(table.undo('p1', 'one')).toEqual({ entries: 1, done: true });
    expect(board(table)).toEqual(before);
    expect(table.log.entries.at(-1)).toMatchObject({ kind: 'undo', takesBack: [position] });
    expect(table.log.entries[position - 1]!.undone).toBe(true);
    expect(redosLeft(table.game, 'p1')).toBe(1);
    expect(redoRight(table.game, 'p2')).toBeNull();
    expect(table.redo('p2')).toBe(false);
    expect(table.redo('p1')).toBe(true);
    expect(board(table)).toEqual(after);
    expect(table.log.entries.at(-1)).toMatchObject({ kind: 'redo', putsBack: [position] });
    expect(table.log.entries[position - 1]!.undone).toBe(false);
    expect(right(table, 'p1')).toEqual({ entries: 1, freely: true });
  });

  it('nothing is put back once something else was done', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 3 });
    table.undo('p1', 'one');
    act(table, 'p1', 'bid', { bid: 2 });
    expect(redosLeft(table.game, 'p1')).toBe(0);
    expect(table.redo('p1')).toBe(false);
  });

  it('one redo puts back one action with what had followed from it', () => {
    const table = lotsTable(2, { shared: true });
    act(table, 'p1', 'opening-bid', { bid: 1 });
    act(table, 'p2', 'opening-bid', { bid: 0 });
    const after = board(table);
    const { draws } = table.game;
    expect(draws).toBe(1);
    table.undo('p1', 'one');
    table.undo('p1', 'one');
    expect(table.game.standing).toEqual([]);
    expect(redosLeft(table.game, 'p1')).toBe(2);
    table.redo('p1');
    expect(table.standing).toHaveLength(1);
    table.redo('p1');
    expect(board(table)).toEqual(after);
    expect(table.game.draws).toBe(draws);
  });

  it('what was drawn and undone is not drawn again, and redo brings that very draw back', () => {
    const table = auctioning({ shared: true });
    const drawn = () =>
      table.standing.filter(({ by }) => by === 'chance').map(({ draw, choice }) => ({ draw, choice }));
    const choices = [...offeredToChance(table)];
    const expected = [0, 1].map((draw) => ({ draw, choice: seededOracle('seed')(list(choices), draw) }));
    expect(expected[0]!.choice).not.toEqual(expected[1]!.choice);
    expect(drawn()).toEqual([expected[0]]);
    table.undo('p2', 'one');
    expect(drawn()).toEqual([]);
    table.redo('p2');
    expect(drawn()).toEqual([expected[0]]);
    table.undo('p2', 'one');
    act(table, 'p2', 'opening-bid', { bid: 0 });
    expect(drawn()).toEqual([expected[1]]);
    expect(table.game.draws).toBe(2);
  });

  it('what is over can be undone by those who share a screen', () => {
    const table = auctioning({ shared: true });
    act(table, 'p1', 'bid', { bid: 1 });
    const outcome = { reason: 'test', scores: {}, winners: [] };
    table.game = { ...table.game, status: 'finished', state: { ...table.state, outcome } };
    expect(undoRight(table.game, 'p1')).not.toBeNull();
    expect(undoRight({ ...table.game, shared: false }, 'p1')).toBeNull();
  });
});

describe('consent', () => {
  function asking() {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 3 });
    act(table, 'p2', 'bid', { bid: 4 });
    const draft = draftOf(table.game, 5);
    askToUndo(draft, 'p1', undoRight(table.game, 'p1')!, 'question');
    return { table, draft };
  }

  it('is asked of all the others, and one no is enough', () => {
    const { draft } = asking();
    expect(draft.game.consent).toMatchObject({ kind: 'undo', seat: 'p1', askedAt: 5 });
    expect(answerUndo(draft, 'p2', 'no')).toBeNull();
    expect(draft.game.consent).toBeNull();
    expect(draft.entries).toEqual([]);
  });

  it('is waited for by bots, but not for ever: then their move is a no', () => {
    const table = auctioning({}, ['p1']);
    const draft = draftOf(table.game, 1000);
    askToUndo(draft, 'p2', undoRight(table.game, 'p2')!, 'question');
    const FIVE_MINUTES = 300_000;
    expect(botToMove(draft.game, 2000)).toBeNull();
    expect(botsWaitUntil(draft.game)).toBe(1000 + FIVE_MINUTES);
    expect(botToMove(draft.game, 1000 + FIVE_MINUTES)?.seat).toBe('p1');
    expect(actAt(draft, { seat: 'p1', decision: 'bid', choice: { bid: 1 } }, 'bot')).toBeNull();
    expect(draft.game.consent).toBeNull();
  });

  it('is not given by the asker', () => {
    expect(answerUndo(asking().draft, 'p1', 'yes')).toEqual({ why: 'no-such-answer' });
    expect(answerUndo(asking().draft, 'p2', 'perhaps')).toEqual({ why: 'no-such-answer' });
  });

  it('given by all, undoes what was asked for, and the asker may still put it back', () => {
    const { table, draft } = asking();
    const { takesBack } = draft.game.consent!;
    expect(answerUndo(draft, 'p2', 'yes')).toBe('granted');
    takeBack(
      draft,
      'p1',
      takesBack.map((position) => table.log.entries[position - 1]!),
    );
    expect(draft.game).toMatchObject({ consent: null });
    expect(redosLeft(draft.game, 'p1')).toBe(2);
    expect(redosLeft(draft.game, 'p2')).toBe(0);
  });
});
