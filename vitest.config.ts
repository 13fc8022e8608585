import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'docs/sample-title/**/*.test.ts*',
      'mutants/*.test.ts',
    ],
    setupFiles: ['packages/kernel/src/testing/seed.ts'],
    // Vitest keeps one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // No test replaces a module or leaves anything behind in one, so each is loaded once and not for every file.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
