import { type AnyTitle, type GameState, objectionTo, pending, view } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { because } from './explanation.ts';
import { STYLES } from './levels.ts';
import { BOT_MESSAGES } from './messages.ts';
import { inStyle, LIKES } from './styles.ts';
import { untilDecision } from './testing/positions.ts';

const BUY = { choice: 'buy', score: 100, because: because('rail/buy') };
const SELL = { choice: 'sell', score: 80, because: because('rail/sell') };

test.each(STYLES)('%s likes what there are reasons for', (style) => {
  expect(Object.keys(LIKES[style]).filter((key) => !(key in BOT_MESSAGES))).toEqual([]);
});

test('a style decides between choices that are nearly as good, and not between others', () => {
  const scores = (decisiveLead: number) =>
    inStyle([BUY, SELL], 'raider', decisiveLead).map(({ score }) => Math.round(score));
  expect(scores(500)).toEqual([100, 110]);
  expect(scores(60)).toEqual([100, 84]);
});

describe.each(['union-station', '18FL'])('%s', (id) => {
  const title: AnyTitle = TITLES.find((known) => known.id === id)!;
  const state = untilDecision<GameState>(title, 3, id === '18FL' ? 'trade' : 'choose-action');
  const waiting = pending(title, state)!;
  const [seat] = waiting.seats as [string];
  const ask = (options: object) =>
    choose(title, view(title, state, seat), seat, waiting, {
      level: 'conductor',
      nodes: 200,
      seed: 3,
      ...options,
    });

  test('no style is the same as none given', () => {
    expect(ask({ style: null })).toEqual(ask({}));
  });

  test.each(STYLES)('%s: the choice is legal, and the same for the same seed', (style) => {
    const { choice, explanation } = ask({ style });
    expect(objectionTo(waiting.offerTo(seat), choice)).toBeNull();
    expect(ask({ style })).toEqual({ choice, explanation });
  });
});
