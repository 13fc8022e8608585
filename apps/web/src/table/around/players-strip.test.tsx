import { operate } from '@signalbox/titles/1860/positions/play.ts';
import { company, phase, table } from '@signalbox/titles/1860/positions/position.ts';
import { expect, test } from 'vitest';
import { drawnState } from '../../testing/drawn-table.tsx';
import { loadPresentation } from '../../titles/index.ts';

/** What stands before the number of the first player's certificates, and the number. */
async function certificates(now: '2' | '8') {
  const state = table(2);
  company(state, 'IOW');
  operate(state);
  phase(state, now);
  const page = await drawnState((await loadPresentation('1860'))!, state, { seat: 'p1' });
  const [, unit, count] =
    /title="Certificates".*?<span([^>]*) aria-hidden="true">cert\. <\/span>([^<]*)/.exec(page)!;
  return { isAlwaysSaid: !unit!.includes('class'), count };
}

test('a number of certificates without a limit is not alone: nobody would know what it counts (LIM)', async () => {
  expect(await certificates('2')).toEqual({ isAlwaysSaid: false, count: expect.stringMatching(/^\d+\/32$/) });
  expect(await certificates('8')).toEqual({ isAlwaysSaid: true, count: expect.stringMatching(/^\d+$/) });
});
