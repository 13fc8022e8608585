import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importGame } from './replay.ts';
import { essence, writtenAgain } from './testing/faithful.ts';

/** Games that our bots played, in the site's form, so that readers and writers are tested in a plain clone too. */
const GAMES = fileURLToPath(new URL('../games/', import.meta.url));
const files = readdirSync(GAMES).filter((file) => file.endsWith('.json'));

test('there are some of each title', () => {
  expect(new Set(files.map((file) => file.split('-')[0]))).toEqual(new Set(['1841', '1860', '18FL']));
});

test.each(files)('%s is read to its recorded result and written back unchanged', (file) => {
  const game = JSON.parse(readFileSync(join(GAMES, file), 'utf8'));
  const { report, state } = importGame(game);
  const actions = game.actions.flatMap((one: { auto_actions?: object[] }) => [
    one,
    ...(one.auto_actions ?? []),
  ]);
  expect(report).toMatchObject({ ok: true, actions: actions.length, differences: [] });
  expect(state?.outcome === null).toBe(game.status === 'active');
  const { ours, theirs } = writtenAgain(game);
  expect(ours.map((action, i) => essence(action, theirs[i]!))).toEqual(
    theirs.map((action, i) => essence(action, ours[i]!)),
  );
});
