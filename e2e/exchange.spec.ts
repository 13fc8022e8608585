import { expect, type Page } from '@playwright/test';
import { isUncovered, openAt, openStockRound } from './exchange.ts';
import { paysBySelling } from './prepared/positions-18fl.ts';
import { openSandbox } from './prepared/sandbox.ts';
import { readIn } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

test('buttons that stay at the edge of a panel cover no field and do not fade', async ({ page }) => {
  await openAt(page, '1841', 'keep-tokens');
  for (const language of ['en', 'ja'] as const) {
    await readIn(page, language);
    const panel = page.locator('[data-position]');
    for (const one of await panel.locator('[data-panel] :is(select, input, button)').all())
      await expect.poll(() => isUncovered(one)).toBe(true);
    expect(await panel.evaluate((one) => getComputedStyle(one).maskImage)).toMatch(
      /^[^,]+, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 0px/,
    );
  }
  await readIn(page, 'en');
});

test('tokens that are kept are told from those that are given up, on the map and in words', async ({
  page,
}) => {
  await openAt(page, '1841', 'keep-tokens');
  const panel = page.locator('[data-panel="keep-tokens"]');
  const kept = panel.getByRole('checkbox', { checked: true });
  await expect(page.locator('[data-target][aria-pressed="true"]')).toHaveCount(await kept.count());
  const given = panel.getByRole('checkbox', { checked: false });
  await expect(page.locator('[data-left="true"]')).toHaveCount(await given.count());
  await expect(panel).toContainText('Given up on the map: ');
  await page.locator('[data-target][aria-pressed="true"]').first().click();
  await expect(page.locator('[data-target][aria-pressed="true"]')).toHaveCount(await kept.count());
});

test('the market shows what a dividend does only for the one that is pointed at', async ({ page }) => {
  await openAt(page, '1841', 'dividend');
  const choices = page.locator('[data-panel="dividend"] [data-choice]');
  const arrows = page.locator('[marker-end="url(#market-arrow)"]');
  await expect(page.locator('[data-panel="dividend"] [data-change]').first()).toBeVisible();
  await expect(arrows).toHaveCount(0);
  await choices.first().hover();
  await expect(arrows).toHaveCount(1);
  await page.mouse.move(1, 1);
  await expect(arrows).toHaveCount(0);
});

test('the players’ figures show what a merger leads to, and who is merged has no price', async ({ page }) => {
  await openAt(page, '1841', 'merge');
  await page.locator('tr[data-company] [data-choice]').last().click();
  await expect(page.locator('[data-deal] [data-outlook]')).toBeVisible();
  await expect(page.locator('tfoot [data-cash] [data-change]').first()).toBeVisible();
  const worth = await page.locator('tfoot tr:last-child [data-change] strong').first().innerText();
  await expect(page.locator('[data-deal] [data-change="worth"]').first()).toContainText(worth);
  await openAt(page, '1841', 'odd-share');
  // Why the figures of another company change too is said beside them.
  await expect(page.locator('[data-panel="odd-share"] [data-why]')).toContainText(
    'because CFCC has no shares left',
  );
  await expect(page.locator('[data-marker="CFCC"]')).toBeVisible();
  await expect(page.locator('[data-marker="SB"], [data-marker="SFL"]')).toHaveCount(0);
});

test('beside the exchange everything can be looked up, and what takes the large area is chosen and remembered', async ({
  page,
}) => {
  await openStockRound(page, '18FL');
  await test.step('companies, trains, tiles and all figures can be looked up', () => lookUp(page));
  const large = (stage: 'exchange' | 'map') => expect(page.locator(`[data-stage="${stage}"]`)).toBeVisible();
  await test.step('the map is one key away, also after a reload', async () => {
    await large('exchange');
    await page.keyboard.press('x');
    await large('map');
    await page.reload();
    await large('map');
    await page.keyboard.press('x');
    await large('exchange');
    await page.keyboard.press('x');
    await large('map');
  });
  await test.step('the settings say what takes the large area', async () => {
    for (const stage of ['exchange', 'map'] as const) {
      await visit(page, '/settings');
      await page.getByLabel('Large area of the table').selectOption(stage);
      await page.goBack();
      await large(stage);
    }
  });
});

async function lookUp(page: Page): Promise<void> {
  await page.locator('[data-company="SR"] th button').click();
  await expect(page.locator('[data-card="SR"]')).toBeInViewport();
  await expect(page.locator('[data-card="SR"] svg[role="img"]')).toBeVisible();
  // Dots between facts are drawn only within a line, so that none is left at its end.
  await expect(page.locator('[data-card="SR"]')).not.toContainText('·');
  await expect(page.locator('[data-card="SR"]')).toContainText(/last run \$\d+.*\$\d+ per share/);
  await page.locator('[data-tab="trains"]').click();
  await expect(page.getByRole('tabpanel')).toContainText('The next purchase triggers');
  await page.locator('[data-tab="tiles"]').click();
  await expect(page.getByRole('tabpanel')).toContainText(/\d+ of \d+/);
  const numbers = await page.getByRole('tabpanel').locator('strong').allInnerTexts();
  // Two tiles with one number are told apart by the letters on them.
  expect(numbers.filter((number) => !/^\d+( \([A-Z]+\))?$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  await page.locator('[data-tab="holdings"]').click();
  const sheet = page.getByRole('tabpanel');
  await sheet.getByRole('button', { name: 'Treasury' }).click();
  await expect(sheet.getByRole('columnheader', { name: /Treasury/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      Object.assign(globalThis, { copied: text });
    };
  });
  await sheet.getByRole('button', { name: 'Copy as CSV' }).click();
  const lines = (await page.evaluate(() => String(Reflect.get(globalThis, 'copied')))).trim().split('\n');
  expect(lines[0]).toMatch(/^Company,.*Treasury/);
  expect(lines).toHaveLength(7);
}

test('what a sale pays for can be exchanged for something else that it pays for', async ({ page }) => {
  await openSandbox(page, '18FL', paysBySelling());
  const row = (company: string) => page.locator(`tr[data-company="${company}"]`);
  const buy = (company: string) => row(company).getByRole('button', { name: /^Buy from the IPO/ });
  await expect(buy('FEC')).toHaveAttribute('data-barred');
  await row('ACL').locator('[data-choice="sell"]').click();
  await buy('FEC').click();
  const plan = page.locator('[data-deal] h3');
  await expect(plan).toContainText('Buy a share of FEC');
  for (const company of ['FEC', 'SR']) await expect(buy(company)).not.toHaveAttribute('data-barred');
  await expect(buy('FEC')).toHaveAttribute('aria-pressed', 'true');
  await buy('SR').click();
  await expect(plan).toHaveText('Sell 1 share of ACL → Buy a share of SR from the IPO');
});
