import type { GameState, Options } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { EXPORTERS } from './export/export.ts';
import { IMPORTERS } from './importers.ts';
import { importGame } from './replay.ts';

/** A game on the site that has just been opened. */
function opened(title: string, rules: readonly string[]): Options {
  const players = [7, 8, 9].map((id) => ({ id, name: `Player ${id}` }));
  const settings = { seed: 1, optional_rules: rules };
  const { report, state } = importGame({
    title,
    players,
    settings,
    status: 'active',
    result: {},
    actions: [],
  });
  expect(report).toMatchObject({ ok: true });
  return (state as GameState & { options: Options }).options;
}

test.each([
  ['18FL', 'two_player_share_limit', { seventyPercent: true }],
  ['1841', 'p2p_purchases', { noPlayerTrade: false }],
  ['1841', 'lite', { lite: true }],
  ['1841', 'version_1', { version1: true }],
  ['1841', 'sfli_run_variant', {}],
  ['1860', 'two_player_map', { largerMap: false }],
  ['1860', 'original_insolvency', { insolvency: 'first-edition' }],
  ['1860', 'simplified_insolvency', { insolvency: 'simplified' }],
  ['1860', 'no_skip_towns', { skipTowns: false }],
  ['1860', 'original_game', { largerMap: false, insolvency: 'first-edition', skipTowns: false }],
  ['1860', 're_enter_hexes', { reenterHexes: true }],
  ['1860', 'non_operated_full_value', { fullValueUnoperated: true }],
])('%s: the optional rule %s changes this and nothing else', (title, rule, ours) => {
  expect(IMPORTERS[title]!.optionalRules).toContain(rule);
  expect(opened(title, [rule])).toEqual({ ...opened(title, []), ...ours });
});

test.each(Object.keys(EXPORTERS))("%s: the site's options survive the round trip", (title) => {
  for (const rule of IMPORTERS[title]!.optionalRules) {
    const options = opened(title, [rule]);
    const theirs = EXPORTERS[title]!.optionalRules(options, 3);
    expect(opened(title, theirs as readonly string[])).toEqual(options);
  }
});
