import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, safePost, urlObjection } from './safe-request.ts';

describe('addresses given by people', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.100.100.100',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['http://example.com/', 'https-only'],
    ['file:///etc/passwd', 'https-only'],
    ['https://user:word@example.com/', 'malformed'],
    ['https://127.0.0.1/', 'private-address'],
    ['https://2130706433/', 'private-address'],
    ['https://0x7f.1/', 'private-address'],
    ['https://[::1]/', 'private-address'],
    ['https://localhost/', 'private-address'],
    ['not an address', 'malformed'],
  ])('%s: %s', (url, why) => {
    expect(urlObjection(url, false)).toBe(why);
  });
});

describe('safePost', () => {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    if (request.url === '/redirect') response.writeHead(302, { location: '/' });
    response.end();
  });
  let port = 0;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          port = (server.address() as { port: number }).port;
          resolve();
        });
      }),
  );
  afterAll(() => void server.close());

  it('does not connect to a name that resolves to a private address', async () => {
    const url = `https://localhost.localdomain:${port}/`;
    await expect(safePost({ url, headers: {}, body: '', allowPrivate: false })).rejects.toThrow();
    expect(calls).toBe(0);
  });

  it('does not follow redirects', async () => {
    const url = `http://127.0.0.1:${port}/redirect`;
    expect(await safePost({ url, headers: {}, body: '{}', allowPrivate: true })).toBe(302);
    expect(calls).toBe(1);
  });
});
