import { decodeOptions, defaultOptions, offeredOptions, PASS } from '@signalbox/kernel';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { eighteenSixty } from './index.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { asked, operate, play, why } from './positions/play.ts';
import { company, newTable, table, tiles } from './positions/position.ts';
import { boardOf } from './state.ts';

proves('A2', 'optional rules of the text are off by default', () => {
  expect(defaultOptions(OPTIONS)).toMatchObject({
    largerMap: false,
    insolvency: 'leased',
    skipTowns: false,
    reenterHexes: false,
    fullValueUnoperated: false,
    twoSevens: false,
    noTrainLimit: false,
    hiddenTreasuries: false,
  });
});

proves('A2', 'the preset of 18xx.games has known options with known values', () => {
  expect(decodeOptions(OPTIONS, 3, PRESETS['18xx.games'])).toMatchObject({ ok: true });
  expect(PRESETS['18xx.games']).toMatchObject({ largerMap: true, skipTowns: true });
});

/** FYN between Yarmouth and Freshwater, about to build. */
function inTheWest(largerMap: boolean) {
  const state = table(2, { largerMap });
  company(state, 'FYN', { held: { p1: 5 }, cash: 500 });
  tiles(state, { B4: '115/0', B6: '57/0' });
  tiles(state, { B6: '12/1' });
  operate(state, 'lay-track', 'FYN');
  return state;
}

proves(['1860-R1', '1860-R8'], 'the larger map is an option, and can be built on', () => {
  expect(boardOf(newTable(2)).hexes.has('A7')).toBe(false);
  const totland = { do: 'lay', hex: 'A7', tile: '115', rotation: 4 };
  expect(why(inTheWest(false), totland)).toBe('track/hex TL');
  const larger = inTheWest(true);
  expect(why(larger, totland)).toBeNull();
  // Yarmouth and Norton Green are kept apart by a fourth closed line.
  expect(why(larger, { do: 'lay', hex: 'A5', tile: '741', rotation: 4 })).toBe('track/closed-side LAY');
});

const sell = (count: number) => ({ do: 'sell', company: 'IOW', count });

proves(['A2', 'C-10'], 'with the preset a pass in the auction is final, and bids begin at 5', () => {
  const state = newTable(3, PRESETS['18xx.games']);
  expect(why(state, { do: 'bid', amount: 0 })).toBe('out-of-range AUC');
  play(state, { do: 'bid', amount: 5 });
  play(state, PASS);
  play(state, { do: 'bid', amount: 10 });
  // p2 has passed and is not asked again.
  play(state, { do: 'bid', amount: 15 });
  expect(asked(state)).toBe('p3 bid');
  play(state, PASS);
  expect(asked(state)).toBe('p1 choose-lot');
});

proves(
  ['A2', '1860-R5'],
  'with the preset a company is sold once in a turn, and nothing exchanged late',
  () => {
    for (const [options, again, next] of [
      [defaultOptions(OPTIONS), null, 'p1 trade'],
      [PRESETS['18xx.games']!, 'sale/one-block SR', 'p2 trade'],
    ] as const) {
      const { oneSaleEach, lateExchange } = options;
      const state = table(2, { oneSaleEach: oneSaleEach!, lateExchange: lateExchange! });
      company(state, 'IOW', { held: { p1: 4, p2: 5 }, trains: ['2+1'] });
      play(state, sell(1));
      expect(why(state, sell(1))).toBe(again);
      // p1 could still change Cowes into a share of C&N.
      play(state, { do: 'buy', company: 'C&N', from: 'ipo' });
      expect(asked(state)).toBe(next);
    }
  },
);

proves(['A2', 'PRIV'], 'with the preset a player who can do nothing else cannot exchange a private', () => {
  const exchange = { do: 'exchange', private: 'CMH' };
  for (const [exchangeBesides, cash, reason] of [
    [false, 0, null],
    [true, 0, 'trade/exchange-alone PRIV'],
    [true, 500, null],
  ] as const) {
    const state = table(2, { exchangeBesides, lateExchange: false });
    company(state, 'C&N', { held: { p2: 5 } });
    state.cash.p1 = cash;
    // Privates cannot be sold yet.
    state.round.stock = 1;
    expect(why(state, exchange)).toBe(reason);
    // A share to sell is enough as well.
    state.shares['C&N'] = { p1: 1, p2: 5, ipo: 4 };
    expect(why(state, exchange)).toBeNull();
  }
});

proves('A2', 'a table chooses among the ways that the text or a gap in it leaves open', () => {
  const values = Object.entries(OPTIONS).flatMap(([name, spec]) =>
    'values' in spec ? [[name, spec.values]] : [],
  );
  expect(Object.fromEntries(values)).toEqual({
    insolvency: ['leased', 'first-edition', 'simplified'],
    passing: ['may-return', 'final'],
    exchangeTurn: ['own', 'any'],
    trainDuty: ['always', 'with-route'],
    consent: ['asked', 'assumed'],
    dutyRuns: ['computed', 'entered'],
    unmovedMarker: ['goes-under', 'stays'],
    receivershipLease: ['half', 'full'],
    halving: ['per-share', 'per-certificate'],
    receiverTrains: ['computed', 'entered'],
    solventAgain: ['when-turn-begins', 'before-running'],
    stalemate: ['counted', 'hundred-sets'],
  });
});

proves('A2', 'every option cites a section', () => {
  for (const { rule } of Object.values(OPTIONS)) expect(eighteenSixty.rulebook.sections).toHaveProperty(rule);
});

proves(
  ['A2', '1860-R14'],
  'with the preset an exchange alone is a pass, and leaves the priority deal',
  () => {
    for (const [options, operating, holder] of [
      [{}, 0, 'p1'],
      [{ exchangeIsPass: true }, 1, 'p2'],
    ] as const) {
      const state = table(3, options);
      company(state, 'FYN', { held: { p1: 5 }, cash: 500 });
      state.privates = { ...state.privates, YHC: 'p2' };
      play(state, { do: 'sell', company: 'FYN', count: 1 });
      play(state, PASS);
      play(state, { do: 'exchange', private: 'YHC' });
      for (const _ of [2, 3, 1]) play(state, PASS);
      expect([state.round.operating, state.priority]).toEqual([operating, holder]);
    }
  },
);

proves(['A2', '1860-R5'], 'by option a private is exchanged in anybody’s turn, for its owner', () => {
  for (const exchangeTurn of ['own', 'any']) {
    const state = table(3, { exchangeTurn });
    company(state, 'FYN', { held: { p1: 5 }, cash: 500 });
    state.privates = { ...state.privates, YHC: 'p2' };
    const exchange = { do: 'exchange', private: 'YHC' };
    expect(why(state, exchange) === null).toBe(exchangeTurn === 'any');
    if (exchangeTurn === 'own') continue;
    play(state, exchange);
    expect([state.shares.FYN?.p2, asked(state)]).toEqual([1, 'p1 trade']);
  }
});

proves(['A2', '1860-R3'], 'with the preset a company without a route need not buy a train', () => {
  for (const [options, refusal] of [
    [{}, 'trains/must-buy INS'],
    [{ trainDuty: 'with-route' }, null],
  ] as const) {
    const state = table(2, options);
    company(state, 'FYN', { held: { p1: 5 }, cash: 500 });
    operate(state, 'buy-train', 'FYN');
    expect(why(state, PASS)).toBe(refusal);
  }
});

proves('1860-R15', 'there is no option for destinations, of which the text gives no places', () => {
  expect(Object.keys(OPTIONS).filter((name) => /destination/i.test(name))).toEqual([]);
});

proves('A6', 'a table cannot choose options of recorded games', () => {
  const offered = Object.keys(offeredOptions(OPTIONS));
  for (const option of ['consent', 'anyUpgrade', 'dutyNeedsMore', 'exchangeIsPass']) {
    expect(Object.keys(OPTIONS), option).toContain(option);
    expect(offered, option).not.toContain(option);
  }
});
