import { type AnyTitle, type GameState, type Json, pending, play } from '@signalbox/kernel';
import { eighteenFL } from '@signalbox/titles/18fl/index.ts';
import * as fl from '@signalbox/titles/18fl/position.ts';
import { eighteenFortyOne } from '@signalbox/titles/1841/index.ts';
import { newTrainStep } from '@signalbox/titles/1841/operating-round/train-step.ts';
import * as p1841 from '@signalbox/titles/1841/position.ts';
import { describe, expect, it } from 'vitest';
import { exposure, warnings } from '../guidance.ts';

/** The kinds of warnings before the first player chooses this. */
async function warned(title: unknown, before: GameState, choice: Json): Promise<string[]> {
  const rules = title as AnyTitle;
  const { decision } = pending(rules, before)!;
  const played = play(rules, before, { seat: 'p1', decision, choice });
  if (!played.ok) throw new Error(`${JSON.stringify(choice)} is refused: ${played.why}`);
  const found = await warnings(rules, { before, after: played.state, seat: 'p1', decision });
  return found.map(({ kind }) => kind);
}

/** FEC of the second player needs a 4-train for 300 and has no money. */
function inTrouble(held: Record<string, number>) {
  const state = fl.sinkingCompany(held);
  fl.cash(state, { p1: 430, p2: 430, p3: 200 });
  return state;
}

describe('18FL', () => {
  it('warns against a company that cannot float', async () => {
    const state = fl.table(3);
    fl.cash(state, { p1: 250 });
    const start = (price: number) => ({ do: 'start', company: 'ACL', price, size: 5 });
    expect(await warned(eighteenFL, state, start(90))).toEqual(['not-floated']);
    expect(await warned(eighteenFL, state, start(80))).toEqual([]);
  });

  it('warns against becoming the next in line of a company that lacks the money for a train', async () => {
    const state = inTrouble({ p2: 5, p1: 1 });
    const buy = { do: 'buy', company: 'FEC', from: 'ipo' };
    expect(await warned(eighteenFL, state, buy)).toContain('dumped-on');
    expect(await exposure(eighteenFL as unknown as AnyTitle, inTrouble({ p2: 5, p1: 2 }), 'p1')).toEqual([
      'FEC',
    ]);
    expect(await exposure(eighteenFL as unknown as AnyTitle, state, 'p1')).toEqual([]);
  });

  it('warns against a share that leaves too little for the train of an own company', async () => {
    const state = inTrouble({ p1: 5, p2: 1 });
    fl.company(state, 'SAL', { held: { p3: 3 }, price: 140, trains: ['3'], cash: 300 });
    expect(await warned(eighteenFL, state, { do: 'buy', company: 'SAL', from: 'ipo' })).toEqual([
      'train-money',
    ]);
  });

  it('warns against withholding for nothing, not against saving for a train', async () => {
    const withholding = async (cash: number, trains: ('2' | '3')[]) => {
      const state = fl.table(3);
      fl.closeAllPrivates(state);
      fl.phase(state, '3');
      fl.tiles(state, fl.COAST_LINE);
      fl.company(state, 'ACL', { held: { p1: 3 }, price: 110, cash, trains });
      fl.station(state, 'ACL', 'F23');
      fl.operate(state);
      fl.playTo(state, 'dividend', 'ACL');
      return warned(eighteenFL, state, 'withhold');
    };
    expect(await withholding(300, ['3'])).toEqual(['withheld']);
    expect(await withholding(150, ['3'])).toEqual([]);
  });
});

describe('1841', () => {
  it('warns against a train that rusts soon', async () => {
    const state = p1841.inPhase('3', {}, 3);
    state.concessions = {};
    state.depot = [0, 0, 4, 3, 2, 2, 7];
    state.discarded = ['2'];
    p1841.put(state, 'SFTG', { held: { p1: 5 }, cash: 100 });
    p1841.inTurn(state, 'SFTG', { procedure: 'train-step', label: 'buy-train', vars: newTrainStep('SFTG') });
    expect(await warned(eighteenFortyOne, state, { do: 'buy', from: 'pool', train: '2' })).toEqual([
      'rusts-soon',
    ]);
  });

  it('warns against giving a good company away, and against sales that cost more than they bring', async () => {
    const state = p1841.inPhase('5', {}, 3);
    state.depot = [0, 0, 0, 1, 2, 2, 7];
    p1841.put(state, 'SFTG', { held: { p1: 4, p2: 3 }, price: 144, cash: 300, trains: ['5'] });
    p1841.put(state, 'SFTN', { held: { p1: 6, p2: 1 }, price: 276, cash: 900, trains: ['5'] });
    p1841.inStockRound(state);
    const sell = (company: string, count: number) => ({ do: 'sell', blocks: [{ company, count }] });
    expect(await warned(eighteenFortyOne, state, sell('SFTG', 2))).toEqual(['gives-away']);
    expect(await warned(eighteenFortyOne, state, sell('SFTN', 1))).toEqual(['price-falls']);
    expect(await warned(eighteenFortyOne, state, sell('SFTG', 1))).toEqual([]);
  });
});
