import { expect, test } from 'vitest';
import { decision } from './decision.ts';
import type { Json } from './json.ts';
import { list } from './offer.ts';
import { ask, call, procedure } from './procedure.ts';
import { endGame, type GameState, newGameState, seats } from './state.ts';
import { type LotsState, lots } from './testing/lots.ts';
import { defineTitle } from './title.ts';

const question = (name: string, rule: string) =>
  decision<LotsState>({ name, rule, actor: () => 'p1', offer: () => list<Json>(['x']), apply: () => {} });
const define = (...steps: Parameters<typeof procedure<LotsState>>[2][]) =>
  defineTitle<LotsState>({ ...lots, main: procedure<LotsState>('main', '1', ...steps) });

test('a title knows every procedure and decision that its sequence of play leads to', () => {
  expect([...lots.procedures.keys()].sort()).toEqual(['auction', 'main', 'swapping']);
  expect([...lots.decisions.keys()].sort()).toEqual([
    'bid',
    'draw',
    'loan',
    'next-given',
    'opening-bid',
    'swap',
  ]);
});

test('a citation of a section that does not exist is refused', () => {
  expect(() => define(ask(question('a', '9')))).toThrow(/no section 9/);
  expect(() => define(call(procedure<LotsState>('other', '8')))).toThrow(/no section 8/);
});

test('names are unique', () => {
  expect(() => define(ask(question('a', '1')), ask(question('a', '1'), 'again'))).toThrow(/two decisions/);
  expect(() => define(call(procedure<LotsState>('main', '1')))).toThrow(/two procedures/);
});

test('the best score wins; a tie is shared', () => {
  const end = (scores: Record<string, number>) => {
    const state: GameState = newGameState(1);
    endGame(state, 'bank', scores);
    return state;
  };
  expect(end({ p1: 3, p2: 5 }).outcome).toEqual({
    reason: 'bank',
    scores: { p1: 3, p2: 5 },
    winners: ['p2'],
  });
  expect(end({ p1: 5, p2: 5 }).outcome?.winners).toEqual(['p1', 'p2']);
  expect(end({ p1: 1 }).events).toEqual([{ type: 'game-ended', reason: 'bank', winners: ['p1'] }]);
  expect(seats(3)).toEqual(['p1', 'p2', 'p3']);
});
