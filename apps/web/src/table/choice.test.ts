import type { GameEvent } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { endsTurn } from './choice.ts';

const pending = { decision: 'trade', seats: ['p1'] };
const pass = { do: 'pass' };
const entry = (seat: string, decision: string, choice: { do: string }, events: GameEvent[] = []) => ({
  seat,
  decision,
  choice,
  events,
});

it('calls a pass Done once the player has acted in the same step', () => {
  expect(endsTurn(entry('p1', 'trade', { do: 'sell' }), pending, pass)).toBe(true);
  expect(endsTurn(entry('p2', 'trade', { do: 'sell' }), pending, pass)).toBe(false);
  expect(endsTurn(entry('p1', 'trade', pass), pending, pass)).toBe(false);
  expect(endsTurn(entry('p1', 'lay-track', { do: 'lay' }), pending, pass)).toBe(false);
  expect(endsTurn(undefined, pending, pass)).toBe(false);
  expect(endsTurn(entry('p1', 'trade', { do: 'sell' }), pending, { do: 'buy' })).toBe(false);
});

it('calls it a pass again in the next turn, also if all others could only pass', () => {
  const passed = [{ type: 'passed', seat: 'p2' }];
  expect(endsTurn(entry('p1', 'trade', { do: 'start' }, passed), pending, pass)).toBe(false);
  expect(endsTurn(entry('p1', 'trade', { do: 'start' }, [{ type: 'started' }]), pending, pass)).toBe(true);
});
