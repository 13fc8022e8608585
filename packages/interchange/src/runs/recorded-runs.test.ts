import { bestRoutes, checkRoutes } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { hasReplays, tracesOf } from '../testing/traces.ts';
import { recordedRuns } from './recorded-runs.ts';

const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';

describe.skipIf(!hasReplays)(`recorded runs${SKIPPED}`, () => {
  for (const title of ['18FL']) {
    for (const trace of tracesOf(title)) {
      it(`${title} ${trace.name}: reads every route, for the revenue recorded, and finds as much or more`, () => {
        for (const run of recordedRuns(trace)) {
          const where = `${run.company} at ${run.action}`;
          const routes = run.routes.filter((route) => route !== null);
          expect(routes.length, where).toBe(run.routes.length);
          expect(checkRoutes(run.query, routes), where).toMatchObject({ run: { revenue: run.revenue } });
          expect(bestRoutes(run.query).revenue, where).toBeGreaterThanOrEqual(run.revenue);
        }
      });
    }
  }
});
