import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'docs/sample-title/**/*.test.ts*'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
