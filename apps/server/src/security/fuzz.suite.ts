import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../testing/test-server.ts';
import { fuzz } from './fuzz.ts';

/** FUZZ_CALLS=10000 for the long form. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 400);

/** Runs on whichever database the server that is started uses. */
export function fuzzSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  it(`no call and no message fails: ${CALLS} of them`, { timeout: 1000 * CALLS }, async () => {
    const report = await fuzz(server, CALLS, Number(process.env.FUZZ_SEED ?? 18));
    expect(report.failures).toEqual([]);
    expect(report.calls).toBeGreaterThan(CALLS / 2);
    expect(report.statuses[200]).toBeGreaterThan(10);
    if (process.env.FUZZ_CALLS) console.log(JSON.stringify(report));
  });
}
