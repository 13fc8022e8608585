import { readFileSync } from 'node:fs';
import { sameJson } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { type Imported, importGame } from '../replay.ts';
import type { Trace } from '../runs/trace.ts';
import { judge } from '../site/judgement.ts';
import { essence, writtenAgain } from './faithful.ts';
import { hasReplays } from './traces.ts';

/**
 * Single shares that were returned to the bank are there in the order of their return. People take the first one; the
 * site's engine, when it plays automatically, takes the lowest number, and so do we. In the recorded games this differs
 * four times, in one game (AFI_1, 2, 7 and 8), and only affects the numbers of these shares.
 */
const FIRST_SHARE_TAKEN = /132002/;
/** The longest games have thousands of actions. */
const TIMEOUT = 300_000;

const jsonIn = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Reads each of these games, compares every state and question with the site's, and writes it again. */
export function testRecordedGames(games: readonly [name: string, path: string][]): void {
  // A file without any test would fail.
  if (!hasReplays) it.skip('recorded games (skipped: there are none beside the repository)', () => {});
  describe.each(games)('%s', (_, file) => {
    /** Reading takes longer than writing, so what the first test has read is written by the second. */
    let imported: Imported | undefined;

    it('every action is read, every state equal, every question predicted', { timeout: TIMEOUT }, () => {
      const judged = judge(jsonIn(file), jsonIn(file.replace('.json', '.trace.json')) as Trace);
      imported = judged.imported;
      const { steps, imported: _, ...found } = judged;
      const whole = { read: steps, equal: steps, predicted: steps };
      expect(found).toEqual({ ...whole, refused: null, reported: 0, differences: [], misjudged: [] });
      expect(steps).toBeGreaterThan(10);
    });

    it('every action is written as the site wrote it', { timeout: TIMEOUT }, () => {
      const json = jsonIn(file);
      const { ours, theirs } = writtenAgain(json, imported ?? importGame(json));
      expect(ours.map(({ type, entity }) => `${type} ${entity}`)).toEqual(
        theirs.map(({ type, entity }) => `${type} ${entity}`),
      );
      ours.forEach((action, i) => {
        const theirOwn = theirs[i]!;
        const anyShare = FIRST_SHARE_TAKEN.test(file);
        const [here, there] = [essence(action, theirOwn, anyShare), essence(theirOwn, action, anyShare)];
        if (!sameJson(here, there)) expect(here, `action ${theirOwn.id}`).toEqual(there);
      });
      imported = undefined;
    });
  });
}
