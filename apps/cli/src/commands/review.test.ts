import { join } from 'node:path';
import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../files.ts';
import { run } from '../testing/run.ts';

const GAME = join(REPOSITORY, 'packages', 'interchange', 'games', '18FL-2p-42.json');

test('review names what is wrong with its arguments', async () => {
  expect((await run('review', [], TITLES)).err).toMatch(/Name a file/);
  expect((await run(`review ${GAME} --seat p9`, [], TITLES)).err).toMatch(/no seat p9. Seats: p1, p2/);
  expect((await run('review --planted 1', [], TITLES)).err).toMatch(/Add --title/);
});
