import type { GameEvent } from '@signalbox/kernel';
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
