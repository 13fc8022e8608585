import type { State } from '@signalbox/titles/1841/state.ts';
import { expect, it } from 'vitest';
import { beforeMerger } from '../../../../e2e/prepared/positions-1841.ts';
import type { Preview } from '../engine/calls.ts';
import { loadPresentation } from '../titles/index.ts';
import { commonOutlook } from './use-previews.ts';

const view = beforeMerger() as State;
const paid = (cash: Readonly<Record<string, number>>): State => {
  const after = Object.entries(cash).map(([owner, spent]) => [owner, (view.cash[owner] ?? 0) - spent]);
  return { ...view, cash: { ...view.cash, ...Object.fromEntries(after) } };
};
const leadsTo = (now: State, end: State): Preview => ({
  ok: true,
  view: now,
  events: [],
  outlook: { view: end, events: [], agreeing: [], others: 'none' },
});

it('finds what comes of every choice, besides what each changes at once', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const common = (...previews: Preview[]) => commonOutlook(presentation, 'p1', view, previews);
  const none = leadsTo(view, paid({ p2: 30 }));
  const one = leadsTo(paid({ SFTG: 50 }), paid({ SFTG: 50, p2: 30 }));
  expect(common(none, one)?.changes).toEqual(common(none, none)?.changes);
  expect(common(none, one)?.changes).not.toEqual([]);
  expect(common(none, one)?.changes.every(({ of }) => of === 'p2')).toBe(true);
  expect(common(none, leadsTo(view, paid({ p2: 40 })))).toBeNull();
  expect(common(none)).toBeNull();
});
