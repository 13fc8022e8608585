import { expect } from '@playwright/test';
import { expectInSight, openAt, openStockRound, pageScrolls, TABLET } from './exchange.ts';
import { fiveAtTheEnd } from './prepared/positions-1841.ts';
import { openSandbox } from './prepared/sandbox.ts';
import { readIn, settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

for (const [title, count] of [
  ['18FL', 4],
  ['1860', 6],
  ['1841', 3],
] as const) {
  test(`on a tablet the market of ${title} shows where a sale begins and ends`, async ({ page }) => {
    await openStockRound(page, title);
    await page.setViewportSize(TABLET);
    const selling = page.locator(`tr[data-company]:has([data-choice="sell"][data-count="${count}"])`).first();
    const company = await selling.getAttribute('data-company');
    await selling.locator(`[data-choice="sell"][data-count="${count}"]`).click();
    await expect(page.locator(`[data-market-move="${company}"]`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`[data-marker="${company}"]`)).toBeInViewport({ ratio: 1 });
    // What is below the edge is announced by name, until it is reached.
    const more = page.locator('tfoot [data-more-below]');
    const rows = page.locator('section:has(> table tr[data-company])');
    const hidden = await rows.evaluate((one) => one.scrollHeight - one.clientHeight > 12);
    expect(await more.evaluate((one) => one.clientHeight > 0)).toBe(hidden);
    await rows.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect.poll(() => more.evaluate((one) => one.clientHeight)).toBe(0);
    const above = page.locator('thead [data-more-above]');
    expect(await above.evaluate((one) => one.clientHeight > 0)).toBe(hidden);
    await rows.evaluate((one) => one.scrollTo(0, 0));
    await expect.poll(() => above.evaluate((one) => one.clientHeight)).toBe(0);
    // The log is not cut down to its search.
    await page.locator('[data-tab="log"]').click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  });
}

test('the shape of a game is visible in the panel beside the companies, on a tablet too', async ({
  page,
}) => {
  await openStockRound(page, '1860');
  await page.locator('[data-tab="charts"]').click();
  const chart = page.getByRole('tabpanel').getByRole('img', { name: 'Net worth of players' });
  const whole = page.getByRole('tabpanel').getByRole('button', { name: 'Enlarge' });
  for (const size of [{ width: 1360, height: 850 }, TABLET]) {
    await page.setViewportSize(size);
    await expectInSight(page.getByRole('combobox', { name: 'Chart' }), 1);
    await expectInSight(whole, 1);
    await expectInSight(chart, 1);
    // The log says what has happened, and all of the panel is needed.
    await expect(page.locator('[data-news]')).toBeVisible({ visible: size !== TABLET });
  }
  await whole.click();
  const enlarged = page.getByRole('dialog').getByRole('img', { name: 'Net worth of players' });
  expect(await enlarged.evaluate((one) => one.clientHeight)).toBeGreaterThan(300);
});

test('on a tablet the form of an auto action, the players’ figures and a company are in sight', async ({
  page,
}) => {
  await openStockRound(page, '1841');
  await page.setViewportSize(TABLET);
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await expectInSight(
    page.locator('[data-auto-kinds] :is(summary, details[open] input, details[open] button)'),
    1,
  );
  await expectInSight(page.locator('tfoot td:not(:empty)'), 0.99);
  await expectInSight(page.locator('tr[data-company]').first(), 1);
});

test('on a tablet the row that is decided about and its buttons are in sight', async ({ page }) => {
  await page.setViewportSize(TABLET);
  for (const asked of ['bid', 'subscribe']) {
    await openAt(page, '1841', asked);
    await expectInSight(page.locator('tr[data-acting]'), 1);
    await expectInSight(page.locator('[data-panel] button:not(tr *)'), 1);
    expect(await pageScrolls(page)).toBe(false);
  }
});

test('on a tablet neither the question nor what five players have is cut when the bank is broken', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await settle(page, {});
  await openSandbox(page, '1841', fiveAtTheEnd());
  await expect(page.locator('[data-fact="standing/bank-broken"]')).toBeVisible();
  for (const language of ['ja', 'en'] as const) {
    await readIn(page, language);
    const question = page.locator('header [data-turn]');
    expect(await question.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
    const standing = page.locator('header ul:has([data-fact])');
    expect(await standing.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    const figures = page.locator('ul:has(> [style*="--player"]) > li [title]');
    const beyond = await figures.evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > one.closest('li')!.getBoundingClientRect().right)
        .map(({ textContent }) => textContent),
    );
    expect(beyond).toEqual([]);
  }
});

test('on a tablet the share that is exchanged and the row of what is chosen are in sight', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await openAt(page, '1841', 'exchange-single');
  await expectInSight(page.locator('tr[data-exchanged]'), 1);
  await openAt(page, '1841', 'merge');
  await page.locator('tr [data-choice]').last().click();
  await page.locator('[data-deal] [data-outlook]').waitFor();
  await expectInSight(page.locator('tr:has([aria-pressed="true"])'), 1);
  await expectInSight(page.locator('[data-deal-buttons] button'), 1);
});
