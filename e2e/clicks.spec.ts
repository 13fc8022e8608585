import { expect, type Page } from '@playwright/test';
import { moments, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

// How many clicks a typical turn takes: the table in docs/architecture.md.

const position = async (page: Page) =>
  Number(await page.locator('[data-position]').getAttribute('data-position'));

async function open(page: Page, title: string, asked: string, settings = {}): Promise<void> {
  await settle(page, settings);
  const game = playedGame(title, 1);
  const { position: at, entry } = moments(game).find(({ decision }) => decision === asked)!;
  await openPlayed(page, title, game, at, entry.seat, 'en');
  await page.locator(`[data-panel="${asked}"]`).waitFor();
}

/** Opens a decision, and counts the clicks from there. */
async function turnAt(page: Page, title: string, asked: string) {
  await open(page, title, asked);
  const before = await position(page);
  let made = 0;
  return {
    click: async (selector: string) => {
      made += 1;
      // The lines of a map lie over what is clicked through them.
      await page
        .locator(selector)
        .first()
        .click({ force: selector.startsWith('[data-target]') });
    },
    isUnchanged: async () => (await position(page)) === before,
    /** Checks how many actions were carried out (at least), and with how many clicks (exactly). */
    took: async (clicks: number, actions = 1) => {
      await expect.poll(() => position(page)).toBeGreaterThanOrEqual(before + actions);
      expect(made).toBe(clicks);
    },
  };
}

test('a share is bought with two clicks, after its consequences were shown in the table', async ({
  page,
}) => {
  const turn = await turnAt(page, '18FL', 'trade');
  await turn.click('[data-company="FEC"] [data-choice="buy"]');
  await expect(page.locator('[data-company="FEC"] [data-change]').first()).toBeVisible();
  await expect(page.locator('tfoot [data-cash] [data-change]')).toHaveCount(1);
  await expect(page.locator('[data-deal]')).toContainText('Your cash');
  expect(await turn.isUnchanged()).toBe(true);
  await turn.click('[data-deal] button[data-kind="main"]');
  await turn.took(2);
});

test('a sale and the purchase it pays for take three clicks', async ({ page }) => {
  const turn = await turnAt(page, '18FL', 'trade');
  const selling = page.locator('[data-company]:has([data-choice="sell"])').first();
  const sold = await selling.getAttribute('data-company');
  await turn.click(`[data-company="${sold}"] [data-choice="sell"]`);
  await expect(page.locator(`[data-market-move="${sold}"]`).first()).toBeVisible();
  await turn.click(`[data-company]:not([data-company="${sold}"]) [data-choice="buy"]`);
  await expect(page.locator('[data-deal] h3')).toContainText('→');
  await turn.click('[data-deal] button[data-kind="main"]');
  await turn.took(3, 2);
});

test('passing takes one click, or two with the setting that asks first', async ({ page }) => {
  const turn = await turnAt(page, '18FL', 'trade');
  await turn.click('[data-choice="pass"]');
  await turn.took(1);
  await visit(page, '/settings');
  await page.getByLabel('Confirm before acting').selectOption('all');
  await open(page, '18FL', 'trade');
  await page.locator('[data-choice="pass"]').first().click();
  await expect(page.locator('[data-deal] button[data-kind="main"]')).toBeVisible();
});

test('a tile is laid with two clicks', async ({ page }) => {
  const turn = await turnAt(page, '1860', 'lay-track');
  await turn.click('[data-target]');
  await turn.click('[data-panel] button[data-kind="main"]');
  await turn.took(2);
});

test('a tile is turned and laid with three clicks', async ({ page }) => {
  const turn = await turnAt(page, '1860', 'lay-track');
  await turn.click('[data-target]');
  await turn.click('[data-panel] button[aria-label^="Rotate right"]');
  await turn.click('[data-panel] button[data-kind="main"]');
  await turn.took(3);
});

test('trains run and pay with two clicks', async ({ page }) => {
  const turn = await turnAt(page, '18FL', 'run-trains');
  // The strip shows what the company has, and what its turn has brought so far.
  const strip = page.locator('[data-position]');
  await expect(strip.locator('[data-strip-company]')).toContainText(/treasury \$\d+.*president/);
  await turn.click('[data-panel="run-trains"] button[data-kind="main"]');
  await page.locator('[data-panel="dividend"]').waitFor();
  await expect(strip.locator('[data-so-far]')).toContainText(/runs for \$\d+/);
  await turn.click('[data-panel="dividend"] [data-choice]');
  await turn.took(2, 2);
});

test('players who confirm everything are asked before any panel acts', async ({ page }) => {
  for (const asked of ['dividend', 'convert', 'place-token', 'run-trains']) {
    await open(page, '18FL', asked, { confirm: 'all' });
    const before = await position(page);
    const main = asked === 'run-trains' ? '[data-kind="main"]' : '[data-choice]';
    const button = page.locator(`[data-panel] button${main}`).last();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-ask-first]')).toHaveCount(0);
    await button.click();
    expect(await position(page)).toBe(before);
    await page.locator('[data-ask-first] button[data-kind="main"]').click();
    await expect.poll(() => position(page)).toBeGreaterThan(before);
  }
});
