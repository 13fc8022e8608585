// A server process for tests that need real ones: the toy title beside the real ones, its address on standard output.
import { createInterface } from 'node:readline';
import { configFrom } from '../config.ts';
import { steadyClock } from '../play/fair-time.ts';
import { createServer } from '../server.ts';
import { breakOnPurpose, fillDisk } from './broken.ts';
import { TEST_TITLES } from './test-server.ts';

const config = {
  ...configFrom(process.env),
  requestsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  messagesPerSecond: 10_000,
  socketsPerAddress: 100_000,
  tablesPerDay: 1_000_000,
  guestsPerDay: 1_000_000,
};
// The offset of this process's clock; it can be changed while the process runs.
let skew = Number(process.env.TEST_CLOCK_SKEW_MS ?? 0);
const server = await createServer(config, { titles: TEST_TITLES, now: steadyClock(() => Date.now() + skew) });
breakOnPurpose(server, process.env.TEST_BROKEN);
const url = await server.app.listen({ port: config.port, host: '127.0.0.1' });
process.stdout.write(`\n${url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
const orders = createInterface(process.stdin);
orders.on('line', (line) => {
  const [order, value] = line.split(' ');
  if (order === 'clock') skew = Number(value);
  if (order === 'disk') void fillDisk(server, value === 'full');
});
// The parent process has ended, so this one ends too.
orders.on('close', () => process.exit(0));
