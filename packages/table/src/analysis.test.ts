import { describe, expect, it } from 'vitest';
import {
  type AnalysisFile,
  annotated,
  isMeantAsAnalysis,
  lineTo,
  movesAfter,
  NEW_ANALYSIS,
  readAnalysis,
  START,
  withLine,
  withoutMove,
} from './analysis.ts';

const line = (...choices: string[]) => choices.map((choice) => ({ seat: 'p1', decision: 'trade', choice }));

/** Moves 1 to 3 are the main line, 4 and 5 replace the second one. */
const TREE = withLine(withLine(NEW_ANALYSIS, line('a', 'b', 'c')), line('a', 'x', 'y'));

describe('a line', () => {
  it('is added to the tree where it leaves what is known, and shown', () => {
    expect(TREE.moves.map(({ after, choice }) => [after, choice])).toEqual([
      [START, 'a'],
      [1, 'b'],
      [2, 'c'],
      [1, 'x'],
      [4, 'y'],
    ]);
    expect(TREE.at).toBe(5);
    expect(lineTo(TREE, 5).map(({ choice }) => choice)).toEqual(['a', 'x', 'y']);
    expect(movesAfter(TREE, 1)).toEqual([2, 4]);
  });

  it('that is known adds nothing', () => {
    expect(withLine(TREE, line('a', 'b'))).toEqual({ ...TREE, at: 2 });
    expect(withLine(TREE, [])).toEqual({ ...TREE, at: START });
  });
});

describe('notes', () => {
  it('belong to a move, or to the start', () => {
    const named = annotated(TREE, 4, { name: 'Sharp', comment: 'Takes the last train.' });
    expect(named.moves[3]).toMatchObject({ name: 'Sharp', comment: 'Takes the last train.' });
    expect(annotated(named, 4, {})).toEqual(TREE);
    expect(annotated(TREE, START, { comment: 'Who is ahead?' })).toEqual({
      ...TREE,
      comment: 'Who is ahead?',
    });
  });
});

describe('removing a move', () => {
  it('removes what follows it, and shows the move before if it was shown', () => {
    expect(withoutMove(TREE, 4)).toEqual({ ...withLine(NEW_ANALYSIS, line('a', 'b', 'c')), at: 1 });
  });

  it('numbers the others again', () => {
    const left = withoutMove(TREE, 2);
    expect(left.moves.map(({ after, choice }) => [after, choice])).toEqual([
      [START, 'a'],
      [1, 'x'],
      [2, 'y'],
    ]);
    expect(left.at).toBe(3);
  });
});

describe('a file', () => {
  const file = {
    form: 'signalbox-analysis',
    version: 1,
    title: '18FL',
    name: 'Test',
    options: {},
    seats: ['Anna', 'Ben'],
    seed: 'x',
    start: { stack: [] },
    analysis: TREE,
  } as unknown as AnalysisFile;

  it('is read as it was written', () => {
    expect(readAnalysis(JSON.stringify(file))).toEqual(file);
  });

  it.each<[string, unknown]>([
    ['another form', { ...file, form: 'signalbox-game' }],
    ['a later version', { ...file, version: 2 }],
    ['no state', { ...file, start: {} }],
    [
      'a move before an earlier one',
      { ...file, analysis: { ...TREE, moves: [{ ...TREE.moves[0], after: 1 }] } },
    ],
    ['a move that is shown and not there', { ...file, analysis: { ...TREE, at: 9 } }],
  ])('with %s is refused', (_, given) => {
    expect(readAnalysis(JSON.stringify(given))).toBeNull();
  });

  it('that is no JSON is refused', () => {
    expect(readAnalysis('{')).toBeNull();
  });

  it('is told from a game even if it cannot be read', () => {
    expect(isMeantAsAnalysis(JSON.stringify({ ...file, version: 2 }))).toBe(true);
    expect(isMeantAsAnalysis(JSON.stringify({ ...file, form: 'signalbox-game' }))).toBe(false);
    expect(isMeantAsAnalysis('{')).toBe(false);
  });
});
