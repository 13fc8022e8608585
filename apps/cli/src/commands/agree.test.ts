import { join } from 'node:path';
import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../files.ts';
import { run } from '../testing/run.ts';

const GAMES = join(REPOSITORY, 'packages', 'interchange', 'games');

test('agree counts by decision how often a bot would choose the same', async () => {
  const { code, out, err } = await run(
    `agree ${join(GAMES, '18FL-2p-42.json')} --level apprentice --json`,
    [],
    TITLES,
  );
  expect(code).toBe(0);
  expect(err).toMatch(/1 of 1/);
  const [{ title, games, all, decisions }] = JSON.parse(out);
  expect({ title, games }).toEqual({ title: '18FL', games: 1 });
  // Runs that earn the same count as the same.
  const runs = decisions.find((one: { decision: string }) => one.decision === 'run-trains');
  expect(runs.first).toBe(runs.choices);
  expect(all.first).toBeLessThan(all.firstThree);
  expect(all.firstThree).toBeLessThan(all.choices);
});

test('agree learns from the games what people tend to choose', async () => {
  const games = ['18FL-2p-42.json', '18FL-3p-42.json'].map((file) => join(GAMES, file)).join(' ');
  const { code, out } = await run(`agree ${games} --level apprentice --learn`, [], TITLES);
  expect(code).toBe(0);
  const habits: { kind: string; lessons: number; unseen: Record<string, { choices: number }> }[] =
    JSON.parse(out);
  expect(habits.map(({ kind }) => kind)).toEqual(['track', 'trade', 'train']);
  for (const { lessons, unseen } of habits) expect(unseen['18FL']!.choices).toBe(lessons);
});

test('agree names what is wrong with its arguments', async () => {
  expect((await run(`agree ${GAMES} --level king`, [], TITLES)).err).toMatch(/no bot “king”.*apprentice/);
  expect((await run('agree nowhere', [], TITLES)).err).toMatch(/There is no nowhere/);
});
