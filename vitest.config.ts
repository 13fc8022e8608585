import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENT } from './scripts/v8.mjs';

/** The longest come first, so that no core waits for another at the end; those that mostly wait come before all. */
const LONGEST = [
  'apps/server/src/database/postgres-people.test.ts',
  'apps/server/src/database/postgres-play.test.ts',
  'apps/server/src/tournaments/three-processes.test.ts',
  'apps/server/src/faults/postgres.test.ts',
  'apps/server/src/faults/history.test.ts',
  'packages/interchange/src/recorded-games.test.ts',
  'apps/web/src/table/screens.test.tsx',
  'packages/interchange/src/recorded-games-1841-even.test.ts',
  'apps/web/src/table/lessons.test.tsx',
  'packages/interchange/src/recorded-games-1841-odd.test.ts',
  'apps/server/src/tables/tables.test.ts',
  'apps/server/src/database/postgres-servers.test.ts',
  'apps/server/src/security/authorisation.test.ts',
  'apps/server/src/play/stored-games.test.ts',
  'apps/server/src/tournaments/tournaments.test.ts',
  'apps/cli/src/bin.test.ts',
  'apps/server/src/faults/sqlite.test.ts',
  'packages/bots/src/arena/match.test.ts',
  'packages/lessons/src/puzzles/puzzles.test.ts',
  'packages/interchange/src/export/own-rules.test.ts',
  'packages/interchange/src/unfinished.test.ts',
  'packages/titles/src/1860/data/route-rules.exact.test.ts',
  'packages/titles/src/union-station/hidden-deck.test.ts',
  'packages/titles/src/1841/transcripts/transcripts.test.ts',
  'packages/titles/src/1860/transcripts/transcripts.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  // Libraries as people get them: React's build for development takes twice as long to draw a screen.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'apps/web/src/**/*.test.tsx',
      'docs/sample-title/**/*.test.ts*',
      'mutants/*.test.ts',
      'bench/**/*.test.ts',
    ],
    setupFiles: [
      'packages/kernel/src/testing/variables.ts',
      'packages/kernel/src/testing/seed.ts',
      'scripts/plain-exports.ts',
    ],
    // Vitest would keep one core to itself, which is half of a small machine. One more than there are cores, because some
    // files mostly wait for processes that are killed and started again; each further one loads every module once more.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    execArgv: [...PATIENT],
    // No test replaces a module or leaves anything behind in one, so each is loaded once and not for every file.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
