import { describe, expect, test } from 'vitest';
import { type Journal, newJournal, record, redo, stateAt, undo, undoRight } from './journal.ts';
import { newGame } from './play.ts';
import { random } from './random.ts';
import { type LotsState, lots } from './testing/lots.ts';
import type { Title } from './title.ts';
import { randomGame } from './tools/random-game.ts';

const setup = { players: 3, options: { 'no-bell': true } };

function recorded(
  journal: Journal<LotsState>,
  seat: string,
  decision: string,
  choice: unknown,
): Journal<LotsState> {
  const next = record(journal, { seat, decision, choice });
  if ('ok' in next) throw new Error(next.why);
  return next;
}

/** A long game with every state on the way; deep enough for several snapshots. */
function longGame(): { journal: Journal<LotsState>; states: LotsState[] } {
  for (let seed = 0; ; seed++) {
    const { actions } = randomGame(lots, setup, random(seed));
    if (actions.length < 70) continue;
    let journal = newJournal(lots, newGame(lots, setup));
    const states = [journal.state];
    for (const { seat, decision, choice } of actions) {
      journal = recorded(journal, seat, decision, choice);
      states.push(journal.state);
    }
    return { journal, states };
  }
}

const { journal, states } = longGame();
const total = journal.entries.length;

/** A title whose rules can no longer be run. */
const rulesGone: Title<LotsState> = { ...lots, procedures: new Map(), decisions: new Map() };

describe('by patches alone', () => {
  const frozen: Journal<LotsState> = { ...journal, title: rulesGone };

  test('undo goes back to the beginning, redo to the end', () => {
    let at = frozen;
    for (let i = total - 1; i >= 0; i--) {
      at = undo(at);
      expect(at.state).toEqual(states[i]);
    }
    expect(undo(at)).toBe(at);
    for (let i = 1; i <= total; i++) {
      at = redo(at);
      expect(at.state).toEqual(states[i]);
    }
    expect(redo(at)).toBe(at);
    expect(at.entries).toEqual(journal.entries);
    expect(at.snapshots).toEqual(journal.snapshots);
  });

  test('any earlier state can be seen', () => {
    expect(journal.snapshots.length).toBeGreaterThan(1);
    for (let i = 0; i <= total; i++) expect(stateAt(frozen, i)).toEqual(states[i]);
    expect(() => stateAt(frozen, total + 1)).toThrow(/entries/);
  });

  test('also after the log was written out and read back', () => {
    const { entries, initial } = JSON.parse(JSON.stringify(journal)) as Journal<LotsState>;
    const loaded: Journal<LotsState> = { ...newJournal(rulesGone, initial), entries };
    expect(stateAt(loaded, total)).toEqual(journal.state);
  });
});

test('a refused action is not recorded', () => {
  const start = newJournal(lots, newGame(lots, setup));
  expect(record(start, { seat: 'p1', decision: 'bid', choice: 1 })).toMatchObject({ ok: false });
  expect(start.entries).toEqual([]);
});

test('a new action overwrites what was undone', () => {
  const back = undo(undo(journal));
  const { seat, decision, choice } = journal.entries[total - 2]!;
  const again = recorded(back, seat, decision, choice);
  expect(again.undone).toEqual([]);
  expect(redo(again)).toBe(again);
  expect(again.state).toEqual(states[total - 1]);
});

describe('the right to undo', () => {
  const start = newJournal(lots, newGame(lots, { players: 2, options: {} }));
  const one = recorded(start, 'p1', 'opening-bid', { bid: 1 });
  const both = recorded(one, 'p2', 'opening-bid', { bid: 0 });
  const drawn = recorded(both, 'chance', 'draw', 'red');
  const bidding = recorded(drawn, 'p1', 'bid', { bid: 1 });
  const passed = recorded(bidding, 'p2', 'bid', { pass: true });

  test('nothing to take back', () => expect(undoRight(start, 'p1')).toBeNull());

  test('one’s own last action, freely', () => {
    expect(undoRight(one, 'p1')).toEqual({ entries: 1, freely: true });
    expect(undoRight(bidding, 'p1')).toEqual({ entries: 1, freely: true });
    expect(undoRight(passed, 'p2')).toEqual({ entries: 1, freely: true });
  });

  test('not freely what showed something hidden: sealed bids, a draw', () => {
    expect(undoRight(both, 'p2')).toEqual({ entries: 1, freely: false });
    expect(undoRight(drawn, 'p2')).toEqual({ entries: 2, freely: false });
  });

  test('not freely past somebody else’s action', () => {
    expect(undoRight(both, 'p1')).toEqual({ entries: 2, freely: false });
    expect(undoRight(passed, 'p1')).toEqual({ entries: 2, freely: false });
  });
});
