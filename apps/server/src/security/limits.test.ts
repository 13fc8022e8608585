import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { TokenBucket } from '../fanout/token-bucket.ts';
import { guest, TestClient } from '../testing/test-client.ts';
import { testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

const wrong = { name: 'Somebody', password: 'not the password' };

it('being a guest does not help to guess passwords', async () => {
  const server = await testServer({ config: { signInsPerMinute: 6 } });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) {
    const client = await guest(server.url, `Guest ${i}`);
    for (let j = 0; j < 3; j++) statuses.push((await client.call('POST', '/api/login', wrong)).status);
  }
  // Becoming a guest is counted too.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
  expect(statuses.at(-1)).toBe(429);
  await server.end();
});

it.each([
  // The one proxy appends the address it saw; the entries before it were sent by the caller.
  [1, ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 9.9.9.9'], [401, 401, 429]],
  [0, ['1.1.1.1', '2.2.2.2', '3.3.3.3'], [401, 401, 429]],
  [2, ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 9.9.9.9'], [401, 401, 401]],
  [1, ['2001:db8::1', '2001:db8::2', '2001:db8::3'], [401, 401, 429]],
])('behind %i proxies, forwarded for %j: %j', async (trustProxy, forwarded, expected) => {
  const server = await testServer({ config: { trustProxy, signInsPerMinute: 2 } });
  const statuses: number[] = [];
  for (const header of forwarded) {
    const response = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': header },
      body: JSON.stringify(wrong),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual(expected);
  await server.end();
});

it('guests from one address share a limit', async () => {
  const server = await testServer({ config: { requestsPerMinute: 6 } });
  const nobody = new TestClient(server.url, null);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => nobody.call('POST', '/api/guest', { name: `Guest ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
  await server.end();
});

it('an address may open a limited number of sockets, and another when one is closed', async () => {
  const server = await testServer({ config: { socketsPerAddress: 2 } });
  const [first, second] = [await TestSocket.open(server.url, null), await TestSocket.open(server.url, null)];
  await expect(TestSocket.open(server.url, null)).rejects.toThrow('429');
  first.close();
  let third: TestSocket | null = null;
  for (let i = 0; i < 50 && !third; i++) third = await TestSocket.open(server.url, null).catch(() => null);
  expect(third).not.toBeNull();
  third!.close();
  second.close();
  await server.end();
});

it('malformed messages are counted, and too many close the socket', async () => {
  const server = await testServer({ config: { messagesPerSecond: 5 } });
  const socket = await TestSocket.open(server.url, null);
  const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
  for (let i = 0; i < 30; i++) socket.socket.send('{');
  expect(await closed).toBe(4008);
  expect(socket.received.some((text) => text.includes('too-fast'))).toBe(true);
  expect(socket.received).toHaveLength(20);
  await server.end();
});

it('slow bodies, slow headers and silent connections are closed', { timeout: 20_000 }, async () => {
  expect(configFrom({}).longestRequestMs).toBeLessThanOrEqual(20_000);
  const server = await testServer({ config: { longestRequestMs: 2000 } });
  const { port } = new URL(server.url);
  const endedAfter = (first: string, trickle: string) =>
    new Promise<number>((resolve) => {
      const begun = Date.now();
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(first);
      const timer = setInterval(() => trickle && socket.write(trickle), 100);
      socket.on('error', () => {});
      socket.resume().on('close', () => {
        clearInterval(timer);
        resolve(Date.now() - begun);
      });
    });
  const head =
    'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n';
  const waits = await Promise.all([
    endedAfter(head, ' '),
    endedAfter('GET / HTTP/1.1\r\nx-slow: ', 'a'),
    endedAfter('', ''),
  ]);
  for (const wait of waits) expect(wait).toBeLessThan(4000);
  await server.end();
});

it('setting the clock does not change a bucket', () => {
  let at = 0;
  const bucket = new TokenBucket(1, () => at);
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
  at = -1_000_000;
  expect(bucket.take()).toBe(false);
  at += 1000;
  expect(bucket.take()).toBe(true);
});
