import { expect } from '@playwright/test';
import { HOME, settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

test('bots are chosen by level, style and patience, and announced at the table', async ({ page }) => {
  await settle(page, { level: null });
  await visit(page, HOME);
  const card = page.locator('article', { has: page.locator('[data-start="union-station"]') });
  const level = card.getByLabel('Bot level');
  await expect(level).toHaveValue('conductor');
  await expect(level.locator('option[value="baron"]')).toHaveText(/^Baron, rating about 1\d{2}0$/);
  await level.selectOption('baron');
  await expect(level).toHaveAccessibleDescription('Looks far ahead · rated among bots');
  await card.locator('summary').click();
  await card.getByLabel('Bot style').selectOption('raider');
  await card.getByLabel('Barons may think for 3 seconds').check();
  await page.locator('[data-start="union-station"]').click();
  const bots = page.locator('[data-bot="baron:raider"]');
  await expect(bots.first()).toHaveAttribute(
    'title',
    'Bot. Baron: looks far ahead (raider). Thinks for up to 3 s.',
  );
  await page.reload();
  await expect(bots.first()).toHaveAttribute('title', /raider.*3 s/);
});

test('other titles keep the level for newcomers', async ({ page }) => {
  await settle(page, { level: null, levels: { 'union-station': 'baron' }, language: 'ja' });
  await visit(page, HOME);
  const card = page.locator('article', { has: page.locator('[data-start="1841"]') });
  await expect(card.getByLabel('ボットの強さ')).toHaveValue('apprentice');
  await card.locator('summary').click();
  await expect(card.getByLabel('ボットの性格')).toContainText('乗っ取り屋');
});
