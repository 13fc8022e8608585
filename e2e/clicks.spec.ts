import { expect, type Page } from '@playwright/test';
import { moments, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';

const position = (page: Page) => page.locator('[data-position]').getAttribute('data-position');

async function open(page: Page, title: string, asked: string): Promise<void> {
  await settle(page, {});
  const game = playedGame(title, 1);
  const { position: at, entry } = moments(game).find(({ decision }) => decision === asked)!;
  await openPlayed(page, title, game, at, entry.seat, 'en');
  await page.locator(`[data-panel="${asked}"]`).waitFor();
}

test('a tile is laid with two clicks, or three where the other side is wanted', async ({ page }) => {
  await open(page, '1860', 'lay-track');
  const before = await position(page);
  await page.locator('[data-target]').first().click({ force: true });
  await page.locator('[data-panel] button[data-kind="main"]').first().click();
  await expect.poll(() => position(page)).not.toBe(before);
});

test('trains run and pay with two clicks', async ({ page }) => {
  await open(page, '18FL', 'run-trains');
  const before = Number(await position(page));
  // The strip shows what the company has, and what its turn has brought so far.
  const strip = page.locator('[data-position]');
  await expect(strip.locator('[data-strip-company]')).toContainText(/treasury \$\d+.*president/);
  await page.locator('[data-panel="run-trains"] button[data-kind="main"]').first().click();
  await page.locator('[data-panel="dividend"]').waitFor();
  await expect(strip.locator('[data-so-far]')).toContainText(/runs for \$\d+/);
  await page.locator('[data-panel="dividend"] [data-choice]').first().click();
  await expect.poll(async () => Number(await position(page))).toBeGreaterThanOrEqual(before + 2);
});
