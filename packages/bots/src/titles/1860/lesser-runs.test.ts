import { carryOutInPlace, newGame, pending, view } from '@signalbox/kernel';
import { bestTrades, type RunQuery, runChoice } from '@signalbox/rails';
import { eighteenSixty } from '@signalbox/titles';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import { expect, test } from 'vitest';
import { choose } from '../../choose.ts';
import { defaultSetup } from '../../testing/positions.ts';
import { earned, lesserRuns, shortfall } from './lesser-runs.ts';

/** The runs of a game of apprentices. */
function* runsOf(seed: number): Generator<RunQuery> {
  const state = newGame(eighteenSixty, defaultSetup(eighteenSixty, 2));
  for (let waiting = pending(eighteenSixty, state); waiting; waiting = pending(eighteenSixty, state)) {
    const seat = waiting.seats[0]!;
    const { vars } = state.stack.at(-1)!;
    if (waiting.decision === 'run-trains') yield runQuery(state, vars as unknown as CompanyTurn);
    const seen = view(eighteenSixty, state, seat);
    const options = { level: 'apprentice', nodes: 200, seed } as const;
    const { choice } = choose(eighteenSixty, seen, seat, pending(eighteenSixty, seen)!, options);
    carryOutInPlace(eighteenSixty, state, seat, choice);
  }
}

const ENOUGH = 8;

test('lesser runs earn less than the best one, each a different amount, the best of them first', () => {
  let found = 0;
  for (const query of runsOf(1)) {
    const best = bestTrades(query);
    const most = Math.max(0, ...best.map(earned));
    const lesser = lesserRuns(query, best);
    const amounts = lesser.map(earned);
    expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => b - a));
    for (const run of lesser) expect(shortfall(query, runChoice(run), most)).toBeGreaterThan(0);
    found += amounts.length;
    if (found >= ENOUGH) break;
  }
  expect(found).toBeGreaterThanOrEqual(ENOUGH);
});
