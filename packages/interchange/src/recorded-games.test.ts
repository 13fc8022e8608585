import { EXPORTERS } from './export/export.ts';
import { testRecordedGames } from './testing/recorded-games.ts';
import { recordedGames } from './testing/traces.ts';

// Those of 1841 are read in files of their own, because they take longest.
testRecordedGames(
  Object.keys(EXPORTERS)
    .filter((title) => title !== '1841')
    .flatMap(recordedGames),
);
