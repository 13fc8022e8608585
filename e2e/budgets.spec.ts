import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { settle } from './table.ts';

const FIRST_LOAD = 250_000;

test('the first load is small', async ({ page }) => {
  await settle(page, {});
  const sizes = new Map<string, number>();
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    if (/\.(woff2|webmanifest)$|noto-sans|\/api\/|sw\.js|workbox/.test(response.url())) return;
    bodies.push(
      response.body().then(
        (body) => {
          sizes.set(response.url(), gzipSync(body).length);
        },
        () => {},
      ),
    );
  });
  // Without the service worker, which fetches all pages for later.
  await page.route('**/registerSW.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${Math.round(total / 1000)} kB compressed in ${sizes.size} files`);
  expect(total).toBeLessThan(FIRST_LOAD);
});
