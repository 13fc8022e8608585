import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { essence, portsBehindTrack, writtenAgain } from '../testing/faithful.ts';
import { hasReplays, REPLAYS } from '../testing/traces.ts';
import { EXPORTERS } from './export.ts';

const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';

describe.skipIf(!hasReplays)(`recorded games, read and written again${SKIPPED}`, () => {
  for (const title of Object.keys(EXPORTERS)) {
    const folder = join(REPLAYS, title);
    const files = hasReplays ? readdirSync(folder).filter((file) => !file.includes('.trace.')) : [];
    it.each(files)(`${title}: every action of %s is written as the site wrote it`, (file) => {
      const written = writtenAgain(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const [ours, theirs] = [portsBehindTrack(written.ours), portsBehindTrack(written.theirs)];
      expect(ours.map(({ type, entity }) => `${type} ${entity}`)).toEqual(
        theirs.map(({ type, entity }) => `${type} ${entity}`),
      );
      ours.forEach((action, i) => {
        const theirOwn = theirs[i]!;
        expect(essence(action, theirOwn), `action ${theirOwn.id}`).toEqual(essence(theirOwn, action));
      });
    });
  }
});
