import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { TITLES } from '@signalbox/titles';
import {
  findings,
  findingsBesideDrawings,
  findingsInStyles,
  WCAG,
  withoutDrawingsBeside,
} from './accessibility.ts';
import { dice, press } from './playing.ts';
import { moments, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { playOn, readIn, settle, signIn, startAgainstBots, THEMES } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const PAGES = {
  'page for playing': [
    '/',
    '/online',
    '/tournaments',
    '/archive?title=1841',
    '/learn/18FL',
    '/learn/union-station',
    '/profile',
    '/settings',
    '/statistics',
    '/import',
  ],
  'page to look things up': [
    '/maps',
    '/tiles/18FL',
    '/tiles/1860',
    '/tiles/1841',
    '/rules',
    '/rules/18FL',
    '/rules/1860',
    '/rules/1841',
    '/rules/union-station',
  ],
};

/** On a busy machine a page takes a moment to follow the size of its window. */
async function expectToFit(page: Page, which: string): Promise<void> {
  const overflows = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(overflows, which).toBe(false);
}

/** By how much what is in the open tab is wider than its part of the page. */
const scrolledSideways = (page: Page) =>
  page
    .locator('[role=tabpanel] section')
    .evaluateAll((all) => Math.max(0, ...all.map((one) => one.scrollWidth - one.clientWidth)));

/** Opens every tab beside the map, which is examined once it is large. */
async function expectAccessibleParts(page: Page, language: string): Promise<void> {
  const within = '[role=tabpanel]';
  // All at once: a map that goes and comes back is painted again, which takes longer than to examine a tab.
  await withoutDrawingsBeside(page, within, async () => {
    expect(await findings(page, { tags: WCAG }), language).toEqual([]);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await findings(page, { tags: WCAG, within }), (await tab.textContent())!).toEqual([]);
      if ((await tab.getAttribute('data-tab')) === 'holdings') expect(await scrolledSideways(page)).toBe(0);
    }
  });
}

const DESK = { width: 1360, height: 850 };
const PHONE = { width: 360, height: 740 };
const LANGUAGES = ['en', 'ja'] as const;

test('a guest’s first pages log no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  for (const path of ['/', '/online', '/profile', '/learn/18FL']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(errors).toEqual([]);
});

test.describe('on this device', () => {
  test.use({ sameVisit: true });

  test('no style sheet locks the orientation of a device', async ({ page }) => {
    await visit(page, '/settings');
    const files = readdirSync('apps/web/dist/assets').filter((name) => name.endsWith('.css'));
    expect(files.length).toBeGreaterThan(5);
    expect(
      await findingsInStyles(
        page,
        files.map((name) => `/assets/${name}`),
      ),
    ).toEqual([]);
  });

  test('from the settings and the rules a link leads back to the table', async ({ page }) => {
    await settle(page, {});
    await startAgainstBots(page, 'union-station');
    const table = page.url();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Bot speed').selectOption('instant');
    await bar.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.locator('[data-position]').waitFor();
    expect(page.url()).toBe(table);
    await page.goto('/settings');
    await page.getByLabel('Bot speed').waitFor();
    await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
  });

  test('the Japanese pages are in Japanese', async ({ page }) => {
    await settle(page, { language: 'ja' });
    await startAgainstBots(page, '18FL');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(
      page.getByRole('heading', { name: '個人会社を選ぶ順番を決める入札をする（非公開）' }),
    ).toBeVisible();
    await press(page, '$5を入札する');
    await page.getByRole('tab', { name: 'ログ' }).click();
    await expect(page.getByText('の入札は$5で、支払いました。').first()).toBeVisible();
  });

  for (const [kind, paths] of Object.entries(PAGES)) {
    test(`every ${kind} is accessible and fits a phone, in both languages`, async ({ page }) => {
      await settle(page, { language: 'en', theme: THEMES.en });
      for (const path of paths) {
        await visit(page, path);
        await page.locator('h1').first().waitFor();
        for (const language of LANGUAGES) {
          await readIn(page, language);
          await page.setViewportSize(DESK);
          // What is drawn is the same in both.
          const examine = language === 'en' ? findings : findingsBesideDrawings;
          expect(await examine(page, { tags: WCAG }), `${path} ${language}`).toEqual([]);
          await page.setViewportSize(PHONE);
          await expectToFit(page, `${path} ${language}`);
        }
      }
    });
  }

  /** What is asked in the middle of a game, where a table shows most. */
  const BUSY = ['trade', 'choose-action'];

  for (const { id: title } of TITLES) {
    test(`a table of ${title} is accessible, in both languages and on a phone`, async ({ page }) => {
      await settle(page, { language: 'en', theme: THEMES.en });
      const game = playedGame(title, 1);
      const { position, entry } = moments(game).find(({ decision }) => BUSY.includes(decision))!;
      await openPlayed(page, title, game, position, entry.seat, 'en');
      for (const language of LANGUAGES) {
        await readIn(page, language);
        await expectAccessibleParts(page, language);
      }
      await page.keyboard.press('x');
      await expect(page.locator('[data-stage="map"]')).toBeVisible();
      expect(await findings(page, { tags: WCAG }), 'the large map, in Japanese and dark').toEqual([]);
      await page.keyboard.press('x');
      await page.setViewportSize(PHONE);
      await expectToFit(page, 'ja');
      await readIn(page, 'en');
      await playOn(page, dice(2), 2);
      await expectToFit(page, 'en');
      expect(await findings(page, { tags: WCAG }), 'on a phone').toEqual([]);
    });
  }
});

test('a table on the server is accessible', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Emi');
  expect(await findings(page, { tags: WCAG })).toEqual([]);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(await findings(page, { tags: WCAG })).toEqual([]);
});
