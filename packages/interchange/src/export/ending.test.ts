import { type Action, type AnyTitle, decodeSetup } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { expect, test } from 'vitest';
import { importGame } from '../replay.ts';
import { recordFor } from '../testing/record.ts';
import { endingThere } from './ending.ts';
import { EXPORTERS, exportGame } from './export.ts';

const titles = Object.values(EXPORTERS).map(({ title }) => title as AnyTitle);

/** Endings that only our tables have; older games may have ended because no move was left. */
const OURS = ['agreed', 'nothing-left', 'standstill'];

test.each(titles)(
  "every ending of $id is one of the site's, or our own and ended manually there",
  ({ messages }) => {
    const endings = Object.keys(messages).filter((key) => key.startsWith('ending/'));
    const reasons = endings.map((key) => key.slice('ending/'.length));
    expect(reasons).toContain('bank');
    for (const reason of reasons) {
      const { status, game_end_reason: theirs } = endingThere(reason);
      expect([reason, status]).toEqual([reason, 'finished']);
      expect([reason, theirs === 'manually_ended']).toEqual([reason, OURS.includes(reason)]);
    }
  },
);

test('an unfinished game has no ending', () => {
  expect(endingThere(null)).toEqual({ status: 'active' });
});

test.each(['18FL', '1860'])(
  'a quiet game of %s that all agree to count is ended manually on the site',
  (id) => {
    const title = EXPORTERS[id]!.title as AnyTitle;
    const decoded = decodeSetup(title, { players: 2, options: title.presets['18xx.games']! });
    if (!decoded.ok) throw new Error(decoded.why);
    const log: Action[] = [];
    expect(fuzzGame(title, decoded.setup, 2, { onAction: (action) => log.push(action) })).toMatchObject({
      ending: 'agreed',
    });
    const exported = exportGame(recordFor(title, decoded.setup, log));
    if (!exported.ok) throw new Error(exported.why);
    const { actions, status, game_end_reason: reason, result } = exported.game;
    expect({ status, reason }).toEqual({ status: 'finished', reason: 'manually_ended' });
    expect(actions.at(-1)).toMatchObject({ type: 'end_game', entity_type: 'player' });
    expect(Object.keys(result)).toHaveLength(2);
    const { state, report } = importGame(exported.game);
    expect(report).toMatchObject({ ok: true, endedByHand: true, differences: [] });
    expect(state?.outcome?.reason).toBe('agreed');
    // Without the last action the game continues: the site does not ask.
    const { state: goesOn } = importGame({ ...exported.game, result: {}, actions: actions.slice(0, -1) });
    expect(goesOn?.outcome).toBeNull();
  },
);
