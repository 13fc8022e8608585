import { describe, expect, it } from 'vitest';
import { anomaliesIn, type Stored } from './check-history.ts';
import type { Operation } from './history.ts';

const entry = (position: number, request: string | null = `r${position}`) => ({
  position,
  seat: 'p1',
  decision: 'bid',
  choice: { bid: position },
  request,
  by: 'person',
});
const stored: Stored = {
  table: 't',
  entries: [entry(1), entry(2)],
  chat: [
    { id: 1, request: 'c1' },
    { id: 2, request: 'c2' },
  ],
};
const act = (request: string, from: number, until: number | null, position?: number): Operation => ({
  table: 't',
  client: 'p1',
  kind: 'act',
  from,
  until,
  request,
  ...(position !== undefined && { position }),
});
const read = (from: number, until: number, position: number, client = 'p2'): Operation => ({
  table: 't',
  client,
  kind: 'read',
  from,
  until,
  position,
});
const said = (request: string, from: number, until: number, position: number): Operation => ({
  ...act(request, from, until, position),
  kind: 'chat',
});
const sound = [
  act('r1', 0, 1, 1),
  act('r2', 2, 3, 2),
  said('c1', 0, 1, 1),
  said('c2', 2, 3, 2),
  read(4, 5, 2),
];

describe('a history', () => {
  it('that one order can explain has no anomalies', () => {
    expect(anomaliesIn(sound, stored)).toEqual([]);
    // A call without an answer may or may not have been carried out.
    expect(anomaliesIn([act('r1', 0, null), ...sound.slice(1)], stored)).toEqual([]);
    // A reading during a call may see its effect or not.
    expect(
      anomaliesIn([act('r1', 0, 1, 1), act('r2', 2, 9, 2), ...sound.slice(2, 4), read(3, 4, 1)], stored),
    ).toEqual([]);
  });

  it.each<[string, readonly Operation[], Stored, RegExp]>([
    [
      'an acknowledged action is lost',
      [...sound, act('r3', 6, 7, 3)],
      stored,
      /r3 was acknowledged and is lost/,
    ],
    [
      'an action is done twice',
      sound,
      { ...stored, entries: [entry(1), entry(2, 'r1')] },
      /r1 was done 2 times/,
    ],
    [
      'an action is not at the position in its answer',
      [act('r1', 0, 1, 2), ...sound.slice(1)],
      stored,
      /r1 is at 1, answered 2/,
    ],
    ['something comes from nowhere', sound.slice(1), stored, /r1 came from nowhere/],
    [
      'a refused action is done',
      [{ ...act('r1', 0, 1), refused: true }, ...sound.slice(1)],
      stored,
      /refused and done/,
    ],
    [
      'a reading is older than what was acknowledged',
      [...sound, read(6, 7, 1)],
      stored,
      /told 1 after somebody/,
    ],
    [
      'a reading shows a position that never existed',
      [...sound, read(6, 7, 9)],
      stored,
      /position 9 was read/,
    ],
    [
      'chat goes back in time',
      [...sound.slice(0, 2), said('c2', 0, 1, 2), said('c1', 2, 3, 1)],
      stored,
      /chat: p1 was told 1 after/,
    ],
    [
      'the log was read as something else',
      [...sound, { ...read(6, 7, 2), kind: 'log', entries: [{ ...entry(1), choice: { bid: 7 } }] }],
      stored,
      /entry 1 was read as something else/,
    ],
    [
      'the log has a gap',
      sound,
      { ...stored, entries: [entry(1), { ...entry(3), request: 'r2' }] },
      /a gap before 3/,
    ],
  ])('%s', (_, history, kept, message) => {
    expect(anomaliesIn(history, kept).join('; ')).toMatch(message);
  });
});
