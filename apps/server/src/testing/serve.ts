// A server process for tests that need real ones: the toy title beside the real ones, its address on standard output.
import { configFrom } from '../config.ts';
import { steadyClock } from '../play/fair-time.ts';
import { createServer } from '../server.ts';
import { breakOnPurpose, fillDiskOnSignal } from './broken.ts';
import { TEST_TITLES } from './test-server.ts';

const config = {
  ...configFrom(process.env),
  requestsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  messagesPerSecond: 10_000,
  socketsPerAddress: 100_000,
};
// A machine whose clock was set: what this process believes about the time is wrong by this.
const skew = Number(process.env.TEST_CLOCK_SKEW_MS ?? 0);
const server = await createServer(config, { titles: TEST_TITLES, now: steadyClock(() => Date.now() + skew) });
breakOnPurpose(server, process.env.TEST_BROKEN);
if (config.databaseUrl === null) fillDiskOnSignal(server);
const url = await server.app.listen({ port: config.port, host: '127.0.0.1' });
process.stdout.write(`\n${url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
// The parent process has ended, so this one ends too.
process.stdin.on('end', () => process.exit(0)).resume();
