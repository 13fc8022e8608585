import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IMPORTERS } from './importers.ts';
import { decodeRecording, type Recording } from './recording/recording.ts';
import { importGame } from './replay.ts';
import { SiteReading } from './site/reading.ts';
import { essence, writtenAgain } from './testing/faithful.ts';
import type { Snapshot } from './trace/snapshot.ts';

/** Games that our bots played, in the site's format, so that readers and writers are tested in a plain clone too. */
const GAMES = fileURLToPath(new URL('../games/', import.meta.url));
const files = readdirSync(GAMES).filter((file) => file.endsWith('.json') && !file.endsWith('.states.json'));
/** `SIGNALBOX_WRITE_STATES=1` writes the states of games that have none yet. */
const WRITES = process.env.SIGNALBOX_WRITE_STATES !== undefined;

const gameIn = (file: string) => JSON.parse(readFileSync(join(GAMES, file), 'utf8'));

/** Money, shares, trains, track and everything else by path, in a fixed order. */
function statement({ values, tiles, ...rest }: Snapshot): string {
  return JSON.stringify([rest, [...values, ...tiles].sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** The states before the first action of a file and after each one, as hashes of eight digits; the last one in full. */
function statesOf(game: unknown): { readonly states: readonly string[]; readonly last: unknown } {
  const recording = decodeRecording(game) as Recording;
  const importer = IMPORTERS[recording.title]!;
  const [options] = importer.options(recording);
  const reading = new SiteReading(importer.site, recording, options!, true);
  const states: string[] = [];
  let last = '';
  reading.run(undefined, () => {
    last = statement(reading.snapshot());
    states.push(createHash('sha256').update(last).digest('hex').slice(0, 8));
  });
  return { states, last: JSON.parse(last) };
}

test('there are some of each title', () => {
  expect(new Set(files.map((file) => file.split('-')[0]))).toEqual(new Set(['1841', '1860', '18FL']));
});

test.each(files)('%s is read to the end, agrees with the file, and is written back unchanged', (file) => {
  const game = gameIn(file);
  const imported = importGame(game);
  const { report, state } = imported;
  const actions = game.actions.flatMap((one: { auto_actions?: object[] }) => [
    one,
    ...(one.auto_actions ?? []),
  ]);
  expect(report).toMatchObject({ ok: true, actions: actions.length, differences: [] });
  expect(state?.outcome === null).toBe(game.status === 'active');
  const { ours, theirs } = writtenAgain(game, imported);
  expect(ours.map((action, i) => essence(action, theirs[i]!))).toEqual(
    theirs.map((action, i) => essence(action, ours[i]!)),
  );
});

test.each(files)('%s leads to the states beside it, after every action', (file) => {
  const beside = join(GAMES, file.replace('.json', '.states.json'));
  const found = statesOf(gameIn(file));
  if (WRITES && !existsSync(beside)) writeFileSync(beside, `${JSON.stringify(found)}\n`);
  const { states, last } = JSON.parse(readFileSync(beside, 'utf8'));
  expect(states.length).toBeGreaterThan(100);
  expect(found.states.findIndex((state, i) => state !== states[i])).toBe(-1);
  expect(found).toEqual({ states, last });
});
