import { NEW_ANALYSIS, withLine } from '@signalbox/table/analysis.ts';
import { expect, it } from 'vitest';
import { listedMoves } from './lines.ts';

const line = (...choices: string[]) => choices.map((choice) => ({ seat: 'p1', decision: 'trade', choice }));

it('lists the main line, with other variations after the move that they replace', () => {
  let tree = withLine(NEW_ANALYSIS, line('a', 'b', 'c'));
  tree = withLine(tree, line('a', 'x', 'y'));
  tree = withLine(tree, line('z'));
  const listed = listedMoves(tree).map(({ number, ply, depth }) => [
    tree.moves[number - 1]!.choice,
    ply,
    depth,
  ]);
  expect(listed).toEqual([
    ['a', 1, 0],
    ['z', 1, 1],
    ['b', 2, 0],
    ['x', 2, 1],
    ['y', 3, 1],
    ['c', 3, 0],
  ]);
});
