import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, defaultOptions, type GameRecord, type Json } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { describe, expect, it } from 'vitest';
import { effectiveActions } from '../recording/effective.ts';
import { isProgram } from '../recording/importer.ts';
import { decodeRecording, type RecordedAction, type Recording } from '../recording/recording.ts';
import { importGame } from '../replay.ts';
import { roundTrip } from '../testing/round-trip.ts';
import { hasReplays, REPLAYS } from '../testing/traces.ts';
import { EXPORTERS, exportGame } from './export.ts';
import { writeLog } from './write-log.ts';

/** What matters to the site's engine, in one order; which of two like trains runs where does not. */
function essence(action: RecordedAction, idOf: (entity: string) => string): Json {
  const parts = ['hex', 'tile', 'rotation', 'city', 'slot', 'price', 'variant', 'company', 'corporation'];
  const more = ['share_price', 'shares', 'percent', 'kind', 'target', 'choice'];
  const kept = [...parts, ...more].flatMap((part) =>
    action[part] === undefined ? [] : [[part, action[part] as Json] as const],
  );
  const kindOf = (train: unknown) => String(train).slice(0, String(train).lastIndexOf('-'));
  const routes = (action.routes ?? []) as { train: string; connections: string[][] }[];
  const ways = routes.map(({ train, connections }) => {
    const stretches = connections.map((hexes) => [...hexes].sort().join('-')).sort();
    return `${kindOf(train)}: ${stretches.join(' ')}`;
  });
  return {
    type: action.type,
    entity: idOf(action.entity),
    ...Object.fromEntries(kept),
    ...(action.train !== undefined && { train: kindOf(action.train) }),
    ways: ways.sort(),
  };
}

const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';

describe.skipIf(!hasReplays)(`recorded games, read and written again${SKIPPED}`, () => {
  for (const title of Object.keys(EXPORTERS)) {
    const folder = join(REPLAYS, title);
    const files = hasReplays ? readdirSync(folder).filter((file) => !file.includes('.trace.')) : [];
    it.each(files)(`${title}: %s has the same actions, in the same order`, (file) => {
      const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;
      const recording = decodeRecording(json) as Recording;
      const { state, actions } = importGame(json);
      const { options } = state as unknown as GameRecord;
      const log = writeLog(EXPORTERS[title]!, { players: recording.players.length, options }, actions);
      if ('why' in log) throw new Error(log.why);
      const ours = log.written.map((action) =>
        essence({ ...action, id: 0, entity: String(action.entity), entityType: '', auto: false }, (entity) =>
          action.entity_type === 'player' ? recording.players[Number(entity) - 1]!.id : entity,
        ),
      );
      const theirs = effectiveActions(recording.actions)
        .filter((action) => !isProgram(action) && action.type !== 'end_game')
        .map((action) => essence(action, (entity) => entity));
      expect(ours).toEqual(theirs);
    });
  }
});

/** Three hundred of each are played by `signalbox fuzz --export`; here a few. */
const GAMES = 6;

describe('random games, exported and imported', () => {
  for (const { title } of Object.values(EXPORTERS)) {
    it(`${title.id}: the same state after every action`, () => {
      const options = { ...defaultOptions(title.options), ...title.presets['18xx.games'] };
      for (let seed = 1; seed <= GAMES; seed++) {
        const setup = { players: title.players[0] + (seed % 3), options };
        const log: Action[] = [];
        fuzzGame(title, setup, seed, { onAction: (action) => log.push(action) });
        const { refused, trouble, compared } = roundTrip(title, setup, log);
        if (refused) continue;
        expect(trouble, `seed ${seed}`).toBeNull();
        expect(compared).toBeGreaterThan(10);
      }
    });
  }
});

describe('what the site cannot play', () => {
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
  it('is refused with the reason', () => {
    expect(exportGame(record('18FL', {}))).toMatchObject({
      ok: false,
      why: 'export/option',
      details: { option: 'anyRun' },
    });
    expect(exportGame(record('union-station', {}))).toMatchObject({ ok: false, why: 'export/title' });
  });
  it('and what it can is written, with its own options', () => {
    const preset = EXPORTERS['18FL']!.title.presets['18xx.games']!;
    expect(exportGame(record('18FL', { ...preset, seventyPercent: true }))).toMatchObject({
      ok: true,
      game: { status: 'active', actions: [], settings: { optional_rules: ['two_player_share_limit'] } },
    });
  });
});
