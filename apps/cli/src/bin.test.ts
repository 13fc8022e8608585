import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { REPOSITORY } from './files.ts';
import { run } from './testing/run.ts';

/** The program itself, as a shell starts it. */
function signalbox(args: string, input = '') {
  const bin = join(REPOSITORY, 'apps', 'cli', 'bin', 'signalbox.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args.split(' ')], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('choices can be piped in', () => {
  const { status, stdout, stderr } = signalbox(
    'play union-station --players 3 --people 1 --seed s',
    'help\nquit\n',
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('Player 1> help');
  expect(status).toBe(0);
});

test('worker threads share the games of a fuzz run', async () => {
  const command = 'fuzz union-station --games 30 --players 3 --json --workers';
  const reportIn = (out: string) => {
    const [{ games, actions, endings, failure }] = JSON.parse(out).runs;
    return { games, actions, endings, failure };
  };
  const { status, stdout } = signalbox(`${command} 2`);
  expect(status).toBe(0);
  const alone = await run(`${command} 1`, [], TITLES);
  expect(reportIn(stdout)).toEqual(reportIn(alone.out));
});

test('a usage error ends with code 2 and no stack trace', () => {
  const { status, stderr } = signalbox('fuzz chess');
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
