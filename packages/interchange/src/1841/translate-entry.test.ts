import { readFileSync } from 'node:fs';
import { type Action, CHANCE, defaultOptions, type Json, list, PASS } from '@signalbox/kernel';
import { actionsOf, parseTranscript, setupOf } from '@signalbox/kernel/tools';
import { eighteenFortyOne } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { roundTrip } from '../export/round-trip.ts';
import type { EntryContext } from '../export/under-site-rules.ts';
import { Question } from '../recording/question.ts';
import { recordFor } from '../testing/record.ts';
import { translateEntry1841 } from './translate-entry.ts';

const TRANSCRIPTS = new URL('../../../titles/src/1841/transcripts/', import.meta.url);

/** A game of the title's own tests, played by the rule text. */
function transcript(name: string) {
  const read = parseTranscript(readFileSync(new URL(`${name}.transcript.txt`, TRANSCRIPTS), 'utf8'));
  const log = actionsOf(read);
  return { log, ...roundTrip(recordFor(eighteenFortyOne, setupOf(eighteenFortyOne, read), log)) };
}

test.each(['boxes', 'no-secession', 'secession'])(
  "a game of an ordinary table (%s) is told in the order of the site's questions",
  (name) => {
    const { exported, trouble } = transcript(name);
    expect(exported).toMatchObject({ ok: true });
    expect(trouble).toBeNull();
  },
);

test('where the rules really differ, the rule and the entry are named', () => {
  const { log, exported } = transcript('bankruptcy-leave');
  expect(exported).toMatchObject({
    ok: false,
    why: 'export/rule',
    details: { entry: 111, option: 'surrenderKeepsPrices' },
  });
  expect(log[110]!.decision).toBe('return-or-leave');
});

test('a rule that changes the set-up is named at the first entry', () => {
  const options = { ...defaultOptions(eighteenFortyOne.options), unification: 'napoleon' };
  const log = [{ seat: CHANCE, decision: 'draw-auction-order', choice: 'p1' }];
  expect(roundTrip(recordFor(eighteenFortyOne, { players: 3, options }, log)).exported).toMatchObject({
    ok: false,
    why: 'export/rule',
    details: { entry: 1, option: 'unification', value: 'historical' },
  });
});

const entry = (decision: string, choice: Json): Action => ({ seat: 'p1', decision, choice });

/** The first entry of a log, translated where the site asks this. */
function translated(log: readonly Action[], decision: string, offered: readonly Json[]) {
  const offerTo = () => list<Json>(offered);
  const question = new Question({ decision, rule: '4.7', seats: ['p1'], forced: true, offerTo });
  const context = { question, log, index: 0, isCovered: () => false, isSameTurn: true };
  return translateEntry1841(context as unknown as EntryContext<never>);
}

test('the tokens of a converted company are one number on the site, with the second token', () => {
  const log = [
    entry('sell-in-need', { company: 'CTS', count: 1 }),
    entry('buy-further-tokens', 2),
    entry('convert', PASS),
  ];
  expect(translated(log, 'buy-major-tokens', [1, 2, 3, 4])).toMatchObject({ choice: 3, covers: [1] });
  expect(translated(log, 'buy-major-tokens', [0, 1, 2, 3])).toMatchObject({ choice: 2, covers: [1] });
});

test('the tokens that a merged company does not keep are removed one by one', () => {
  const log = [entry('keep-tokens', { hexes: ['I5'], charter: 2 })];
  const next = (...hexes: string[]) =>
    translated(log, 'remove-token', [PASS, ...hexes.map((hex) => ({ hex }))]);
  expect(next('H4', 'I5', 'J6')).toMatchObject({ choice: { hex: 'H4' }, covers: [] });
  expect(next('I5', 'J6')).toMatchObject({ choice: { hex: 'J6' }, covers: [] });
  expect(next('I5')).toMatchObject({ choice: PASS, covers: [0] });
  // Where the site removes nothing, nothing has to be told.
  expect(translated(log, 'lay-track', [PASS])).toEqual({ covers: [0] });
});

test('an entry that the site asks for later waits for those that it asks for first', () => {
  const discard = { company: 'CTS', train: '2' };
  const log = [entry('discard-train', discard), entry('odd-share', 'share'), entry('lay-track', PASS)];
  expect(translated(log, 'odd-share', ['share', 'cash'])).toMatchObject({ choice: 'share', covers: [1] });
  expect(translated(log, 'discard-train', [discard])).toMatchObject({ choice: discard, covers: [0] });
  // What comes after the merger is not told before it.
  expect(translated(log, 'lay-track', [PASS])).toBeNull();
});
