// A server process for tests that need real ones: the toy title beside the real ones, its address on standard output.
import { configFrom } from '../config.ts';
import { createServer } from '../server.ts';
import { TEST_TITLES } from './test-server.ts';

const config = {
  ...configFrom(process.env),
  requestsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  messagesPerSecond: 10_000,
  socketsPerAddress: 100_000,
};
const server = await createServer(config, { titles: TEST_TITLES });
const url = await server.app.listen({ port: config.port, host: '127.0.0.1' });
process.stdout.write(`\n${url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
// The parent process has ended, so this one ends too.
process.stdin.on('end', () => process.exit(0)).resume();
