import { type Action, decodeSetup, random } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing';
import { fuzzGame, type Players, randomPlayers } from '@signalbox/kernel/tools';
import { eighteenFL, eighteenFortyOne } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { mixedPlayers, withDistinctBids } from './players.ts';

test('with --sense 0, or in a title without advice, everybody plays at random', () => {
  expect(mixedPlayers(eighteenFL, 0)).toBe(randomPlayers);
  expect(mixedPlayers(lots, 100)).toBe(randomPlayers);
});

test('with --sense 100 a seed always gives the same game, and not the random one', () => {
  const setup = { players: 3, options: {} };
  const play = (sense: number) =>
    fuzzGame(eighteenFL, setup, 5, { players: mixedPlayers(eighteenFL, sense), maxActions: 80 });
  expect(play(100)).toEqual(play(100));
  expect(play(100)).not.toEqual(play(0));
});

test('the percentage of games that apprentices play is as requested', () => {
  const players = mixedPlayers(eighteenFL, 30);
  // A random table only draws its weights when asked, so the next number has not been taken by then.
  const sensible = Array.from({ length: 300 }, (_, seed) => {
    const rng = random(seed);
    players(rng);
    const other = random(seed);
    other.below(100);
    return rng.below(1_000) !== other.below(1_000);
  });
  const share = sensible.filter(Boolean).length / sensible.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
});

test('where asked to, nobody bids the same in sealed bids as somebody else', () => {
  const options = { ...eighteenFortyOne.presets['18xx.games'], version1: true };
  const decoded = decodeSetup(eighteenFortyOne, { players: 6, options });
  if (!decoded.ok) throw new Error(decoded.why);
  const ties = (players: Players) =>
    Array.from({ length: 12 }, (_, seed) => {
      const log: Action[] = [];
      fuzzGame(eighteenFortyOne, decoded.setup, seed, {
        players,
        maxActions: 12,
        onAction: (action) => log.push(action),
      });
      const bids = log
        .filter(({ decision }) => decision === 'sealed-bids')
        .flatMap(({ choice }) => Object.entries(choice as Record<string, number>));
      return bids.length - new Set(bids.map(([lot, bid]) => `${lot} ${bid}`)).size;
    }).reduce((sum, count) => sum + count);
  expect(ties(randomPlayers)).toBeGreaterThan(0);
  expect(ties(withDistinctBids(randomPlayers))).toBe(0);
});
