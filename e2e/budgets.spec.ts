import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { settle } from './table.ts';
import { test } from './test.ts';

const FIRST_LOAD = 180_000;

/** Fonts are loaded after the first rendering, piece by piece; the service worker fetches all pages for later. */
const NOT_COUNTED = /\.(woff2|webmanifest)$|noto-sans|\/api\/|sw\.js/;

test('the first load is small, with the engine in its worker', async ({ page }) => {
  await settle(page, {});
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (!NOT_COUNTED.test(request.url())) addresses.add(request.url());
  });
  await page.route('**/registerSW.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => [...addresses].some((address) => /worker/.test(address))).toBe(true);
  await page.waitForLoadState('networkidle');
  let total = 0;
  for (const address of addresses) total += gzipSync(await (await page.request.get(address)).body()).length;
  console.log(`first load: ${Math.round(total / 1000)} kB compressed in ${addresses.size} files`);
  expect(total).toBeLessThan(FIRST_LOAD);
});
