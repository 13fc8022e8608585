import { expect } from '@playwright/test';
import { moments, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true, viewport: { width: 360, height: 740 }, hasTouch: true });

test('on a phone the map and the choice made on it are visible together', async ({ page }) => {
  await settle(page, {});
  const game = playedGame('1860', 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'lay-track')!;
  await openPlayed(page, '1860', game, position, entry.seat, 'en');
  await page.locator('[data-turn="mine"] button').tap();
  await expect(page.locator('[data-panel="lay-track"]')).toBeInViewport();
  await page.locator('[data-target]').first().tap();
  await expect(page.locator('[data-connections]')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Lay tile/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-target][aria-pressed="true"]')).toBeInViewport();
});

test('a swipe scrolls the page while the whole map is shown, and moves the map when it is zoomed in', async ({
  page,
}) => {
  await settle(page, {});
  await visit(page, '/maps');
  const map = page.locator('svg[role="group"]').first();
  await map.waitFor();
  const transform = () => map.locator('> g').getAttribute('transform');
  const touches = await page.context().newCDPSession(page);
  const swipeUp = async () => {
    const { x, y, width, height } = (await map.boundingBox())!;
    const at = (way: number) => [{ x: x + width / 2, y: y + height * 0.7 - way }];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let way = 10; way <= 100; way += 10)
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(way) });
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const scrolled = () => page.evaluate(() => window.scrollY);
  await swipeUp();
  await expect.poll(scrolled).toBeGreaterThan(50);
  // The page coasts on for a moment.
  const moved = async () => {
    const before = await scrolled();
    await page.waitForTimeout(100);
    return (await scrolled()) - before;
  };
  await expect.poll(moved).toBe(0);
  const whole = await transform();
  await page.getByRole('button', { name: 'Zoom in' }).first().click();
  await expect.poll(transform).not.toBe(whole);
  const near = await transform();
  await page.evaluate(() => window.scrollTo(0, 0));
  await swipeUp();
  await expect.poll(transform).not.toBe(near);
  expect(await scrolled()).toBe(0);
});
