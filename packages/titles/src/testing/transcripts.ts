import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameState, Title } from '@signalbox/kernel';
import {
  type Facts,
  type PerftPositions,
  parseTranscript,
  perft,
  positionOf,
  runTranscript,
  slowMotion,
  tryIllegalActionsInTranscript,
} from '@signalbox/kernel/tools';
import { describe, expect, test } from 'vitest';

/** By transcript: how often the log has each type of event. */
type EventCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Expectations<S extends GameState> {
  readonly facts?: Facts<S>;
  /** A title's `event-counts.json`: the log reports what happens, exactly as often as it happens. */
  readonly eventCounts?: EventCounts;
}

/**
 * Tests every `*.transcript.txt` in the folder of the calling file: it plays through and its expectations hold, it does
 * so again in slow motion, and each of its decisions refuses illegal actions.
 */
export function testTranscripts<S extends GameState>(
  title: Title<S>,
  here: string,
  { facts = {}, eventCounts }: Expectations<S> = {},
): void {
  const folder = dirname(fileURLToPath(here));
  const files = readdirSync(folder).filter((name) => name.endsWith('.transcript.txt'));
  if (eventCounts)
    test('the events of every transcript are counted', () => expect(Object.keys(eventCounts)).toEqual(files));
  for (const file of files) {
    describe(file, () => {
      const transcript = parseTranscript(readFileSync(join(folder, file), 'utf8'));
      test('plays through as written, and the log reports everything', () => {
        const { problem, events } = runTranscript(title, transcript, facts);
        expect(problem).toBeNull();
        if (eventCounts) expect(events).toEqual(eventCounts[file]);
      });
      test('is the same in slow motion', () => {
        expect(slowMotion(title, transcript).difference).toBeNull();
      });
      test('refuses illegal actions at every decision', () =>
        expect(tryIllegalActionsInTranscript(title, transcript)).toBeNull());
    });
  }
}

/** Tests for the counts in a title's `perft.json`. */
export function testPerft<S extends GameState>(
  title: Title<S>,
  here: string,
  positions: PerftPositions,
): void {
  const folder = dirname(fileURLToPath(here));
  test.each(Object.entries(positions))('perft from %s', (_, position) => {
    const transcript = parseTranscript(readFileSync(join(folder, position.transcript), 'utf8'));
    const state = positionOf(title, transcript, position.after);
    expect(position.counts.map((_count, i) => perft(title, state, i + 1))).toEqual(position.counts);
  });
}
