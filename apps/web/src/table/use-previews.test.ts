import type { Json } from '@signalbox/kernel';
import type { State } from '@signalbox/titles/1841/state.ts';
import { offeredLike, operate } from '@signalbox/titles/1860/positions/play.ts';
import { company, table } from '@signalbox/titles/1860/positions/position.ts';
import { expect, it } from 'vitest';
import { beforeMerger } from '../../../../e2e/prepared/positions-1841.ts';
import type { Preview } from '../engine/calls.ts';
import { preview } from '../engine/preview.ts';
import { loadPresentation } from '../titles/index.ts';
import { commonOutlook, sharedBy } from './use-previews.ts';

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

it('finds what happens whether a tile is laid or not: a company of 1860 without a train pays nothing', async () => {
  const presentation = (await loadPresentation('1860'))!;
  const state = table(2);
  company(state, 'IOW', { held: { p1: 5 }, price: 100, cash: 0 });
  operate(state, 'lay-track');
  const after = (choice: Json) =>
    preview({ title: '1860', view: state, seat: 'p1', decision: 'lay-track', choice });
  const passing = await after({ do: 'pass' });
  const laying = await Promise.all(offeredLike(state, { do: 'lay' }).map(after));
  const last = laying.find((one) => one.ok && one.events.some(({ type }) => type === 'withheld'))!;
  const shared = sharedBy(presentation, 'p1', state, [last, passing]);
  expect(shared.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['withheld', 'price']));
  expect(shared.changes).toEqual([{ what: 'price', of: 'IOW', before: 100, after: 90 }]);
});

it('says what a company pays in any case, if its treasury differs after each choice', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const bought = { type: 'tokens-bought', company: 'SFTG', count: 1, cost: 50 };
  const turn = { type: 'operates', company: 'SFTG' };
  const after = (cash: Readonly<Record<string, number>>): Preview => ({
    ok: true,
    view: paid(cash),
    events: [bought, turn],
    outlook: null,
  });
  const shared = (...previews: Preview[]) => sharedBy(presentation, 'p1', view, previews).events;
  expect(shared(after({ SFTG: 50 }), after({ SFTG: -50 }))).toEqual([turn]);
  expect(shared(after({ SFTG: 50 }), after({ SFTG: 50, p1: 100 }))).toEqual([bought, turn]);
});
