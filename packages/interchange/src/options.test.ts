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
  ['1841', 'sfli_run_variant', { sfliRunVariant: true }],
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

/** Several of the site's rules at once that are written as others, with the same effect. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  original_game: ['two_player_map', 'original_insolvency', 'no_skip_towns'],
};

/** Every combination of the site's optional rules. */
function combinations(rules: readonly string[]): string[][] {
  return Array.from({ length: 2 ** rules.length }, (_, set) => rules.filter((__, i) => set & (1 << i)));
}

test.each(Object.keys(EXPORTERS))('%s: every combination of optional rules is written again', (title) => {
  for (const rules of combinations(IMPORTERS[title]!.optionalRules)) {
    const options = opened(title, rules);
    const theirs = EXPORTERS[title]!.optionalRules(options, 3) as readonly string[];
    const meant = new Set(rules.flatMap((rule) => ALIKE[rule] ?? [rule]));
    // The first edition's insolvency takes precedence over the simplified one.
    if (meant.has('original_insolvency')) meant.delete('simplified_insolvency');
    expect(new Set(theirs)).toEqual(meant);
    expect(opened(title, theirs)).toEqual(options);
  }
});
