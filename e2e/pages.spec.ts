import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { TITLES } from '@signalbox/titles';
import { dice } from './playing.ts';
import { playOn, settle, signIn, startAgainstBots } from './table.ts';

const PAGES = [
  '/',
  '/online',
  '/maps',
  '/tiles/18FL',
  '/tiles/1860',
  '/tiles/1841',
  '/rules',
  '/rules/18FL',
  '/rules/1860',
  '/rules/1841',
  '/rules/union-station',
  '/learn/18FL',
  '/learn/union-station',
  '/profile',
  '/settings',
  '/import',
];

const TITLE_IDS = TITLES.map(({ id }) => id);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function seriousFindings(page: Page, within?: string): Promise<string[]> {
  // Without frames axe needs no second page to merge results; passed checks are not sent back.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

const DESK = { width: 1360, height: 850 };
const PHONE = { width: 360, height: 740 };
const THEMES = { en: 'light', ja: 'dark' } as const;

for (const language of ['en', 'ja'] as const) {
  test(`every page is accessible and fits a phone (${language})`, async ({ page }) => {
    await settle(page, { language, theme: THEMES[language] });
    for (const path of PAGES) {
      await page.setViewportSize(DESK);
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await seriousFindings(page), path).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await overflows(page), path).toBe(false);
    }
  });
}

/** Keeps the game; reloads the page in another language and theme. */
async function readIn(page: Page, language: keyof typeof THEMES): Promise<void> {
  await page.evaluate(
    (change) => {
      const settings = JSON.parse(localStorage.getItem('signalbox.settings')!);
      localStorage.setItem('signalbox.settings', JSON.stringify({ ...settings, ...change }));
    },
    { language, theme: THEMES[language] },
  );
  await page.reload();
  await page.locator('[data-position]').waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const title of TITLE_IDS) {
  test(`a table of ${title} is accessible, in both languages and on a phone`, async ({ page }) => {
    await settle(page, { language: 'en', theme: THEMES.en });
    await startAgainstBots(page, title);
    await playOn(page, dice(9), 6);
    for (const language of ['en', 'ja'] as const) {
      if (language !== 'en') await readIn(page, language);
      expect(await seriousFindings(page), language).toEqual([]);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await seriousFindings(page, '[role=tabpanel]'), (await tab.textContent())!).toEqual([]);
      }
    }
    await page.setViewportSize(PHONE);
    expect(await overflows(page)).toBe(false);
    await readIn(page, 'en');
    await playOn(page, dice(2), 2);
    expect(await overflows(page)).toBe(false);
    expect(await seriousFindings(page), 'on a phone').toEqual([]);
  });
}

test('a table on the server is accessible', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Emi');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});

test('the Japanese pages are in Japanese', async ({ page }) => {
  await settle(page, { language: 'ja' });
  await startAgainstBots(page, '18FL');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { name: '個人会社を選ぶ順番に伏せて入札する' })).toBeVisible();
  await page.getByRole('button', { name: '$5を入札する' }).click();
  await page.getByRole('tab', { name: 'ログ' }).click();
  await expect(page.getByText('の入札は$5で、支払いました。').first()).toBeVisible();
});
