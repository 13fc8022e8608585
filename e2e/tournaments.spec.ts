import { expect, type Page } from '@playwright/test';
import { findings, WCAG } from './accessibility.ts';
import { readIn, settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const SUFFIX = Math.random().toString(36).slice(2, 8);

async function register(page: Page, name: string, settings: object): Promise<Page> {
  await settle(page, { ...settings });
  const answer = await page.request.post('/api/register', {
    headers: { 'x-signalbox': '1' },
    data: { name: `${name} ${SUFFIX}`, password: 'correct horse battery' },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

async function looksRight(page: Page): Promise<void> {
  for (const width of [1360, 360]) {
    await page.setViewportSize({ width, height: 850 });
    expect(await findings(page, { tags: WCAG })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('two people enter a tournament and its games begin; everybody can read it', async ({
  page,
  anotherPerson,
}) => {
  const organiser = await register(await anotherPerson(), 'Organiser', {});
  const other = await register(await anotherPerson(), '参加者', { language: 'ja', theme: 'dark' });
  await visit(organiser, '/online');
  await organiser.getByRole('link', { name: 'Tournaments and leagues' }).click();
  await organiser.getByLabel('Name of the tournament').fill(`Winter cup ${SUFFIX}`);
  await organiser.getByRole('combobox', { name: 'Game' }).selectOption('18FL');
  await organiser.getByRole('combobox', { name: 'Format' }).selectOption('round-robin');
  await organiser.getByLabel('Players at a table').fill('2');
  await organiser.getByLabel('What spectators see').selectOption({ label: 'Everything 15 minutes late' });
  await looksRight(organiser);
  await organiser.getByRole('button', { name: 'Announce' }).click();
  await expect(organiser.getByRole('heading', { name: `Winter cup ${SUFFIX}` })).toBeVisible();
  await organiser.getByRole('button', { name: 'Take part' }).click();
  await expect(organiser.getByText('You are taking part.')).toBeVisible();
  await organiser.getByRole('button', { name: 'Start the tournament' }).click();
  await expect(organiser.getByText('There are too few entrants.')).toBeVisible();
  await visit(other, '/tournaments');
  await other.getByRole('link', { name: `Winter cup ${SUFFIX}` }).click();
  await expect(other.getByText('観戦者は15分遅れでゲームを見る')).toBeVisible();
  await other.getByRole('button', { name: '参加する' }).click();
  await expect(other.getByText('参加しています。')).toBeVisible();
  await organiser.getByRole('button', { name: 'Start the tournament' }).click();
  await expect(organiser.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '順位表' })).toBeVisible();
  await organiser.getByText('Substitute a player').click();
  for (const one of [organiser, other]) await looksRight(one);
  const substituted = organiser.waitForResponse(/\/substitute$/);
  await organiser.getByRole('button', { name: 'Substitute', exact: true }).click();
  expect((await substituted).ok()).toBe(true);
  await settle(page, {});
  await visit(page, organiser.url());
  await expect(page.getByRole('link', { name: `Organiser ${SUFFIX}` }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Watch table 1.1' }).click();
  await page.locator('[data-position]').waitFor();
  await expect(page.getByText('You are watching this game 15 minutes late.')).toBeVisible();
});

test('a private tournament is found with its invitation only', async ({ page: organiser, anotherPerson }) => {
  await register(organiser, 'Private', {});
  const other = await register(await anotherPerson(), 'Invited', {});
  await visit(organiser, '/tournaments');
  await organiser.getByLabel('Name of the tournament').fill(`House cup ${SUFFIX}`);
  await organiser.getByRole('combobox', { name: 'Format' }).selectOption('round-robin');
  await organiser.getByLabel('Private: only with the invitation link').check();
  await organiser.getByRole('button', { name: 'Announce' }).click();
  const link = await organiser.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await other.goto(new URL(link).pathname);
  await expect(other.getByText('There is no such tournament.')).toBeVisible();
  await other.goto('/tournaments');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(`House cup ${SUFFIX}`)).toHaveCount(0);
  await other.goto(link);
  await other.getByRole('button', { name: 'Take part' }).click();
  await expect(other.getByText('You are taking part.')).toBeVisible();
  await organiser.reload();
  await expect(organiser.getByRole('link', { name: `Invited ${SUFFIX}` })).toBeVisible();
});

test('the form for every kind of tournament is accessible, in both languages', async ({ page }) => {
  await register(page, 'Form', {});
  await visit(page, '/tournaments');
  for (const [language, label] of [
    ['en', 'Format'],
    ['ja', '形式'],
  ] as const) {
    await readIn(page, language);
    for (const kind of ['swiss', 'knock-out', 'league']) {
      await page.getByRole('combobox', { name: label }).selectOption(kind);
      await looksRight(page);
    }
  }
});
