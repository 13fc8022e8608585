import { testRecordedGames } from './testing/recorded-games.ts';
import { recordedGames } from './testing/traces.ts';

// Its games take longest, so they are read in two files: here every other game, from the first.
testRecordedGames(recordedGames('1841').filter((_, i) => i % 2 === 0));
