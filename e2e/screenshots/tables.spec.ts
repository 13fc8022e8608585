import { type Page, test } from '@playwright/test';
import type { Json } from '@signalbox/kernel';
import { moments, playedGame } from '../prepared/played-game.ts';
import { openPlayed } from '../prepared/sandbox.ts';
import { GAMES } from './lists.ts';
import { dress, EXCHANGE_LOOKS, LOOKS, type Look, nameOf, shoot } from './looks.ts';

const hexOf = (choice: Json): string | null => {
  if (typeof choice === 'string') return choice;
  return choice !== null && typeof choice === 'object' && 'hex' in choice ? String(choice.hex) : null;
};

/** Picks what was done in the game; if that cannot be found, something else. */
async function choose(page: Page, choice: Json): Promise<boolean> {
  const wanted = page.locator(`[data-target="${hexOf(choice)}"]`);
  const targets = (await wanted.count()) > 0 ? wanted : page.locator('[data-target]');
  if ((await targets.count()) > 0) {
    await targets.first().click({ force: true });
    return true;
  }
  const panel = page.locator('[data-panel]');
  // A pass has no consequences to show, and is made at once.
  const buttons = panel
    .locator('[data-choice][aria-pressed]:not([data-choice="pass"])')
    .filter({ visible: true });
  if ((await buttons.count()) === 0) return false;
  const position = page.locator('[data-position]').first();
  const before = await position.getAttribute('data-position');
  await buttons.last().click();
  await page.waitForTimeout(350);
  return (await position.getAttribute('data-position')) === before;
}

const chart = (page: Page) => page.getByRole('tabpanel').getByRole('img').first();

/** Every kind of decision, before and after something is chosen; if wanted, only those made in the exchange. */
async function shootDecisions(page: Page, title: string, look: Look, only?: 'exchange'): Promise<void> {
  await dress(page, look);
  const game = playedGame(title, GAMES[title]!);
  for (const { decision, entry, position } of moments(game)) {
    await openPlayed(page, title, game, position, entry.seat, look.language);
    await page.locator(`[data-panel="${decision}"]`).waitFor();
    if (only && (await page.locator(`[data-stage="${only}"]`).count()) === 0) continue;
    await shoot(page, look, `table-${title}-${decision}`);
    if (await choose(page, entry.choice)) await shoot(page, look, `table-${title}-${decision}-chosen`);
  }
}

/** The largest block that can be sold, chosen. */
async function shootSale(page: Page, title: string, look: Look): Promise<void> {
  await dress(page, look);
  const game = playedGame(title, GAMES[title]!);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, title, game, position, entry.seat, look.language);
  const blocks = page.locator('[data-company] [data-choice="sell"][data-count]');
  await blocks.first().waitFor();
  const counts = await blocks.evaluateAll((all) => all.map((one) => Number(one.dataset.count)));
  await blocks.nth(counts.indexOf(Math.max(...counts))).click();
  await page.locator('[data-deal]').waitFor();
  await shoot(page, look, `table-${title}-sale`);
}

for (const look of [...LOOKS, ...EXCHANGE_LOOKS]) {
  for (const title of ['18FL', '1860', '1841']) {
    test(`sale of ${title} ${nameOf(look)}`, ({ page }) => shootSale(page, title, look));
  }
}

for (const look of EXCHANGE_LOOKS) {
  for (const title of Object.keys(GAMES)) {
    test(`exchange of ${title} ${nameOf(look)}`, ({ page }) => shootDecisions(page, title, look, 'exchange'));
  }
}

for (const look of LOOKS) {
  for (const [title, seed] of Object.entries(GAMES)) {
    test(`decisions of ${title} ${nameOf(look)}`, ({ page }) => shootDecisions(page, title, look));

    test(`around ${title} ${nameOf(look)}`, async ({ page }) => {
      await dress(page, look);
      const game = playedGame(title, seed);
      const { position, entry } = moments(game).find(({ decision }) => /trade|action/.test(decision))!;
      await openPlayed(page, title, game, position, entry.seat, look.language);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        if ((await tab.getAttribute('data-tab')) === 'charts') await chart(page).waitFor();
        await shoot(page, look, `table-${title}-tab-${await tab.getAttribute('data-tab')}`);
      }
      const lines = page.getByLabel(/One line for each company|1社を1行で表示/);
      if (await lines.isVisible()) {
        await lines.check();
        await page.locator('[data-line]').first().click();
        await shoot(page, look, `table-${title}-lines`);
        await lines.uncheck();
      }
      await page.locator('[data-tab="holdings"]').click();
      await page.getByRole('button', { name: /^(Enlarge|大きく表示)$/ }).click();
      await shoot(page, look, `table-${title}-spreadsheet`, false);
      await page.keyboard.press('Escape');
      await page.locator('section button:is([aria-label^="Rule "], [aria-label^="ルール"])').last().click();
      await shoot(page, look, `table-${title}-rule`, false);
      await page.keyboard.press('Escape');
      const auto = page.getByRole('button', { name: /^(Auto|自動)$/ });
      if (await auto.isVisible()) {
        await auto.click();
        await shoot(page, look, `table-${title}-auto`);
        await auto.click();
      }
      await page.getByRole('button', { name: /^(Hint|ヒント)$/ }).click();
      await page.locator('[data-hint]').waitFor();
      await shoot(page, look, `table-${title}-hint`);
      await page.getByRole('slider').fill(String(Math.floor(position / 2)));
      await shoot(page, look, `table-${title}-history`);
    });

    test(`end of ${title} ${nameOf(look)}`, async ({ page }) => {
      await dress(page, look);
      const game = playedGame(title, seed);
      await openPlayed(page, title, game, game.entries.length, 'p1', look.language);
      await page.locator('[data-outcome]').waitFor();
      await page.locator('[data-tab="charts"]').click();
      await chart(page).waitFor();
      await shoot(page, look, `table-${title}-end`);
    });

    test(`first game of ${title} ${nameOf(look)}`, async ({ page }) => {
      await dress(page, look);
      await page.goto(`/learn/${title}`);
      await page.getByRole('button', { name: /^(Start|始める)$/ }).click();
      await page.locator('[data-lesson]').waitFor();
      await shoot(page, look, `table-${title}-first-game`);
    });
  }
}
