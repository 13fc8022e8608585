import { expect, test, vi } from 'vitest';
import { list } from '../offer.ts';
import { random } from '../random.ts';
import { draw, type LotsState, lots } from '../testing/lots.ts';
import { randomGame } from '../tools/random-game.ts';
import { tryIllegalActionsInTranscript } from './hostile.ts';
import { positionOf, runTranscript } from './run-transcript.ts';
import { actionsOf, parseTranscript, printTranscript, transcriptOf } from './transcript.ts';

const GAME = `
# Two players, the bell rings at once.
title lots
players 2
option purse five
p1 opening-bid bid=1
p1 opening-bid bid=2 ! not-your-turn
p2 opening-bid bid=7 ! out-of-range 1   # three at most
p2 opening-bid bid=3
= opener p2
= cash p2 2
= asks chance draw
= rich p1 true
chance draw bell
= outcome bell p1
= score p1 4
= cash {p1:4,p2:2}
`;

const facts = { rich: (state: LotsState, seat: string) => state.cash[seat]! > 3 };

const failing = (text: string) => runTranscript(lots, `title lots\nplayers 2\n${text}`).problem;

test('a transcript plays and its expectations hold', () => {
  const { actions, problem, state } = runTranscript(lots, GAME, facts);
  expect(problem).toBeNull();
  expect(actions).toBe(3);
  expect(state.outcome?.reason).toBe('bell');
});

test('the first line that fails is named', () => {
  expect(failing('= cash p1 11')).toEqual({ line: 3, message: 'cash p1: expected 11, found 10.' });
  expect(failing('p2 bid bid=1')?.message).toContain('other-decision');
  expect(failing('p1 opening-bid bid=1 ! not-offered')?.message).toContain('is accepted');
  expect(failing('p1 opening-bid bid=9 ! not-offered')?.message).toContain('another reason: out-of-range');
  expect(failing('p1 opening-bid bid=9 ! out-of-range 2')?.message).toContain('(1)');
  expect(failing('= asks p1 draw')?.message).toContain('found p1 p2 opening-bid');
  expect(failing('= outcome bell p1')?.message).toContain('found nothing');
  expect(failing('= no such thing 3')?.message).toContain('found null');
  expect(failing('= 3')?.message).toMatch(/^: expected 3, found format=/);
  expect(failing('=cash p1 11')?.message).toBe('cash p1: expected 11, found 10.');
});

test('an error names the line that cannot be read', () => {
  expect(() => parseTranscript('title lots\nplayers 2\np1 bid')).toThrow(/Line 3: an action/);
  expect(() => parseTranscript('players 2')).toThrow(/Line 1: no title/);
  expect(() => parseTranscript('title lots')).toThrow(/Line 1: no number of players/);
  expect(() => parseTranscript('title lots\nplayers 2\np1 bid [')).toThrow(/Line 3/);
  expect(() => runTranscript(lots, 'title lots\nplayers 9')).toThrow(/player-count/);
});

test('the number of players is a whole number', () => {
  expect(() => parseTranscript('title lots\nplayers two')).toThrow(/number of players/);
  expect(() => parseTranscript('title lots\nplayers 2.5')).toThrow(/number of players/);
});

test('an option is on, off or a word', () => {
  const options = ['option a on', 'option b', 'option c off', 'option d five'];
  const parsed = parseTranscript(['title lots', 'players 2', ...options].join('\n'));
  expect(parsed.options).toEqual({ a: true, b: true, c: false, d: 'five' });
  expect(printTranscript(parsed)).toBe(
    'title lots\nplayers 2\noption a on\noption b on\noption c off\noption d five\n',
  );
});

test('separators inside quotes are part of the choice', () => {
  const read = (line: string) => parseTranscript(`title lots\nplayers 2\n${line}`).lines[0];
  const action = (choice: string) => ({ seat: 'p1', decision: 'say', choice });
  expect(read('p1 say "a # b ! c" # said')).toMatchObject({ kind: 'action', action: action('a # b ! c') });
  expect(read('p1 say "a \\" # b" !not-offered 3')).toMatchObject({
    kind: 'refused',
    action: action('a " # b'),
    because: ['not-offered', '3'],
  });
});

test('printing and reading gives the same transcript', () => {
  const parsed = parseTranscript(GAME);
  const again = parseTranscript(printTranscript(parsed));
  const withoutLines = (lines: typeof parsed.lines) => lines.map(({ line, ...rest }) => rest);
  expect({ ...again, lines: withoutLines(again.lines) }).toEqual({
    ...parsed,
    lines: withoutLines(parsed.lines),
  });
});

test('a played game can be written as a transcript and replayed', () => {
  const setup = { players: 3, options: {} };
  const { actions, state } = randomGame(lots, setup, random(4));
  const text = printTranscript(transcriptOf('lots', setup, actions));
  expect(actionsOf(parseTranscript(text))).toEqual(actions);
  expect(runTranscript(lots, text)).toEqual({
    state,
    actions: actions.length,
    // Nothing else is reported than who opens, what is sold, and the end.
    events: { opener: 1, sold: 4, 'game-ended': 1 },
    problem: null,
  });
  expect(runTranscript(lots, parseTranscript(text))).toEqual(runTranscript(lots, text));
});

test('a position is a transcript followed for this many actions', () => {
  const transcript = parseTranscript(GAME);
  expect(positionOf(lots, transcript, 1).stack[0]?.sealed).toEqual({ p1: { bid: 1 } });
  expect(positionOf(lots, transcript).outcome?.reason).toBe('bell');
  expect(tryIllegalActionsInTranscript(lots, transcript)).toBeNull();
});

test('an offer that changes the state is detected, with the action that was refused', () => {
  const offer = vi.spyOn(draw, 'offer').mockImplementation((state) => {
    state.cash.p1! += 1;
    return list(state.bag);
  });
  try {
    expect(tryIllegalActionsInTranscript(lots, parseTranscript(GAME))).toMatch(/^.+ changed the state/);
  } finally {
    offer.mockRestore();
  }
});
