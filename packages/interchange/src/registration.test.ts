import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { EXPORTERS } from './export/export.ts';
import { IMPORTERS } from './importers.ts';
import { RUNS } from './runs/recorded-runs.ts';
import { QUERIES } from './runs/state-queries.ts';
import { SITES } from './site/sites.ts';

/** Titles that 18xx.games does not have. */
const NOT_THERE = ['union-station'];

describe('every title that 18xx.games has', () => {
  const there = TITLES.map(({ id }) => id).filter((id) => !NOT_THERE.includes(id));
  test.each(Object.entries({ IMPORTERS, EXPORTERS, SITES, RUNS, QUERIES }))(
    'has an entry in %s',
    (_, list) => {
      expect(Object.keys(list).sort()).toEqual(there.toSorted());
    },
  );
});
