import { expect, type Page } from '@playwright/test';
import { findings, findingsBesideDrawings, WCAG } from './accessibility.ts';
import { takeHint } from './advised.ts';
import { dice, press, situation } from './playing.ts';
import {
  beforeMerger,
  beforeSecession,
  beforeTokenPurchase,
  beforeTuscanMerger,
  eightInvestors,
  inNeed,
} from './prepared/positions-1841.ts';
import { openSandbox } from './prepared/sandbox.ts';
import { HOME, playOn, settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

const panel = (page: Page, decision: string) => page.locator(`[data-panel="${decision}"]`);
const guide = (page: Page, procedure: string) => page.locator(`[data-guide="1841/guide/${procedure}"]`);
const now = (page: Page) => page.locator('[data-guide] [data-step="now"]');
const explained = (page: Page, event: string) => page.locator(`[data-explained="${event}"]`);

test('a game of 1841 Lite against bots starts by clicks and continues by hints', async ({ page }) => {
  await settle(page, { level: 'apprentice' });
  await visit(page, HOME);
  const card = page.locator('article', { has: page.locator('[data-start="1841"]') });
  await card.locator('details summary').first().click();
  await card.getByRole('checkbox', { name: '1841 Lite' }).check();
  await card.getByRole('checkbox', { name: 'No trading between players' }).check();
  await card.locator('[data-start="1841"]').click();
  await page.locator('[data-position]').waitFor();
  await expect(guide(page, 'concession-round')).toBeVisible();
  expect(await findings(page, { tags: WCAG }), 'the concession round').toEqual([]);
  expect(await playOn(page, dice(7), 12)).toBe(12);
  // Random play can continue for a hundred rounds without a company, so from here on it follows hints.
  for (let i = 0; i < 6; i++) {
    expect(await situation(page)).toBe('mine');
    await takeHint(page);
  }
});

test('1841 Lite cannot be chosen for 7 players, even if it was chosen before', async ({ page }) => {
  await settle(page, { level: 'apprentice' });
  await visit(page, HOME);
  const card = page.locator('article', { has: page.locator('[data-start="1841"]') });
  await card.locator('details summary').first().click();
  await card.getByRole('checkbox', { name: '1841 Lite' }).check();
  await card.getByRole('combobox', { name: 'Players' }).selectOption('7');
  await expect(card.getByRole('checkbox', { name: '1841 Lite' })).toHaveCount(0);
  await expect(card.locator('details summary').first()).not.toContainText('1');
  await card.getByRole('combobox', { name: 'Players' }).selectOption('6');
  await expect(card.getByRole('checkbox', { name: '1841 Lite' })).toBeChecked();
  await card.getByRole('combobox', { name: 'Players' }).selectOption('7');
  await card.locator('[data-start="1841"]').click();
  await page.locator('[data-position]').waitFor();
});

test('1841: the first 4-train divides the Ferdinandea', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1841', beforeSecession());
  await expect(page.locator('[data-borders]')).toHaveAttribute('data-borders', '82');
  await press(page, /4-train from the depot/);
  await expect(explained(page, 'secession')).toContainText('IRSFF is split into SB and SFL.');
  await expect(page.locator('[data-borders]')).toHaveAttribute('data-borders', '28');
  await expect(guide(page, 'secession')).toBeVisible();
  // p1 gets both certificates for their two pairs; p2 exchanges the odd share for one of either.
  await panel(page, 'exchange-single').waitFor();
  await expect(now(page)).toContainText('Single shares');
  await press(page, 'Take a share of SFL');
  await panel(page, 'subscribe').waitFor();
  await expect(now(page)).toContainText('SB offers shares');
  // SB's shareholders, and again if its president wants it; then SFL's.
  for (let i = 0; i < 20 && (await panel(page, 'buy-secession-tokens').count()) === 0; i++)
    await press(page, (await panel(page, 'subscribe').count()) > 0 ? 'Decline' : 'Done');
  await expect(panel(page, 'buy-secession-tokens')).toBeVisible();
  await expect(now(page)).toContainText('Tokens');
  await press(page, 'None');
  if ((await panel(page, 'buy-secession-tokens').count()) > 0) await press(page, 'None');
  await expect(guide(page, 'secession')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Control' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('SB: Player 1 20% (president)');
});

test('1841: the first 4-train unites the Tuscan railways', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1841', beforeTuscanMerger());
  await press(page, /4-train from the depot/);
  await expect(page.getByText('Tuscan merger: the minors SFLP and SFMA')).toBeVisible();
  await expect(guide(page, 'merger')).toBeVisible();
  for (let i = 0; i < 12 && (await panel(page, 'keep-tokens').count()) === 0; i++) {
    await press(page, /^Take half|^Decline$/);
  }
  await expect(now(page)).toContainText('Tokens');
  await press(page, 'Confirm');
  await expect(guide(page, 'merger')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/merge into SFLi/)
      .first(),
  ).toBeVisible();
});

test('1841: SFTG and CGTF merge, as in the rulebook', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1841', beforeMerger());
  await expect(guide(page, 'financial-actions')).toBeVisible();
  await panel(page, 'merge')
    .getByRole('button', { name: /Merge with CGTF/ })
    .click();
  // Before anybody agrees to it, its final result is shown.
  const outlook = page.locator('[data-outlook]');
  await expect(outlook).toContainText(/Treasury of \S+ *– *→ *L\.460/);
  await expect(outlook).toContainText('Closed: SFTG and CGTF');
  await expect(outlook).toContainText(/Trains of \S+ *– *→ *5, 5/);
  // The market beside it shows the marker of the company that acts.
  await expect(page.locator('[data-marker="SFTG"]')).toBeInViewport();
  await expect(outlook).toContainText('Assumes that nobody does more than they have to');
  await press(page, 'Confirm');
  await expect(now(page)).toContainText('Merge');
  await press(page, /charter of CFCC/);
  await expect(guide(page, 'merger')).toBeVisible();
  await expect(explained(page, 'merger')).toContainText('SFTG and CGTF merge into CFCC.');
  await panel(page, 'discard-train').waitFor();
  await expect(now(page)).toContainText('Surplus trains');
  await press(page, /Discard CFCC’s 4-train/);
  await panel(page, 'odd-share').waitFor();
  await press(page, /Pay half the share price/);
  for (let i = 0; i < 6 && (await panel(page, 'odd-share').count()) > 0; i++) {
    await press(page, /Take half the share price/);
  }
  await expect(panel(page, 'keep-tokens')).toBeVisible();
  // So does the tab beside the map, however high the panel is.
  await expect(page.getByRole('tabpanel').locator('[data-marker="CFCC"]')).toBeInViewport();
  await press(page, 'Confirm');
  await expect(guide(page, 'merger')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Control' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(/CFCC: Player 1 30% \(president\)/);
});

test('1841: a token of another president’s company is proposed for, one’s own is bought; both show what they change', async ({
  page,
}) => {
  await settle(page, {});
  await openSandbox(page, '1841', beforeTokenPurchase());
  const form = (company: string) =>
    panel(page, 'buy-token').locator('form', { hasText: `Buy ${company}’s token` });
  await expect(form('CFCC').locator('[data-outlook]')).toContainText(/Treasury of CFCC *L\.20 *→ *L\.21/);
  await expect(form('CFCC').getByRole('button', { name: 'Propose' })).toBeVisible();
  await expect(form('CTS')).toContainText(/Treasury of CTS *L\.10 *→ *L\.11/);
  await expect(form('CTS')).toContainText(/Unplaced tokens of AFI *2 *→ *1/);
  expect(await findingsBesideDrawings(page)).toEqual([]);
  await form('CTS').getByRole('button', { name: 'Confirm' }).click();
  await expect(panel(page, 'buy-token')).toHaveCount(0);
});

test('1841: emergency money climbs the chain of control to bankruptcy', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1841', inNeed());
  await press(page, 'Raise emergency money');
  await expect(guide(page, 'emergency-money')).toContainText('Emergency money for SFTG');
  await expect(now(page)).toContainText('SFTG');
  await expect(
    page.getByText('Of the L.1,450 needed, L.125 is available and L.1,325 is still missing.'),
  ).toBeVisible();
  expect(await findingsBesideDrawings(page)).toEqual([]);
  // Half of L.144, and of L.340.
  await press(page, 'Sell 1: L.72');
  await expect(now(page)).toContainText('SFTN');
  await press(page, /^Sell 1: L\.\d+$/);
  await expect(now(page)).toContainText('Player 1');
  for (let i = 0; i < 8 && (await panel(page, 'sell-in-need').count()) > 0; i++) {
    await panel(page, 'sell-in-need').locator('[data-choice]').last().click();
    await press(page, 'Confirm');
  }
  await expect(guide(page, 'bankruptcy')).toBeVisible();
  await press(page, 'Play on with L.500');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/receives L\.500 from the bank/)
      .first(),
  ).toBeVisible();
});

test('1841: a deal with another player is chosen from a list, at what it is worth', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1841', eightInvestors());
  const trade = panel(page, 'trade');
  const rows = trade.locator('tr[data-company]');
  // Of the majors that can be founded one is shown, and the others on request.
  const shown = await rows.count();
  await trade.locator('[data-fold]').click();
  expect(await rows.count()).toBeGreaterThan(shown);
  await trade.locator('[data-fold]').click();
  await expect(rows).toHaveCount(shown);
  await trade.getByText(/^Deals with other players/).click();
  await trade.getByLabel('Which deal').selectOption('1 share of AFI from Player 3');
  await expect(trade.getByRole('spinbutton')).toHaveValue('144');
  await expect(trade.locator('[data-outlook]')).toContainText('Assumes agreement from Player 3.');
});
