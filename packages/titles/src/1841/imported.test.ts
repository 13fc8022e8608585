import { decodeTableSetup, offeredOptions } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { eighteenFortyOne } from './index.ts';
import { OPTIONS, PRESETS } from './options.ts';

describe('what only games imported from 18xx.games have', () => {
  proves('A6', 'none of it is offered to new tables', () => {
    const offered = Object.keys(offeredOptions(OPTIONS));
    for (const [name, spec] of Object.entries(OPTIONS))
      expect(offered.includes(name)).toBe(!('importOnly' in spec));
    const options = PRESETS['18xx.games']!;
    expect(decodeTableSetup(eighteenFortyOne, { players: 4, options })).toMatchObject({
      why: 'option-import-only',
    });
  });

  proves(['A6', 'A2'], 'the preset sets all of it', () => {
    const preset = PRESETS['18xx.games']!;
    // A rule that tables of the site choose.
    const own = Object.entries(OPTIONS).filter(
      ([name, spec]) => 'importOnly' in spec && name !== 'sfliRunVariant',
    );
    expect(own.filter(([name, spec]) => preset[name] === undefined || preset[name] === spec.default)).toEqual(
      [],
    );
  });
});
