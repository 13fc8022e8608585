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

/** What could be drawn at the first draw. */
function offeredToChance(table: MemoryTable): Iterable<Json> {
  const draw = table.standing.findIndex(({ seat }) => seat === CHANCE);
  return choices(pending(LOTS, table.stateAt(draw))!.offerTo(CHANCE));
}

describe('the right to undo', () => {
  it('does not exist before the first action or after the game', () => {
    expect(right(lotsTable(2), 'p1')).toBeNull();
    expect(right(auctioning({ status: 'closed' }), 'p1')).toBeNull();
  });

  it('needs no consent for one’s own last action', () => {
    const table = lotsTable(2);
    act(table, 'p1', 'opening-bid', { bid: 1 });
    expect(right(table, 'p1')).toEqual({ entries: 1, freely: true });
  });

  it('needs consent if sealed bids were revealed or a card was drawn', () => {
    expect(right(auctioning(), 'p2')).toEqual({ entries: 2, freely: false });
  });

  it('needs consent if somebody else has acted since', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 1 });
    expect(right(table, 'p1')).toEqual({ entries: 1, freely: true });
    act(table, 'p2', 'bid', { pass: true });
    expect(right(table, 'p1')!.freely).toBe(false);
  });

  it('needs no consent against bots or at a shared screen, where it belongs to the last player to act', () => {
    expect(right(auctioning({}, ['p1']), 'p2')).toEqual({ entries: 2, freely: true });
    const table = auctioning({ shared: true });
    expect(undoRight(table.game, 'p1')).toMatchObject({ seat: 'p2', freely: true });
  });

  it('does not include what the others did before they left', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 1 });
    act(table, 'p2', 'bid', { bid: 2 });
    const seats = table.game.seats.map((one) => (one.seat === 'p2' ? { ...one, bot: 'conductor' } : one));
    expect(undoRight({ ...table.game, seats }, 'p1')).toBeNull();
  });

  it('does not include draws if a player is alone in a rated game, so that nobody can draw again', () => {
    expect(right(auctioning({ rated: true }, ['p1']), 'p2')).toBeNull();
    const table = auctioning({ rated: true }, ['p2']);
    act(table, 'p1', 'bid', { bid: 1 });
    expect(right(table, 'p1')).toEqual({ entries: 1, freely: true });
    expect(undoRight(table.game, 'p1', 'turn')!.takesBack).toHaveLength(1);
  });

  it('covers everything since somebody else moved, for a whole turn', () => {
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
  it('are entries of the log, and only apply patches', () => {
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

  it('nothing can be redone after a new action', () => {
    const table = auctioning();
    act(table, 'p1', 'bid', { bid: 3 });
    table.undo('p1', 'one');
    act(table, 'p1', 'bid', { bid: 2 });
    expect(redosLeft(table.game, 'p1')).toBe(0);
    expect(table.redo('p1')).toBe(false);
  });

  it('one redo restores one action with what had followed from it', () => {
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

  it('an undone draw is not drawn again, and redo restores it', () => {
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

  it('a finished game can be undone at a shared screen', () => {
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

  it('makes bots wait, but not for ever: then their move declines the request', () => {
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

  it('cannot be given by the asker', () => {
    expect(answerUndo(asking().draft, 'p1', 'yes')).toEqual({ why: 'no-such-answer' });
    expect(answerUndo(asking().draft, 'p2', 'perhaps')).toEqual({ why: 'no-such-answer' });
  });

  it('given by all, allows the undo, and the asker may still redo it', () => {
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
