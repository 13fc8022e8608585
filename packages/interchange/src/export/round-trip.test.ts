import { type Action, type AnyTitle, decodeSetup } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { expect, test } from 'vitest';
import { recordFor } from '../testing/record.ts';
import { EXPORTERS } from './export.ts';
import { roundTrip } from './round-trip.ts';

/** `SIGNALBOX_ROUND_TRIPS=300` plays this many of each title, with every number of players; games of 1841 are long. */
const LONG = Number(process.env.SIGNALBOX_ROUND_TRIPS ?? 0);
const SHORT: Readonly<Record<string, readonly number[]>> = {
  '18FL': [1, 2, 3, 4, 5, 6, 61],
  '1860': [1, 2, 3, 4, 5, 6, 7, 8],
  '1841': [6, 12],
};
const MINUTES = 60_000;

const titles = Object.values(EXPORTERS).map(({ title }) => title as AnyTitle);

test.each(titles)(
  'random games of $id survive export and import action by action',
  (title) => {
    const [least, most] = LONG > 0 ? title.players : [title.players[0], title.players[0] + 1];
    const seeds = LONG > 0 ? Array.from({ length: LONG }, (_, i) => i + 1) : SHORT[title.id]!;
    for (const seed of seeds) {
      const players = least + (seed % (most - least + 1));
      const decoded = decodeSetup(title, { players, options: title.presets['18xx.games']! });
      if (!decoded.ok) throw new Error(decoded.why);
      const log: Action[] = [];
      fuzzGame(title, decoded.setup, seed, { onAction: (action) => log.push(action) });
      const { exported, trouble } = roundTrip(recordFor(title, decoded.setup, log));
      expect(trouble, `seed ${seed}`).toBeNull();
      // Among many games some have no counterpart on the site; among these few none should.
      if (LONG === 0) expect(exported, `seed ${seed}`).toMatchObject({ ok: true });
    }
  },
  (LONG || 1) * MINUTES,
);
