import { type AnyTitle, defaultOptions, type GameEvent, newGame } from '@signalbox/kernel';
import { phase, table } from '@signalbox/titles/1860/positions/position.ts';
import { expect, test } from 'vitest';
import { wordsAt } from '../../testing/drawn-table.tsx';
import { loadPresentation } from '../../titles/index.ts';
import { previewWithPhase } from '../PreviewText.tsx';
import { triggers } from './roster-triggers.ts';

test('the roster says what the next phase changes, not what stays', async () => {
  const words = wordsAt((await loadPresentation('1841'))!, 'en', {});
  const colours = ['yellow', 'green', 'brown'];
  const five = { operatingRounds: 3, trainLimits: [2, 3], colours };
  const six = { operatingRounds: 3, trainLimits: [1, 2], colours };
  const phase = (begins: string | null, rusts: string[]) => ({ begins, rusts, events: [] });
  expect(triggers(words, { ...phase('6', []), ...six }, five)).toEqual([
    'Phase 6',
    'limit of 1 train for minors, 2 trains for majors',
  ]);
  expect(triggers(words, { ...phase('7', ['4']), ...six }, six)).toEqual(['Phase 7', '4-trains rust']);
  expect(triggers(words, { ...phase('5', []), ...five }, undefined)).toHaveLength(1 + colours.length + 2);
  expect(triggers(words, { ...phase('5', []), ...five, trainLimits: [] }, undefined)).toHaveLength(
    1 + colours.length + 1,
  );
  // What holds in a phase that has begun.
  expect(triggers(words, { ...phase(null, []), ...five }, undefined)).toHaveLength(colours.length + 2);
});

test.each([
  ['en', 'brown tiles; 3 operating rounds from the next stock round on'],
  ['ja', '茶色タイルが使用可能、次の株式ラウンドから運行ラウンド3回'],
] as const)('the preview of a purchase says what its phase changes (%s)', async (language, changes) => {
  const presentation = (await loadPresentation('1860'))!;
  const words = wordsAt(presentation, language, {});
  const view = table(2);
  phase(view, '4');
  const said = (name: string, ...told: GameEvent[]) =>
    previewWithPhase(words, { type: 'phase', phase: name }, presentation.roster!(view), told);
  expect(said('5')).toContain(changes);
  // What has begun changes nothing, and what is told by an event of its own is not told twice.
  expect(said('4')).toBe(words.say('preview/phase', { phase: '4' }));
  const ferry = words.say('roster/fishbourne');
  expect(said('6')).toContain(ferry);
  expect(said('6', { type: 'fishbourne' })).not.toContain(ferry);
});

test('what the 4-train of 1841 triggers is told in the order of the rule text', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const title = presentation.title as AnyTitle;
  const lines = presentation.roster!(newGame(title, { players: 3, options: defaultOptions(title.options) }));
  const told = (i: number) => triggers(wordsAt(presentation, 'en', {}), lines[i]!, lines[i - 1]);
  expect(told(2).slice(1, 6)).toEqual([
    'some borders disappear',
    'all concessions are removed',
    '2-trains rust',
    'limit of 2 trains for minors, 3 trains for majors',
    'off-board areas are worth more',
  ]);
  expect(told(3)[1]).toBe('all borders but the Swiss one disappear');
  expect(told(4).slice(1)).toEqual([
    'off-board areas are worth more',
    'limit of 1 train for minors, 2 trains for majors',
  ]);
});
