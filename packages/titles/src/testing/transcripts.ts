import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameState, playInPlace, type Title } from '@signalbox/kernel';
import {
  actionsOf,
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

/**
 * Tests every `*.transcript.txt` in the folder of the calling file: it plays through and its expectations hold, it does
 * so again in slow motion, and each of its decisions refuses illegal actions.
 */
export function testTranscripts<S extends GameState>(
  title: Title<S>,
  here: string,
  facts: Facts<S> = {},
): void {
  const folder = dirname(fileURLToPath(here));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.transcript.txt'))) {
    describe(file, () => {
      const transcript = parseTranscript(readFileSync(join(folder, file), 'utf8'));
      test('plays through as written', () =>
        expect(runTranscript(title, transcript, facts).problem).toBeNull());
      test('is the same in slow motion', () => {
        expect(slowMotion(title, transcript).difference).toBeNull();
      });
      test('refuses illegal actions at every decision', () =>
        expect(tryIllegalActionsInTranscript(title, transcript)).toBeNull());
    });
  }
}

/** By transcript: how often the log has each type of event. */
export type EventCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Tests that the log of every transcript reports what happened, exactly as often as it happened: the counts in a
 * title's `event-counts.json` by type of event.
 */
export function testLogs<S extends GameState>(title: Title<S>, here: string, counts: EventCounts): void {
  const folder = dirname(fileURLToPath(here));
  test('every transcript has its events counted', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.transcript.txt'));
    expect(Object.keys(counts)).toEqual(files);
  });
  test.each(Object.entries(counts))('the log of %s reports everything that happens', (file, expected) => {
    expect(eventCounts(title, readFileSync(join(folder, file), 'utf8'))).toEqual(expected);
  });
}

/** How often each type of event comes in a whole game. */
export function eventCounts<S extends GameState>(title: Title<S>, text: string): Record<string, number> {
  const transcript = parseTranscript(text);
  const state = positionOf(title, transcript, 0);
  const counts: Record<string, number> = {};
  const count = () => {
    for (const { type } of state.events ?? []) counts[type] = (counts[type] ?? 0) + 1;
  };
  count();
  for (const action of actionsOf(transcript)) {
    expect(playInPlace(title, state, action)).toBeNull();
    count();
  }
  return counts;
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
