import {
  carryOutInPlace,
  type GameState,
  type Json,
  newGame,
  objectionTo,
  pending,
  random,
  type Seat,
  sample,
  type Title,
  view,
} from '@signalbox/kernel';
import { COUNT_NOW } from '@signalbox/rails';
import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { lostRemark } from './messages.ts';
import { defaultSetup } from './testing/positions.ts';

type Table = GameState & { cash: Record<string, number> };

const PASS: Json = { do: 'pass' };

function titleNamed(id: string): Title<Table> {
  return TITLES.find((title) => title.id === id) as unknown as Title<Table>;
}

/** A game in which everybody passes whenever they may, until all are asked whether to end it. */
function quietGame(title: Title<Table>): Table {
  const state = newGame(title, defaultSetup(title as never, 3));
  const rng = random(1);
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    if (waiting.decision === COUNT_NOW) return state;
    const seat = waiting.seats[0]!;
    const offer = waiting.offerTo(seat);
    carryOutInPlace(title, state, seat, objectionTo(offer, PASS) ? sample(offer, rng)! : PASS);
  }
  throw new Error('Nobody was asked whether to end the game.');
}

function askedAt(title: Title<Table>, state: Table, seat: Seat) {
  const seen = view(title, state, seat);
  return choose(title, seen, seat, pending(title, seen)!, { level: 'conductor', nodes: 50, seed: 1 });
}

describe.each(['18FL', '1860'])('%s, when all are asked whether to end the game (ruling A7)', (id) => {
  const title = titleNamed(id);
  const quiet = quietGame(title);
  const withCash = (cash: Record<Seat, number>) => ({ ...quiet, cash: { ...quiet.cash, ...cash } });

  test('a bot that cannot win any more says so, and agrees', () => {
    const { choice, explanation } = askedAt(title, withCash({ p1: 100, p2: 5_000, p3: 100 }), 'p1');
    expect(choice).toBe('count');
    expect(explanation).toMatchObject({ key: 'bot/rail/count-lost', lost: true });
  });

  test('a bot that would win agrees, and says nothing', () => {
    const { choice, explanation } = askedAt(title, withCash({ p1: 100, p2: 5_000, p3: 100 }), 'p2');
    expect(choice).toBe('count');
    expect(explanation.key).toBe('bot/rail/count-ahead');
    expect(explanation.lost).toBeUndefined();
  });

  test('a bot that is behind and can still win plays on', () => {
    const { choice, explanation } = askedAt(title, withCash({ p1: 600, p2: 700, p3: 600 }), 'p1');
    expect(choice).toBe('play-on');
    expect(explanation.lost).toBeUndefined();
  });
});

test('a bot promises to agree only where players can be asked', () => {
  expect(lostRemark(titleNamed('1841'))).toBe('bot/lost-agrees');
  expect(lostRemark(titleNamed('union-station'))).toBe('bot/lost');
});
