import { type AnyTitle, type GameEvent, type GameState, type Json, pending } from '@signalbox/kernel';
import { eighteenFL, eighteenSixty } from '@signalbox/titles';
import { closeAllPrivates, company, operate, table } from '@signalbox/titles/18fl/position.ts';
import { trainPrice } from '@signalbox/titles/18fl/train-market.ts';
import * as isle from '@signalbox/titles/1860/positions/position.ts';
import { describe, expect, test } from 'vitest';
import { sureLossOf } from './sure-loss.ts';

const lossOf = (title: AnyTitle, state: GameState, choice: Json, happened: readonly GameEvent[] = []) =>
  sureLossOf(title, state, 'p1', pending(title, state)!, { choice, happened });

describe('a train of another company', () => {
  /** SR of p1 comes to buy a train; ACL has one. */
  function buying(owner: string): GameState {
    const state = table(2);
    closeAllPrivates(state);
    company(state, 'ACL', { held: { [owner]: 3 }, trains: ['2', '2'], price: 100, operated: true });
    company(state, 'SR', { held: { p1: 3 }, price: 110, operated: false, cash: 900 });
    operate(state, 'buy-train');
    return state;
  }
  const deal = (price: number) => ({ do: 'deal', from: 'ACL', train: '2', price });
  const bought = (price: number) => [{ type: 'train-bought', company: 'SR', from: 'ACL', train: '2', price }];
  const printed = trainPrice('2');

  test('is a sure loss if the bank sells the same kind for less', () => {
    const state = buying('p2');
    expect(lossOf(eighteenFL, state, deal(printed + 1), bought(printed + 1))).toEqual({
      kind: 'train',
      made: printed + 1,
      best: printed,
    });
    expect(lossOf(eighteenFL, state, deal(printed), bought(printed))).toBeNull();
  });

  test('costs nothing if the deal was refused, or if the money stays with the same player', () => {
    expect(lossOf(eighteenFL, buying('p2'), deal(printed + 1))).toBeNull();
    expect(lossOf(eighteenFL, buying('p1'), deal(printed + 1), bought(printed + 1))).toBeNull();
  });
});

describe('a bid', () => {
  const bidding = (others: number) => {
    const state = isle.newTable(3);
    isle.cash(state, { p1: 500, p2: others, p3: others });
    return state;
  };
  const bid = { do: 'bid', amount: 40 };

  test('is a sure loss if nobody could have raised a lower one', () => {
    const state = bidding(0);
    expect(lossOf(eighteenSixty, state, bid)).toEqual({ kind: 'price', made: 40, best: 0 });
    expect(lossOf(eighteenSixty, state, { ...bid, amount: 0 })).toBeNull();
  });

  test('is none as long as somebody can raise', () => {
    expect(lossOf(eighteenSixty, bidding(500), bid)).toBeNull();
  });
});

test('a share is a sure loss where it is dearer than elsewhere', () => {
  const state = isle.table(2);
  isle.closePrivates(state);
  isle.company(state, 'C&N', { held: { p2: 5 }, pool: 2, par: 80, price: 100 });
  isle.cash(state, { p1: 300 });
  const buy = (from: string) => ({ do: 'buy', company: 'C&N', from });
  expect(lossOf(eighteenSixty, state, buy('pool'))).toEqual({ kind: 'price', made: 100, best: 80 });
  expect(lossOf(eighteenSixty, state, buy('ipo'))).toBeNull();
});
