import { decodeSetup } from '@signalbox/kernel';
import { fuzzGame } from '@signalbox/kernel/tools';
import { eighteenFL } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { roundTrip } from '../testing/round-trip.ts';

test.each([2, 3, 4])('random games of 18FL with %i players come back as they went out', (players) => {
  const decoded = decodeSetup(eighteenFL, { players, options: eighteenFL.presets['18xx.games']! });
  if (!decoded.ok) throw new Error(decoded.why);
  for (let seed = 1; seed <= 4; seed++) {
    const log: Parameters<typeof roundTrip>[2][number][] = [];
    fuzzGame(eighteenFL, decoded.setup, seed, { onAction: (action) => log.push(action) });
    const { trouble, compared } = roundTrip(eighteenFL, decoded.setup, log);
    expect(trouble).toBeNull();
    expect(compared).toBeGreaterThan(20);
  }
});
