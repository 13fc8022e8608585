import { expect, type Page } from '@playwright/test';
import { dice, press } from './playing.ts';
import {
  aboutToBeInsolvent,
  aboutToBeNationalised,
  aboutToBeRuined,
  runningWithHalts,
} from './prepared/positions-1860.ts';
import { openSandbox } from './prepared/sandbox.ts';
import { playOn, settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

const panel = (page: Page, decision: string) => page.locator(`[data-panel="${decision}"]`);
const explained = (page: Page, event: string) => page.locator(`[data-explained="${event}"]`);

test('1860: a company becomes insolvent, leases a train and earns what its stops are worth', async ({
  page,
}) => {
  await settle(page, {});
  await openSandbox(page, '1860', aboutToBeInsolvent());
  await expect(page.locator('[data-guide="1860/guide/turn"]')).toContainText('IOW’s turn');
  await panel(page, 'lay-track').waitFor();
  await press(page, 'Pass');
  await panel(page, 'place-token').waitFor();
  await press(page, 'Pass');
  await panel(page, 'buy-train').waitFor();
  await press(page, /^(Done|Pass)$/);
  await expect(explained(page, 'insolvent')).toContainText('becomes insolvent');
  await explained(page, 'insolvent').getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('40cc plus 20cc per stop');
  await page.keyboard.press('Escape');
  const lease = page.getByText('IOW is insolvent and runs a leased 8+4-train');
  for (let i = 0; i < 30 && (await lease.count()) === 0; i++) {
    await press(page, /^Pass|^Done$|^Pay out$|^Run these routes$/);
  }
  await expect(lease).toBeVisible();
  await expect(panel(page, 'run-trains')).toContainText('8+4');
  // Nothing is left to decide after the run, so its outcome is shown before.
  await expect(panel(page, 'run-trains').locator('[data-change="treasury"]')).toContainText('440cc →');
  await expect(panel(page, 'run-trains').locator('[data-change="price"]')).toContainText('→');
  await expect(panel(page, 'run-trains')).not.toContainText('is now £');
  await press(page, 'Run these routes');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^IOW withholds \d+cc\.$/)
      .first(),
  ).toBeVisible();
});

test('1860: sales bankrupt a company, and a new stock round begins', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1860', aboutToBeRuined());
  const company = page.locator('tr[data-company="IOW"]');
  // Letters such as the y of layer reach below their line.
  const clipped = await page
    .locator('tr[data-inactive] td *')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath));
  const facts = clipped.filter((path) => path.startsWith('inset(') && !path.includes('50%'));
  expect(facts).not.toEqual([]);
  for (const path of facts) expect(path).toMatch(/^inset\(-[\d.]+px 0px -/);
  await company.getByRole('button', { name: 'Sell 4 shares' }).click();
  // It is said before it is done.
  await expect(page.locator('[data-deal]')).toContainText('IOW goes bankrupt');
  await press(page, 'Confirm');
  await expect(explained(page, 'bankrupt')).toContainText('all its shares return to the IPO');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('tabpanel').getByText('gets the priority deal.').first()).toBeVisible();
  // It can be started again at once, also at a grey price.
  await expect(company.getByRole('button', { name: '£40' })).toBeVisible();
});

test('1860: British Rail takes over and closes the lowest payers to the end', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1860', aboutToBeNationalised());
  await expect(page.locator('[data-guide]')).toContainText('Southern Railway: no more track, tokens');
  await press(page, 'Pass');
  await press(page, 'Pass');
  await expect(explained(page, 'nationalised')).toBeVisible();
  await playOn(page, dice(1));
  await expect(page.locator('[data-outcome="nationalisation"]')).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^British Rail closes/)
      .first(),
  ).toBeVisible();
});

test('1860: more revenue or more subsidy is a choice', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1860', runningWithHalts());
  const runs = panel(page, 'run-trains').getByRole('radio');
  expect(await runs.count()).toBeGreaterThan(1);
  await runs.last().check();
  await press(page, 'Run these routes');
  await expect(panel(page, 'dividend')).toContainText('Share price of C&N');
});
