import { describe, expect, it } from 'vitest';
import { advanceClock, nextFlag, remainingAt, reminderAt, shiftedClock, startClock } from './clock.ts';

const LIVE = { kind: 'live', budget: 60_000, increment: 5_000 } as const;
const ASYNC = { kind: 'async', perMove: 24 * 3_600_000 } as const;

describe('the clock', () => {
  it('live: uses up the time of the player who is asked, and adds the increment for a move', () => {
    const start = startClock(LIVE, ['p1', 'p2'], 0)!;
    const change = { asked: ['p1'], moved: ['p1'], asking: ['p2'] };
    const next = advanceClock(LIVE, start, change, 10_000)!;
    expect(next.remaining).toEqual({ p1: 55_000, p2: 60_000 });
    expect(nextFlag(next, ['p2'])).toEqual({ seat: 'p2', at: 70_000 });
  });

  it('a reserve is used by a player who needs longer, and kept by one who does not', () => {
    const rules = { kind: 'async', perMove: 100, reserve: 50 } as const;
    const start = startClock(rules, ['p1', 'p2'], 0)!;
    expect(start.remaining.p1).toBe(150);
    const quick = advanceClock(rules, start, { asked: ['p1'], moved: ['p1'], asking: ['p1'] }, 90)!;
    expect(quick.remaining.p1).toBe(150);
    const slow = advanceClock(rules, quick, { asked: ['p1'], moved: ['p1'], asking: ['p1'] }, 90 + 130)!;
    expect(slow.remaining.p1).toBe(120);
    expect(nextFlag(slow, ['p1'])).toEqual({ seat: 'p1', at: 220 + 120 });
    const other = advanceClock(rules, slow, { asked: ['p1'], moved: ['p1'], asking: ['p2'] }, 230)!;
    expect(other.remaining.p2).toBe(150);
  });

  it('ignores a system clock that is set back, and time in which nobody could move', () => {
    const start = startClock(LIVE, ['p1'], 100_000)!;
    expect(remainingAt(start, ['p1'], 50_000).p1).toBe(60_000);
    expect(remainingAt(shiftedClock(start, 30_000), ['p1'], 131_000).p1).toBe(59_000);
  });

  it('asynchronous: the full time for each move, and a reminder before it is up', () => {
    const start = startClock(ASYNC, ['p1', 'p2'], 0)!;
    const change = { asked: ['p1'], moved: ['p1'], asking: ['p1'] };
    const next = advanceClock(ASYNC, start, change, 1_000)!;
    expect(next.remaining.p1).toBe(ASYNC.perMove);
    const flag = nextFlag(next, ['p1'])!;
    expect(reminderAt(ASYNC, flag)).toBe(flag.at - ASYNC.perMove / 4);
  });
});
