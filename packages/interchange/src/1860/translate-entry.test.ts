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
