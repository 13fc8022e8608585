import { pending } from '@signalbox/kernel';
import { START, type StoredGame } from '@signalbox/table';
import { unionStation } from '@signalbox/titles/union-station/index.ts';
import { position } from '@signalbox/titles/union-station/position.ts';
import { expect, it } from 'vitest';
import { analysisOf, OpenAnalysis, readStoredAnalysis } from './analysis.ts';
import { LocalTable } from './local-table.ts';

const BUY = { do: 'buy', space: 2 };
const SELL = { do: 'sell', railroad: 'PRR' };

/** A table at which the first of three players is to act. */
function table(): LocalTable {
  const initial = position({
    cash: { p1: 31, p2: 10, p3: 12 },
    held: { MILW: { p2: 1, p1: 1 }, PRR: { p1: 1, p3: 2 } },
    values: { MILW: 23, PRR: 16, CBQ: 14, PFWC: 15 },
    offer: ['CBQ', 'MILW', 'PFWC'],
    open: 'ALTON',
  });
  const stored = {
    form: 2,
    id: 'x',
    title: 'union-station',
    name: 'Test',
    options: {},
    seed: 'seed',
    seats: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'you' })),
    initial,
    position: 0,
    updatedAt: 0,
    outcome: null,
  } as unknown as StoredGame;
  return new LocalTable(unionStation as never, { table: stored, entries: [] });
}

const choose = (at: LocalTable, choice: typeof BUY | typeof SELL) => {
  const { decision } = pending(at.title, at.state)!;
  expect(at.actAsPerson(decision, choice)).toBeNull();
};

/** Both moves of the first player, the second of them shown. */
function analysed() {
  const analysis = new OpenAnalysis(unionStation as never, analysisOf(table(), 0, 'Test', 0));
  const first = analysis.goTo(START);
  choose(first, BUY);
  analysis.follow(first);
  const back = analysis.step(-1);
  choose(back, SELL);
  analysis.follow(back);
  return { analysis, first, back };
}

it('grows a variation for each move that is tried', () => {
  const { analysis, first, back } = analysed();
  expect(analysis.tree.moves.map(({ after, choice }) => [after, choice])).toEqual([
    [START, BUY],
    [START, SELL],
  ]);
  expect(analysis.goTo(1).state).toEqual(first.state);
  expect(analysis.goTo(2).state).toEqual(back.state);
});

it('is stored, and goes on where it was left', () => {
  const { analysis, back } = analysed();
  const opened = new OpenAnalysis(unionStation as never, analysis.toStore(1));
  expect(opened.goTo(opened.tree.at).state).toEqual(back.state);
});

it('is read from a file, unless a move in it is not possible', async () => {
  const { analysis } = analysed();
  const file = analysis.toFile();
  expect(await readStoredAnalysis(JSON.stringify(file), 1)).toMatchObject({ analysis: analysis.tree });
  const [move] = file.analysis.moves;
  const wrong = { ...file, analysis: { at: 0, moves: [{ ...move, choice: { do: 'buy', space: 9 } }] } };
  expect(await readStoredAnalysis(JSON.stringify(wrong), 1)).toEqual({ why: 'analysis/unreadable' });
});
