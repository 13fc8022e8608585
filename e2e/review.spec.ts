import { expect, type Page } from '@playwright/test';
import { findings } from './accessibility.ts';
import { takeHint } from './advised.ts';
import { situation } from './playing.ts';
import { endOf, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

/** A review judges every choice of a game, so only the end of one is reviewed. */
const REVIEWED = 100;
const LAST_MOVES = 5;

/** Makes all kept verdicts those of an earlier version; returns how many there are. */
const ageVerdicts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('signalbox-reviews');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const stores = request.result.transaction('verdicts', 'readwrite');
          let count = 0;
          stores.objectStore('verdicts').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            count++;
            cursor.update({ ...cursor.value, version: cursor.value.version - 1 });
            cursor.continue();
          };
          stores.oncomplete = () => {
            request.result.close();
            resolve(count);
          };
        };
      }),
  );

test('a finished game is reviewed, the review interrupted and continued', async ({ page }) => {
  await settle(page, { level: 'apprentice' });
  const game = endOf('union-station', playedGame('union-station', 1), REVIEWED);
  await openPlayed(page, 'union-station', game, game.entries.length - LAST_MOVES, 'p1', 'en');
  const table = page.url();
  while ((await situation(page)) === 'mine') await takeHint(page);
  await page.getByRole('button', { name: 'Review the game' }).click();
  const review = page.locator('[data-review]');
  await expect(review.getByRole('img', { name: 'Chances of winning' })).toBeVisible();

  await review.getByRole('button', { name: 'Review the choices' }).click();
  await review.getByRole('button', { name: 'Pause' }).click();
  // The choice that was being judged is finished and kept.
  await expect(review.getByRole('button', { name: 'Continue the review' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(review.getByRole('button', { name: 'Continue the review' })).toBeVisible();

  // What an earlier version has judged is judged again.
  expect(await ageVerdicts(page)).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await review.getByRole('button', { name: 'Review the choices' }).click();
  await expect(review.getByText(/\d+ choices reviewed/)).toBeVisible({ timeout: 120_000 });

  const first = review.locator('[data-turning-point]').first();
  await expect(first).toContainText(/Move \d+: .*Better: .*Cost in simulated games: \d+ of 100 points/s);
  expect(await findings(page, { within: '[data-review]' })).toEqual([]);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  const beyond = () => page.getByRole('tabpanel').evaluate((one) => one.scrollWidth - one.clientWidth);
  await expect.poll(beyond).toBe(0);
  await page.setViewportSize(size);
  await first.getByRole('button', { name: 'Show the position' }).click();
  await expect(first).toHaveAttribute('data-shown');
  await expect(page.locator('[data-past]')).toBeVisible();
  await first.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(table);
});
