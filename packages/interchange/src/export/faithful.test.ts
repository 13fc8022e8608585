import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { essence, writtenAgain } from '../testing/faithful.ts';
import { hasReplays, recordedGames } from '../testing/traces.ts';
import { EXPORTERS } from './export.ts';

const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';
/** Games that the site's engine played are not all read yet. */
const isPlayed = (path: string) => path.includes('played');
const WHOLE = ['18FL', '1860'];

describe.skipIf(!hasReplays)(`recorded games, read and written again${SKIPPED}`, () => {
  const games = Object.keys(EXPORTERS).flatMap((title) =>
    recordedGames(title).filter(([, path]) => WHOLE.includes(title) || !isPlayed(path)),
  );
  it.each(games)('every action of %s is written as the site wrote it', (_, path) => {
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
