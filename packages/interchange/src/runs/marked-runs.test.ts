import { play } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { closeAllPrivates, company, operate, phase, table, tiles } from '@signalbox/titles/18fl/position.ts';
import { expect, it } from 'vitest';
import { withMarkedRuns } from './marked-runs.ts';

const FLORIDA = TITLES.find(({ id }) => id === '18FL')!;

/** SR can earn more by continuing north than by ending in the city. */
function ran(path: readonly string[], anyRun = true) {
  const state = table(2, { anyRun });
  closeAllPrivates(state);
  phase(state, '2');
  tiles(state, { B19: '4/1', B21: '9/1' });
  company(state, 'SR', { size: 5, trains: ['2'] });
  operate(state, 'run-trains');
  const seat = state.presidents.SR!;
  const choice = { routes: [{ train: '2-1', path }] };
  const played = play(FLORIDA, state, { seat, decision: 'run-trains', choice });
  if (!played.ok) throw new Error(played.why);
  return withMarkedRuns('18FL', [played], () => state)[0]!.events;
}

it('a run below the maximum is marked with the maximum (ruling A6)', () => {
  const events = ran(['B23.1', 'B21', 'B19.0']);
  const { revenue } = events.find(({ type }) => type === 'ran') as unknown as { revenue: number };
  const mark = events.find(({ type }) => type === 'not-the-most');
  expect(mark).toMatchObject({ company: 'SR', revenue });
  expect((mark as unknown as { best: number }).best).toBeGreaterThan(revenue);
});

it('the best run is not marked, and no run is where the highest revenue is compulsory', () => {
  const best = ['B19.0', 'B21', 'B23.1', 'A22.0'];
  for (const events of [ran(best), ran(best, false)]) {
    expect(events.map(({ type }) => type)).toContain('ran');
    expect(events.map(({ type }) => type)).not.toContain('not-the-most');
  }
});
