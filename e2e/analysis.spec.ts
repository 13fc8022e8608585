import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { findings } from './accessibility.ts';
import { decide, dice } from './playing.ts';
import { settle, startAgainstBots } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

const moves = (page: Page) => page.locator('[data-analysis] [data-move]');

test('variations are tried out, named, stored, shared and compared with what bots would do', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await settle(page, { confirm: 'all' });
  await startAgainstBots(page, 'union-station');
  const table = page.url();
  const box = page.locator('[data-analysis]');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await box.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(table);
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await box.waitFor();
  await decide(page, dice(1));
  await expect(moves(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(box).toHaveAttribute('data-analysis', '0');
  await box.getByRole('button', { name: 'Bot candidates' }).click();
  const candidates = box.locator('[data-candidates] li');
  await expect(candidates.first()).toBeVisible();
  // One that has not been tried yet.
  await candidates.last().getByRole('button').first().click();
  // Who confirms everything is asked here too.
  await box.locator('[data-ask-first]').getByRole('button', { name: 'Confirm' }).click();
  await expect(moves(page)).toHaveCount(2);
  await box.getByText('Name, comment, remove').click();
  await box.getByLabel('Name of the variation').fill('The quiet one');
  await box.getByLabel('Comment on this move').fill('Keeps the money together.');
  await box.getByLabel('Name of the variation').focus();
  await expect(moves(page).nth(1)).toContainText('Keeps the money together.');
  expect(await findings(page, { within: '[data-analysis]' })).toEqual([]);
  await page.reload();
  await expect(moves(page).nth(1)).toContainText('The quiet one');
  await box.getByRole('button', { name: 'Copy link' }).click();
  await expect(box.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(moves(page).nth(1)).toContainText('The quiet one');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  await visit(page, '/import');
  const files = { saved: file, damaged: file.replaceAll('"decision"', '"question"') };
  await page.getByLabel('One file or several').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name: `${name}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })),
  );
  await expect(page.getByRole('alert')).toContainText('damaged: This is not an analysis');
  await expect(page.getByText('saved is an analysis, not a recorded game.')).toBeVisible();
  await page.getByRole('link', { name: 'Open saved' }).click();
  await expect(moves(page).nth(1)).toContainText('The quiet one');
  await visit(page, '/analysis');
  await expect(page.getByText('2 moves')).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
});

test('a position is set up by hand, as far as the rules allow, and played on', async ({ page }) => {
  await settle(page, {});
  await visit(page, '/analysis');
  await page.getByRole('button', { name: '18FL' }).click();
  const setUp = page.locator('[data-set-up]');
  await setUp.getByText('Set up the position').click();
  const row = (name: string) => setUp.getByRole('group', { name });
  await row('Start a company').getByLabel('Company').selectOption('ACL');
  await row('Start a company').getByRole('button', { name: 'Start' }).click();
  await row('Money').getByLabel('Owner').selectOption('ACL');
  await row('Money').getByLabel('Amount').fill('1000000');
  await row('Money').getByRole('button', { name: 'Set' }).click();
  await expect(setUp.getByRole('alert')).toContainText('not possible under the rules');
  await row('Money').getByLabel('Amount').fill('350');
  await row('Money').getByRole('button', { name: 'Set' }).click();
  await expect(setUp.getByRole('alert')).toBeHidden();
  await row('Trains').getByLabel('Company').selectOption('ACL');
  await row('Trains').getByLabel('Train').selectOption('2');
  await row('Trains').getByRole('button', { name: 'Add' }).click();
  await row('Track and tokens').getByLabel('Hex').selectOption('F21');
  await row('Track and tokens').getByLabel('Tile').selectOption('9/0');
  await row('Track and tokens').getByRole('button', { name: 'Lay tile' }).click();
  await expect(page.getByText('treasury $350')).toBeVisible();
  expect(await findings(page, { within: '[data-set-up]' })).toEqual([]);
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(moves(page)).toHaveCount(1);
  await expect(setUp).toBeHidden();
});
