import { type GameState, random, sample } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { waitingIn } from './game.ts';
import { logOf, logUntil, stateAt } from './log.ts';
import type { MemoryTable } from './memory-table.ts';
import { LOTS, lotsTable } from './testing/lots-table.ts';

const plain = (state: GameState) => ({ ...state, events: null });

/** A long game with every state on the way, with some undo and redo; long enough for several snapshots. */
function longGame(): { table: MemoryTable; states: GameState[] } {
  const table = lotsTable(4, { shared: true });
  const states = [table.state];
  const rng = random(8);
  const note = () => {
    while (states.length < table.position) states.push(table.stateAt(states.length));
    if (states.length === table.position) states.push(table.state);
  };
  while (table.position < 150) {
    const waiting = waitingIn(table.game);
    if (!waiting || rng.below(5) === 0) {
      table.undo('p1', 'one');
      note();
      if (rng.below(2) === 0) table.redo('p1');
    } else {
      const seat = waiting.seats[0]!;
      const action = { seat, decision: waiting.decision, choice: sample(waiting.offerTo(seat), rng)! };
      expect(table.act(action, 'person')).toBeNull();
    }
    note();
  }
  return { table, states };
}

describe('a log', () => {
  const { table, states } = longGame();

  it('has a snapshot every 64 entries, and gives the state at any position', () => {
    const positions = table.log.snapshots.map(({ position }) => position);
    expect(positions.length).toBeGreaterThan(2);
    expect(positions.map((position) => Math.floor(position / 64))).toEqual(positions.map((_, i) => i));
    expect(states.map((_, at) => plain(table.stateAt(at)))).toEqual(states.map(plain));
    expect(() => table.stateAt(table.position + 1)).toThrow(/entries/);
  });

  it('is the same after it was written and read back, even without the rules', () => {
    const { entries, snapshots } = JSON.parse(JSON.stringify(table.log)) as typeof table.log;
    const rulesGone = { ...LOTS, procedures: new Map(), decisions: new Map() };
    const log = logOf(snapshots[0]!.state, entries);
    expect(states.map((_, at) => plain(stateAt(rulesGone, log, at)))).toEqual(states.map(plain));
    expect(log.entries).toEqual(table.log.entries);
  });

  it('truncated at a position is as it was then', () => {
    for (const at of [1, 30, 64, 65, 120]) {
      const cut = logUntil(table.log, at);
      expect(cut.entries).toHaveLength(at);
      for (const entry of cut.entries) {
        const later = table.log.entries.slice(entry.position, at);
        const last = later.findLast(
          ({ takesBack, putsBack }) =>
            takesBack?.includes(entry.position) || putsBack?.includes(entry.position),
        );
        expect(entry.undone).toBe(last?.kind === 'undo');
      }
      expect(plain(stateAt(LOTS, cut, at))).toEqual(plain(states[at]!));
    }
  });
});
