import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyTitle } from '@signalbox/kernel';
import { type LotsState, lots } from '@signalbox/kernel/testing';
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const broken: AnyTitle = {
  ...lots,
  invariants: (state: LotsState) => (state.bag.length < 4 ? ['few lots'] : []),
};

test('fuzz reports how the games ended, for each number of players', async () => {
  const { code, out } = await run('fuzz lots --games 15');
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(3);
  expect(out).toMatch(
    /lots, 2 players: 15 games; ended by (bell|last-lot) \d+.*; \d+ decisions, \d+ per second/,
  );
});

test('fuzz --json, hostile and alone', async () => {
  const { out } = await run('fuzz lots --games 3 --players 2 --hostile --json');
  expect(JSON.parse(out).runs).toMatchObject([{ players: 2, games: 3, failure: null }]);
});

test('fuzz counts events, and can start from a transcript', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-'));
  const transcript = (name: string, ...actions: string[]) => {
    const file = join(folder, name);
    writeFileSync(file, ['title lots', 'players 3', ...actions].join('\n'));
    return file;
  };
  const { out } = await run(`fuzz lots --games 4 --workers 1 --events --from ${transcript('begun.txt')}`);
  expect(out).toMatch(/^lots, 3 players: 4 games/);
  expect(out).toContain('games with each event: ');
  expect(out).toContain('game-ended 4');
  const wrong = transcript('wrong.txt', 'p1 bid 1000000');
  const { code, out: refused } = await run(`fuzz lots --games 1 --from ${wrong}`);
  expect([code, refused]).toEqual([1, expect.stringContaining('The opening is refused')]);
  const { code: fine } = await run(`fuzz lots --games 1 --from ${wrong} --after 0`);
  expect(fine).toBe(0);
});

test('a broken invariant: exit code 1, the seed and the last actions', async () => {
  const { code, out } = await run('fuzz lots --games 50 --seed 4 --players 3 --workers 1', [], [broken]);
  expect(code).toBe(1);
  expect(out).toMatch(/Broken in the game with seed \d+, after \d+ actions: few lots/);
  expect(out).toMatch(/^ {2}chance draw /m);
});

test('perft counts from the start', async () => {
  const { code, out } = await run('perft lots --depth 3 --divide');
  expect(code).toBe(0);
  expect(out).toContain('depth 3: 96');
  expect(out).toContain('24  bid=0');
  const { out: json } = await run('perft lots --depth 2 --json');
  expect(JSON.parse(json)).toMatchObject({ ok: true, positions: [{ position: 'start', counts: [4, 16] }] });
});

test('rules: sections without a test are missing', async () => {
  const { code, out } = await run('rules lots');
  expect(code).toBe(1);
  expect(out).toContain('6 sections: 0 proved, 1 excused, 5 missing');
  expect(out).toContain('excused  5: Nothing to choose.');
  const { out: json } = await run('rules lots --json');
  expect(JSON.parse(json)).toMatchObject({ title: 'lots', complete: false });
});

test('routes: says why a file is not a recorded game', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'signalbox-')), 'game.json');
  writeFileSync(file, '{"title": "1830", "players": [{"id": 1, "name": "A"}], "actions": []}');
  const { code, err } = await run(`routes ${file}`);
  expect(code).toBe(2);
  expect(err).toContain('1830');
});

test('rules prints one ruling', async () => {
  const { out } = await run('rules --ruling 1841-R2');
  expect(out).toMatch(/^1841-R2: The share price rises only if/);
  expect((await run('rules --ruling C-999')).code).toBe(2);
});
