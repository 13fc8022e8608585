import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Trace } from '../runs/trace.ts';
import { hasReplays, recordedGames } from '../testing/traces.ts';
import { judge } from './judgement.ts';

/** Titles whose games are read by the site's own questions. */
const TITLES = ['18FL', '1841', '1860'];
/** The longest games have thousands of actions. */
const TIMEOUT = 300_000;
const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';

describe.skipIf(!hasReplays)(`the site's questions, by its own traces${SKIPPED}`, () => {
  it.each(TITLES.flatMap((title) => recordedGames(title)))(
    '%s: every action is read, every state equal, every question predicted',
    { timeout: TIMEOUT },
    (_, file) => {
      const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
      const judged = judge(read(file), read(file.replace('.json', '.trace.json')) as Trace);
      const { steps, ...found } = judged;
      const whole = { read: steps, equal: steps, predicted: steps };
      expect(found).toEqual({ ...whole, refused: null, reported: 0, differences: [], misjudged: [] });
      expect(steps).toBeGreaterThan(10);
    },
  );
});
