import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTo, forgetOthers, keepFiles } from './kept-files.ts';

const ORIGIN = 'https://signalbox.test';
const FIRST = { '/index.html': 'sha256-one', '/assets/a.js': 'sha256-a' };
const SECOND = { '/index.html': 'sha256-two', '/assets/a.js': 'sha256-a' };

/** A browser's caches, as far as the service worker uses them. */
function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (key: string | Request) => entries.get(urlOf(key))?.clone(),
        put: async (key: string | Request, response: Response) => void entries.set(urlOf(key), response),
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        delete: async (key: Request) => entries.delete(urlOf(key)),
      };
    },
  };
}

const network = vi.fn(async (request: string | Request, _?: RequestInit) => {
  return new Response(`network: ${typeof request === 'string' ? request : request.url}`);
});

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

const request = (path: string, more: Partial<Request> = {}) =>
  ({ url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...more }) as Request;

const textOf = async (asked: Request, files: Record<string, string>) =>
  (await answerTo(asked, files, ORIGIN))?.text();

test('files that are kept are answered without the network, and every page is the single page', async () => {
  await keepFiles(FIRST);
  network.mockClear();
  expect(await textOf(request('/assets/a.js'), FIRST)).toBe('network: /assets/a.js');
  expect(await textOf(request('/online/x', { mode: 'navigate' }), FIRST)).toBe('network: /index.html');
  expect(network).not.toHaveBeenCalled();
});

test('the server answers for itself', () => {
  expect(answerTo(request('/api/tables'), FIRST, ORIGIN)).toBeUndefined();
  expect(answerTo(request('/docs', { mode: 'navigate' }), FIRST, ORIGIN)).toBeUndefined();
  expect(answerTo(request('/assets/a.js', { method: 'POST' }), FIRST, ORIGIN)).toBeUndefined();
  expect(answerTo(request('https://elsewhere.test/assets/a.js'), FIRST, ORIGIN)).toBeUndefined();
});

test('a new version fetches what has changed, checked by its hash, and the old is deleted', async () => {
  await caches.open('workbox-precache-v2');
  await keepFiles(FIRST);
  network.mockClear();
  await keepFiles(SECOND);
  expect(network.mock.calls.map(([path, how]) => [path, how?.integrity])).toEqual([
    ['/index.html', 'sha256-two'],
  ]);
  await forgetOthers(SECOND);
  expect(await caches.keys()).toEqual(['product']);
  const kept = await (await caches.open('product')).keys();
  expect(kept.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/assets/a.js', '/index.html']);
});

test('a version with a file that cannot be fetched is not installed', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(keepFiles(FIRST)).rejects.toThrow('Failed to fetch');
});

test('a file that the browser has thrown away is fetched again', async () => {
  const asked = request('/assets/a.js');
  expect(await textOf(asked, FIRST)).toBe(`network: ${asked.url}`);
});

test('parts of the font are kept once they were needed, and not without end', async () => {
  const part = (i: number) => request(`/assets/font-${i}.woff2`);
  for (let i = 0; i < 201; i++) await textOf(part(i), FIRST);
  expect(network).toHaveBeenCalledTimes(201);
  await textOf(part(200), FIRST);
  expect(network).toHaveBeenCalledTimes(201);
  await textOf(part(0), FIRST);
  expect(network).toHaveBeenCalledTimes(202);
});
