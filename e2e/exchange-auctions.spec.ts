import { expect, type Page } from '@playwright/test';
import { findings, findingsBesideDrawings } from './accessibility.ts';
import { expectInSight, openAt, PHONE, pageScrolls, SIZES, TABLET } from './exchange.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

/** Does the next bid begin a line of its own, and is a line drawn between it and the highest one? */
const lineAfterBid = (page: Page) =>
  page.locator('[data-standing]').evaluate((standing) => {
    const next = standing.nextElementSibling!;
    const bar = standing.parentElement!;
    const cut = Number.parseFloat(getComputedStyle(bar).clipPath.split(' ').at(-1) ?? '');
    const { left, top } = next.getBoundingClientRect();
    const line = left + Number.parseFloat(getComputedStyle(next, '::before').left);
    return {
      isWrapped: top > standing.getBoundingClientRect().top + 20,
      isDrawn:
        line > bar.getBoundingClientRect().left + cut ||
        getComputedStyle(standing).borderRightWidth !== '0px',
    };
  });

test('a line is between the highest bid and the next one, unless the next one is below', async ({ page }) => {
  await openAt(page, '1841', 'bid');
  for (const width of [1920, 1360, 360]) {
    await page.setViewportSize({ ...PHONE, width });
    const { isWrapped, isDrawn } = await lineAfterBid(page);
    expect(isDrawn, `${width}`).toBe(!isWrapped);
  }
  expect(await lineAfterBid(page)).toEqual({ isWrapped: true, isDrawn: false });
});

for (const [title, asked, lots] of [
  ['1860', 'bid', 6],
  ['18FL', 'bid-for-choice', 3],
] as const) {
  test(`a bidder in ${title} sees all lots, their abilities and everybody’s cash`, async ({ page }) => {
    await openAt(page, title, asked);
    for (const size of [...SIZES, TABLET]) {
      await page.setViewportSize(size);
      await expect(page.locator('tr[data-lot]')).toHaveCount(lots);
      await expectInSight(page.locator('tr[data-lot]'), 1);
      await expectInSight(page.locator('tfoot [data-cash]'), 0);
      expect(await pageScrolls(page)).toBe(false);
    }
    // A bid is chosen from a list, or entered: what paying it leaves is shown before it is confirmed.
    const listed = page.locator('[data-panel] button[aria-pressed]', { hasText: '$10' });
    if (title === '18FL') await listed.click();
    await expect(page.locator('[data-cash-after]')).toContainText(/leaves you [$£]\d/);
    // Everybody pays a sealed bid, so the figures show it too.
    if (title === '18FL') await expect(page.locator('tfoot [data-cash] [data-change]')).toContainText('$290');
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect(page.locator('li[data-lot]')).toHaveCount(lots);
    expect(await findingsBesideDrawings(page)).toEqual([]);
  });
}
