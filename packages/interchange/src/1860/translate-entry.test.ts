import { type Action, type Json, list, PASS } from '@signalbox/kernel';
import { newCompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { COWES_TO_NEWPORT, onTheLine, route } from '@signalbox/titles/1860/positions/line.ts';
import { expect, test } from 'vitest';
import type { EntryContext } from '../export/under-site-rules.ts';
import { Question } from '../recording/question.ts';
import { translateEntry1860 } from './translate-entry.ts';

/** A run translated where the site asks for one too. */
function translated(passed: readonly string[]) {
  const there = onTheLine('C&N', ['4+2'], { skipTowns: true, skipEndTowns: true });
  there.stack.push({ procedure: 'company-turn', label: '', vars: newCompanyTurn('C&N') as never });
  const choice = { routes: [route(there, 'C&N', 1, COWES_TO_NEWPORT, passed)] };
  const log: Action[] = [{ seat: 'p1', decision: 'run-trains', choice: choice as never }];
  const offerTo = () => list<Json>([PASS]);
  const question = new Question({
    decision: 'run-trains',
    rule: 'RUN',
    seats: ['p1'],
    forced: true,
    offerTo,
  });
  const context = { there, question, log, index: 0, isCovered: () => false, isSameTurn: true };
  return translateEntry1860(context as unknown as EntryContext<never>);
}

test('a run is told with the stops that the site counts by itself', () => {
  // The town of Cowes was left out at our table; the site counts it.
  const told = translated(['F2.1', 'F2.2', 'F4.0']);
  expect(told).toMatchObject({ covers: [0], choice: { routes: [{ path: COWES_TO_NEWPORT }] } });
  const [{ passed = [] }] = (told!.choice as { routes: [{ passed?: string[] }] }).routes;
  expect(passed).not.toContain('F2.1');
  // As it was, it is copied, and both games are compared.
  expect(translated(passed)).toBeNull();
});

test('a home tile is laid earlier on the site if the exchange that floats the company comes earlier', () => {
  const lay = (rotation: number) => ({ hex: 'F2', tile: '787', rotation });
  const entry = (seat: string, decision: string, choice: Json): Action => ({ seat, decision, choice });
  const log = [
    entry('p1', 'trade', { do: 'buy', company: 'IOW', from: 'ipo' }),
    entry('p1', 'trade', { do: 'exchange', private: 'CMH' }),
    entry('p4', 'lay-home-tile', lay(3)),
  ];
  const question = new Question({
    decision: 'lay-home-tile',
    rule: 'FL',
    seats: ['p4'],
    forced: false,
    offerTo: () => list<Json>([lay(0), lay(3)]),
  });
  const told = (tiles: Readonly<Record<string, string>>, entries = log) =>
    translateEntry1860({
      here: { tiles },
      question,
      log: entries,
      index: 0,
      isCovered: (index: number) => index === 1,
      isSameTurn: false,
    } as unknown as EntryContext<never>);
  expect(told({})).toEqual({ choice: lay(3), covers: [2] });
  // At our table it is there already.
  expect(told({ F2: '787/3' })).toEqual({ choice: lay(3), covers: [] });
  expect(told({}, log.slice(0, 2))).toBeNull();
});
