import { bestRoutes, checkRoutes } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { hasReplays, tracesOf } from '../testing/traces.ts';
import { recordedRuns } from './recorded-runs.ts';
import { shortfallOf } from './shortfall.ts';

const SKIPPED = hasReplays ? '' : ' (skipped: no recorded games beside the repository)';

/** The permitted reasons for running for less: 18FL and 1841 have no subsidies and no way past a blocked station. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  '18FL': ['overlooked'],
  '1841': ['overlooked'],
  '1860': ['subsidy', 'blocked-pass', 'overlooked'],
};

describe.skipIf(!hasReplays)(`recorded runs${SKIPPED}`, () => {
  for (const [title, reasons] of Object.entries(REASONS)) {
    for (const trace of tracesOf(title)) {
      it(`${title} ${trace.name}: every recorded route is legal and earns the recorded revenue; the best run earns no less`, () => {
        for (const run of recordedRuns(trace)) {
          const where = `${run.company} at ${run.action}`;
          const routes = run.routes.filter((route) => route !== null);
          expect(routes.length, where).toBe(run.routes.length);
          expect(checkRoutes(run.query, routes), where).toMatchObject({ run: { revenue: run.revenue } });
          const best = bestRoutes(run.query);
          expect(best.proven, where).toBe(true);
          expect(best.revenue, where).toBeGreaterThanOrEqual(run.revenue);
          const shortfall = shortfallOf(run.query, run, best.revenue);
          if (shortfall) expect(reasons, where).toContain(shortfall);
        }
      });
    }
  }
});
