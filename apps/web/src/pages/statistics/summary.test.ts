import { expect, it } from 'vitest';
import type { GameFacts } from '../../engine/facts.ts';
import { type Played, playedHere, playedOnline, revenuesOf, talliesBy, withoutCopies } from './summary.ts';

const seat = (place: number, share: number, revenue: readonly number[]) => ({
  place,
  share,
  order: place,
  opening: { company: 'FEC', price: 70 },
  revenue,
});

const FACTS: GameFacts = {
  title: '18FL',
  commitment: 'one',
  actions: 'all',
  seats: {
    p1: seat(2, 0.3, [0, 40]),
    p2: seat(1, 0.5, [10, 60]),
    p3: seat(3, 0.2, [30, 20]),
  },
};
const here = (people: readonly (string | null)[], facts = FACTS, endedAt = 1) =>
  playedHere({ id: 'a', stamp: 9, facts, people, endedAt }, facts);

it('counts a game once for each person at this device, against the mean of all others', () => {
  const games = here(['Anna', null, 'Ben']);
  expect(games.map(({ name, players, field }) => [name, players, field])).toEqual([
    ['Anna', 3, [20, 40]],
    ['Ben', 3, [5, 50]],
  ]);
});

it('takes the place of an online game from the server, which knows who lost on time', () => {
  const result = { table: 'aaaaaaaaaaaa', title: '18FL', seat: 'p2', place: 3, players: 3, score: 5, at: 7 };
  expect(playedOnline(result, 'Anna', FACTS)).toMatchObject([{ place: 3, share: 0.5, endedAt: 7 }]);
  expect(playedOnline({ ...result, seat: 'p9' }, 'Anna', FACTS)).toEqual([]);
});

it('counts copies of a game once, as the one that ended first', () => {
  const copies = [...here(['Anna', null, 'Ben'], FACTS, 5), ...here(['Anna', null, null], FACTS, 2)];
  expect(withoutCopies(copies).map(({ name, endedAt }) => [name, endedAt])).toEqual([
    ['Anna', 2],
    ['Ben', 5],
  ]);
  const chosenSeed = (actions: string) => here(['Anna', null, null], { ...FACTS, commitment: null, actions });
  expect(withoutCopies([...chosenSeed('all'), ...chosenSeed('others')])).toHaveLength(2);
});

it('counts a game that was imported twice once, though each import has a seed of its own', () => {
  const imported = (commitment: string, title = '18FL') =>
    here(['Anna', 'Ben', 'Carl'], { ...FACTS, title, commitment });
  expect(withoutCopies([...imported('a'), ...imported('b')])).toHaveLength(3);
  expect(withoutCopies([...imported('a'), ...imported('b', '1860')])).toHaveLength(6);
});

it('tallies games, wins, places and the share of the final worth', () => {
  const [won] = here([null, 'Anna', null]);
  const [lost] = here([null, null, 'Anna']);
  const games = [lost!, won!, won!, { ...lost!, title: '1860' }];
  expect(talliesBy(games, ({ title }) => title).map(({ value, tally }) => [value, tally])).toEqual([
    ['18FL', { games: 3, wins: 2, places: [2, 0, 1], averagePlace: 5 / 3, share: expect.closeTo(0.4) }],
    ['1860', { games: 1, wins: 0, places: [0, 0, 1], averagePlace: 3, share: 0.2 }],
  ]);
});

it('averages revenues over the games that had a set of operating rounds', () => {
  const [long] = here(['Anna', null, null]);
  const short: Played = { ...long!, revenue: [100], field: [50] };
  expect(revenuesOf([long!, short])).toEqual({
    at: [1, 2],
    own: [50, 40],
    field: [35, 40],
    games: [2, 1],
  });
  expect(revenuesOf([])).toEqual({ at: [], own: [], field: [], games: [] });
});
