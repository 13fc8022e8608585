import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { essence, writtenAgain } from '../testing/faithful.ts';
import { hasReplays, recordedGames } from '../testing/traces.ts';
import { EXPORTERS } from './export.ts';

/** The longest games have thousands of actions. */
const TIMEOUT = 300_000;
const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';
/** Games played by the site's own engine. */
const isPlayed = (path: string) => path.includes('played');

describe.skipIf(!hasReplays)(`recorded games, read and written again${SKIPPED}`, () => {
  const games = Object.keys(EXPORTERS).flatMap((title) => recordedGames(title));
  const name = 'every action of %s is written as the site wrote it';
  it.each(games)(name, { timeout: TIMEOUT }, (_, path) => {
    const { ours, theirs } = writtenAgain(JSON.parse(readFileSync(path, 'utf8')));
    expect(ours.map(({ type, entity }) => `${type} ${entity}`)).toEqual(
      theirs.map(({ type, entity }) => `${type} ${entity}`),
    );
    ours.forEach((action, i) => {
      const theirOwn = theirs[i]!;
      const people = !isPlayed(path);
      const [here, there] = [essence(action, theirOwn, people), essence(theirOwn, action, people)];
      expect(here, `action ${theirOwn.id}`).toEqual(there);
    });
  });
});
