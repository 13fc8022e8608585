import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { either, list, objectionTo, range } from '../offer.ts';
import { random } from '../random.ts';
import { sha256 } from '../sha256.ts';
import { randomPlayer } from './random-player.ts';

const offer = either<Json>(
  list<Json>([{ do: 'pass' }, { do: 'sell' }]),
  range({ do: 'bid' }, 'amount', { min: 3, max: 100 }),
);

test('players choose what is offered, and with the same seed the same', () => {
  for (let seed = 0; seed < 50; seed++) {
    const [a, b] = [randomPlayer(random(seed)), randomPlayer(random(seed))];
    for (let i = 0; i < 20; i++) {
      const choice = a.choose('trade', offer)!;
      expect(objectionTo(offer, choice)).toBeNull();
      expect(b.choose('trade', offer)).toEqual(choice);
    }
  }
});

test('a seed plays the same in every version, so that one from a report can be played again', () => {
  const words = either<Json>(
    list<Json>(['hold', 'sell']),
    range({ do: 'bid' }, 'amount', { min: 3, max: 100 }),
  );
  const chosen = [1, 2, 3].map((seed) => {
    const player = randomPlayer(random(seed));
    const all = Array.from({ length: 3_500 }, (_, i) =>
      i % 3 === 0 ? player.choose('say', words) : player.choose('trade', offer),
    );
    return sha256(JSON.stringify(all)).slice(0, 8);
  });
  expect(chosen).toEqual(['f0756ae8', 'c18e8151', 'c6d3f6c4']);
});

test('different players prefer different choices', () => {
  const sales = Array.from({ length: 60 }, (_, seed) => {
    const player = randomPlayer(random(seed));
    const chosen = Array.from({ length: 40 }, () => player.choose('trade', offer) as { do: string });
    return chosen.filter((choice) => choice.do === 'sell').length;
  });
  expect(Math.min(...sales)).toBeLessThan(3);
  expect(Math.max(...sales)).toBeGreaterThan(15);
});

test('players make fewer deals over time, since deals could be repeated for ever', () => {
  const bids = Array.from({ length: 60 }, (_, seed) => {
    const player = randomPlayer(random(seed));
    const bidding = () =>
      Array.from({ length: 100 }, () => player.choose('trade', offer) as { do: string }).filter(
        (choice) => choice.do === 'bid',
      ).length;
    const early = bidding();
    for (let i = 0; i < 5; i++) bidding();
    return { early, late: bidding() };
  });
  const sum = (key: 'early' | 'late') => bids.reduce((all, count) => all + count[key], 0);
  expect(sum('late')).toBeLessThan(sum('early') * 0.75);
});

test('and in the end hardly any, whatever their weights', () => {
  for (let seed = 0; seed < 60; seed++) {
    const player = randomPlayer(random(seed));
    for (let i = 0; i < 2000; i++) player.choose('trade', offer);
    const last = Array.from({ length: 100 }, () => player.choose('trade', offer) as { do: string });
    expect(last.filter((choice) => choice.do === 'bid').length).toBeLessThan(20);
  }
});

test('in a very long game weights are drawn again, so that players who sell will eventually pass', () => {
  const salesIn = (player: ReturnType<typeof randomPlayer>) =>
    Array.from({ length: 100 }, () => player.choose('trade', offer) as { do: string }).filter(
      (choice) => choice.do === 'sell',
    ).length;
  const eager = Array.from({ length: 30 }, (_, seed) => randomPlayer(random(seed))).filter(
    (player) => salesIn(player) > 50,
  );
  expect(eager.length).toBeGreaterThan(2);
  for (const player of eager) {
    const moods = Array.from({ length: 20 }, () => {
      for (let i = 0; i < 2_900; i++) player.choose('trade', offer);
      return salesIn(player);
    });
    expect(Math.min(...moods)).toBeLessThan(35);
  }
});

test('if nothing is offered, nothing is chosen', () => {
  expect(randomPlayer(random(1)).choose('trade', list<Json>([]))).toBeUndefined();
});
