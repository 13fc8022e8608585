import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { takeHint } from '../advised.ts';
import { situation } from '../playing.ts';
import { settle, signIn, startAgainstBots } from '../table.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots');
const SIZES = { desktop: { width: 1360, height: 850 }, phone: { width: 360, height: 740 } } as const;
const PAGES = {
  home: '/',
  maps: '/maps',
  'tiles-18FL': '/tiles/18FL',
  'tiles-1860': '/tiles/1860',
  'tiles-1841': '/tiles/1841',
  'rules-18FL': '/rules/18FL',
  'rules-1860': '/rules/1860',
  'rules-1841': '/rules/1841',
  'rules-union-station': '/rules/union-station',
  'learn-18FL': '/learn/18FL',
  'learn-union-station': '/learn/union-station',
  profile: '/profile',
  online: '/online',
  settings: '/settings',
  import: '/import',
} as const;
/** Enough to have seen every decision that comes up as a rule. */
const DECISIONS = 60;

for (const language of ['en', 'ja'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const theme = language === 'ja' && size === 'desktop' ? 'dark' : 'light';
    const shoot = async (page: Page, name: string) => {
      await page.waitForTimeout(400);
      await page.screenshot({
        path: join(FOLDER, `${name}-${language}-${size}.png`),
        fullPage: size === 'phone' || !name.includes('table'),
      });
    };

    test(`pages ${language} ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await settle(page, { language, theme });
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await shoot(page, name);
      }
    });

    for (const title of ['18FL', 'union-station', '1860', '1841']) {
      test(`table of ${title} ${language} ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await settle(page, { language, theme });
        await startAgainstBots(page, title);
        const seen = new Set<string>();
        for (let i = 0; i < DECISIONS && (await situation(page)) === 'mine'; i++) {
          const decision = (await page.locator('[data-panel]').getAttribute('data-panel'))!;
          if (!seen.has(decision) || i === DECISIONS - 1) {
            seen.add(decision);
            await shoot(page, `table-${title}-${decision}`);
            const target = page.locator('[data-target]').first();
            if (await target.count()) {
              await target.click({ force: true });
              await shoot(page, `table-${title}-${decision}-chosen`);
            } else if (await page.locator('[data-panel] [data-choice][aria-pressed]').count()) {
              await page.locator('[data-panel] [data-choice][aria-pressed]').last().click();
              await shoot(page, `table-${title}-${decision}-chosen`);
            }
          }
          await takeHint(page);
        }
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await shoot(page, `table-${title}-tab-${(await tab.getAttribute('data-tab'))!}`);
        }
      });
    }
  }
}

test('lobby and waiting room', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await settle(page, {});
  await signIn(page, 'Fumi');
  await page.screenshot({ path: join(FOLDER, 'lobby-en-desktop.png'), fullPage: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'At the table' }).waitFor();
  await page.screenshot({ path: join(FOLDER, 'waiting-room-en-desktop.png'), fullPage: true });
});
