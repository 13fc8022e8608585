import { expect, test } from 'vitest';
import { wordsAt } from '../../testing/drawn-table.tsx';
import { loadPresentation } from '../../titles/index.ts';
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
