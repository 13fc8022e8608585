import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

test('arena reports who won how often, also as JSON', async () => {
  const { code, out } = await run('arena --title lots --bots random --games 4 --workers 1');
  expect(code).toBe(0);
  expect(out).toMatch(/lots, 2 players: 4 games of \d+ actions; 0 refused/);
  expect(out).toMatch(/random +wins 100\.0%/);
  const { out: json } = await run('arena --title lots --bots random --games 2 --workers 1 --json');
  expect(JSON.parse(json)).toMatchObject({ title: 'lots', players: 2, games: 2, refused: 0 });
});

test('arena refuses unknown titles and bots', async () => {
  expect((await run('arena --title lots --bots wizard')).err).toContain('There is no bot “wizard”');
  expect((await run('arena --bots random')).err).toContain('Which title?');
  expect((await run('arena --title lots --save --option a=b')).err).toContain('Only arenas without --option');
});

test('arena keeps to a budget of time and work', async () => {
  const { out } = await run(
    'arena --title lots --bots conductor,random --games 2 --workers 1 --budget 500 --work 50',
  );
  expect(out).toMatch(/lots, 2 players: 2 games of \d+ actions; 0 refused, 0 over budget/);
});
