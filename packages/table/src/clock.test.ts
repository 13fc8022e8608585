import { describe, expect, it } from 'vitest';
import { advanceClock, nextFlag, reminderAt, startClock } from './clock.ts';

const LIVE = { kind: 'live', budget: 60_000, increment: 5_000 } as const;
const ASYNC = { kind: 'async', perMove: 24 * 3_600_000 } as const;

describe('the clock', () => {
  it('live: uses up the budget of who is asked, and adds the increment for a move', () => {
    const start = startClock(LIVE, ['p1', 'p2'], 0)!;
    const change = { asked: ['p1'], moved: ['p1'], asking: ['p2'], paused: false };
    const next = advanceClock(LIVE, start, change, 10_000)!;
    expect(next.remaining).toEqual({ p1: 55_000, p2: 60_000 });
    expect(nextFlag(next, ['p2'])).toEqual({ seat: 'p2', at: 70_000 });
  });

  it('stands still while consent is asked', () => {
    const start = startClock(LIVE, ['p1'], 0)!;
    const paused = advanceClock(
      LIVE,
      start,
      { asked: ['p1'], moved: [], asking: ['p1'], paused: true },
      1_000,
    )!;
    expect(nextFlag(paused, ['p1'])).toBeNull();
    const on = advanceClock(
      LIVE,
      paused,
      { asked: ['p1'], moved: [], asking: ['p1'], paused: false },
      50_000,
    )!;
    expect(on.remaining.p1).toBe(59_000);
  });

  it('asynchronous: a full time for each move, and a reminder before it is up', () => {
    const start = startClock(ASYNC, ['p1', 'p2'], 0)!;
    const change = { asked: ['p1'], moved: ['p1'], asking: ['p1'], paused: false };
    const next = advanceClock(ASYNC, start, change, 1_000)!;
    expect(next.remaining.p1).toBe(ASYNC.perMove);
    const flag = nextFlag(next, ['p1'])!;
    expect(reminderAt(ASYNC, flag)).toBe(flag.at - ASYNC.perMove / 4);
  });
});
