import { decodeOptions, defaultOptions } from '@signalbox/kernel';
import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { eighteenSixty } from './index.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { boardOf } from './state.ts';
import { newTable } from './testing/position.ts';

proves('A2', 'what the text makes optional is off unless somebody asks for it', () => {
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

proves(['1860-R1', '1860-R8'], 'the larger map is an option', () => {
  expect(boardOf(newTable(2)).hexes.has('A7')).toBe(false);
  expect(boardOf(newTable(2, { largerMap: true })).hexes.has('A7')).toBe(true);
});

proves('A2', 'every option cites a section', () => {
  for (const { rule } of Object.values(OPTIONS)) expect(eighteenSixty.rulebook.sections).toHaveProperty(rule);
});
