import { expect } from '@playwright/test';
import { findings } from './accessibility.ts';
import { openAt, openStockRound, PHONE } from './exchange.ts';
import { moments, playedGame } from './prepared/played-game.ts';
import { twoSizes } from './prepared/positions-18fl.ts';
import { beforeMerger } from './prepared/positions-1841.ts';
import { openPlayed, openSandbox } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a swipe leads from the exchange to the map and back', async ({ page }) => {
    await openStockRound(page, '18FL');
    const sweep = (selector: string, to: number) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, across) => {
          const touch = (x: number) =>
            new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
          const begin = { bubbles: true, touches: [touch(200)], changedTouches: [touch(200)] };
          element.dispatchEvent(new TouchEvent('touchstart', begin));
          element.dispatchEvent(
            new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(200 + across)] }),
          );
        }, to);
    await sweep('[data-strip]', -150);
    await expect(page.locator('[data-stage="map"]')).toBeVisible();
    await sweep('[data-panel]', 150);
    await expect(page.locator('[data-stage="exchange"]')).toBeVisible();
  });
});

test('on a phone a deal says what it changes for others', async ({ page }) => {
  await openStockRound(page, '1860');
  await page.setViewportSize(PHONE);
  await page
    .locator('li[data-private] [data-choice="buy-private"], li[data-lot] [data-choice]')
    .last()
    .click();
  await expect(page.locator('[data-deal] dl')).toContainText('Net worth of Bot');
  // Nothing can be pointed at here, so what a number counts is written beside it.
  await expect(page.getByText('cert.').first()).toBeVisible();
});

test('on a phone one arrow leads from what somebody holds to what it would become', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAt(page, '1841', 'trade');
  await page.locator('li[data-company] [data-choice="sell"]').first().click();
  const arrows = await page
    .locator('li[data-company] [data-change]:has(> s)')
    .evaluateAll((all) =>
      all.map(
        (change) =>
          [...change.querySelectorAll('*')].filter((one) =>
            /→/.test(getComputedStyle(one, '::before').content),
          ).length,
      ),
    );
  expect(arrows.length).toBeGreaterThan(1);
  expect(new Set(arrows)).toEqual(new Set([1]));
});

test('on a phone companies are compared in lines, which open their cards, and the choice is remembered', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openStockRound(page, '1860');
  const companies = page.locator('li[data-company]');
  const count = await companies.count();
  const heightOf = async () =>
    (await page.getByRole('list', { name: 'All companies' }).boundingBox())!.height;
  const asCards = await heightOf();
  await page.getByLabel('One line for each company').check();
  await expect(page.locator('[data-line]')).toHaveCount(count);
  expect(await heightOf()).toBeLessThan(asCards / 2);
  const tooWide = await page
    .locator('[data-line]')
    .evaluateAll((lines) =>
      lines.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(tooWide).toEqual([]);
  expect(await findings(page)).toEqual([]);
  // What follows a purchase is shown in its line too.
  const line = page.locator('[data-line]').filter({ hasText: 'IWNJ' });
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await page.locator('li[data-company="IWNJ"] [data-choice="buy"]').first().click();
  await expect(line.locator('[data-column="ipo"] [data-change]')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await line.click();
  await expect(page.locator('li[data-company="IWNJ"] [data-choice]')).toHaveCount(0);
  await openStockRound(page, '18FL');
  await expect(page.locator('[data-line]').first()).toBeVisible();
});

test('on a phone it is said how many shares a company has, where others have more or fewer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openSandbox(page, '18FL', twoSizes());
  const started = page.locator('li[data-company]:not([data-inactive])');
  await expect(started.getByText('5 shares', { exact: true })).toBeVisible();
  await expect(started.getByText('10 shares', { exact: true })).toBeVisible();
});

test('on a phone the prices leave room for a Japanese name', async ({ page }) => {
  await settle(page, { language: 'ja' });
  await page.setViewportSize({ width: 360, height: 740 });
  const game = playedGame('1860', 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, '1860', game, position, entry.seat, 'ja');
  const heads = page.locator('li[data-company] > div:first-child');
  await expect(heads.first()).toBeVisible();
  const lines = await heads.evaluateAll((all) =>
    all.map((head) =>
      Math.round(head.clientHeight / (1.2 * Number.parseFloat(getComputedStyle(head).fontSize))),
    ),
  );
  expect(Math.max(...lines)).toBeLessThan(4);
});

test('on a phone the market shows the company that acts', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [asked, company] of [
    ['company-purchase', 'SFLi'],
    ['merge', 'SB'],
  ] as const) {
    await openAt(page, '1841', asked);
    const marker = page.locator(`figure [data-marker="${company}"]`);
    await marker.scrollIntoViewIfNeeded();
    await page.locator('figure section').evaluate((one) => one.scrollTo(0, 0));
    // Its place is found again whenever the market changes its size.
    await page.setViewportSize({ ...PHONE, width: 360 });
    await expect(marker).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize(PHONE);
  }
  await test.step('not where the market fades', async () => {
    await page.setViewportSize({ ...PHONE, width: 360 });
    await openSandbox(page, '1841', beforeMerger());
    const isClear = () =>
      page.locator('figure [data-marker="SFTG"]').evaluate((one) => {
        const market = one.closest('section')!;
        const [marker, frame] = [one.getBoundingClientRect(), market.getBoundingClientRect()];
        const isMore = market.scrollWidth - market.clientWidth - market.scrollLeft > 12;
        return marker.left >= frame.left && marker.right <= frame.right - (isMore ? 24 : 0);
      });
    await expect.poll(isClear).toBe(true);
  });
});
