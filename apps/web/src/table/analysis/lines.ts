import { type Analysis, movesAfter, START } from '@signalbox/table/analysis.ts';

/** A move as it is listed: the main line first, every other variation indented after the move that it replaces. */
export interface ListedMove {
  readonly number: number;
  /** How many moves lead to it, with itself. */
  readonly ply: number;
  /** How many times variations branch off on the way to it. */
  readonly depth: number;
}

export function listedMoves(analysis: Analysis): ListedMove[] {
  const listed: ListedMove[] = [];
  const list = (after: number, ply: number, depth: number) => {
    const [main, ...others] = movesAfter(analysis, after);
    if (main === undefined) return;
    listed.push({ number: main, ply, depth });
    for (const number of others) {
      listed.push({ number, ply, depth: depth + 1 });
      list(number, ply + 1, depth + 1);
    }
    list(main, ply + 1, depth);
  };
  list(START, 1, 0);
  return listed;
}
