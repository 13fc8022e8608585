import type { GameRecord } from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { EXPORTERS, exportGame } from './export.ts';

describe('export to the site', () => {
  const record = (title: string, options: GameRecord['options']): GameRecord => ({
    form: 'signalbox-game',
    version: 1,
    title,
    players: 2,
    options,
    commitment: '',
    seed: null,
    log: [],
  });
  it('refuses a title that the site does not have', () => {
    expect(exportGame(record('union-station', {}))).toMatchObject({ ok: false, why: 'export/title' });
  });
  it('accepts a table with our own rules until they make a difference', () => {
    expect(exportGame(record('18FL', {}))).toMatchObject({ ok: true, game: { actions: [] } });
    const rules = { fullValueUnoperated: true, hiddenTreasuries: true, noTrainLimit: true };
    expect(exportGame(record('1860', rules))).toMatchObject({
      ok: true,
      game: {
        settings: { optional_rules: ['two_player_map', 'no_skip_towns', 'non_operated_full_value'] },
      },
    });
  });
  it("writes a game by the site's rules with its options", () => {
    const preset = EXPORTERS['18FL']!.title.presets['18xx.games']!;
    expect(exportGame(record('18FL', { ...preset, seventyPercent: true }))).toMatchObject({
      ok: true,
      game: { status: 'active', actions: [], settings: { optional_rules: ['two_player_share_limit'] } },
    });
  });
});
