import { readdirSync, readFileSync } from 'node:fs';
import {
  type Action,
  type AnyTitle,
  currentLog,
  decodeRecord,
  newGame,
  playInPlace,
  sameJson,
} from '@signalbox/kernel';
import { actionsOf, parseTranscript, setupOf } from '@signalbox/kernel/tools';
import { describe, expect, test } from 'vitest';
import { TITLES } from './index.ts';

/** An action as files of version 1 wrote it. */
function inFormerWords({ legacyChoices }: AnyTitle, action: Action): Action {
  const known = legacyChoices?.[action.decision]?.find(([, now]) => sameJson(now, action.choice));
  return known ? { ...action, choice: known[0] } : action;
}

describe.each(TITLES.filter(({ legacyChoices }) => legacyChoices).map((title) => [title.id, title] as const))(
  'a file of %s from before all passes had one spelling',
  (id, title) => {
    const folder = new URL(`./${id.toLowerCase()}/transcripts/`, import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.transcript.txt'));

    test.each(files)('is read to its end: %s', (file) => {
      const transcript = parseTranscript(readFileSync(new URL(file, folder), 'utf8'));
      const { players, options } = setupOf(title, transcript);
      const former = actionsOf(transcript).map((action) => inFormerWords(title, action));
      const decoded = decodeRecord({
        ...{ form: 'signalbox-game', version: 1, title: id, players, options },
        ...{ commitment: '', seed: null, log: former },
      });
      if (!decoded.ok) return expect.unreachable();
      const state = newGame(title, { players, options });
      for (const action of currentLog(title, decoded.record))
        expect(playInPlace(title, state, action)).toBeNull();
    });

    test('has no old word for passing that its decision still offers as another choice', () => {
      for (const [decision, words] of Object.entries(title.legacyChoices!)) {
        expect(title.decisions.has(decision)).toBe(true);
        for (const [formerly, now] of words) expect(formerly).not.toEqual(now);
      }
    });
  },
);
