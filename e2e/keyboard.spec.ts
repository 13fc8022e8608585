import { expect, type Page } from '@playwright/test';
import { moments, playedGame } from './prepared/played-game.ts';
import { runningWithHalts } from './prepared/positions-1860.ts';
import { openPlayed, openSandbox } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

const position = (page: Page) => page.locator('[data-position]').getAttribute('data-position');

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${selector} cannot be reached.`);
}

/** The focused element is visibly focused. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement!;
    const inside = focused.querySelector('path') ?? focused;
    return (
      getComputedStyle(focused).outlineStyle !== 'none' || getComputedStyle(inside).strokeWidth === '5px'
    );
  });
  expect(seen).toBe(true);
}

async function open(page: Page, title: string, decision: string): Promise<void> {
  await settle(page, {});
  const game = playedGame(title, 1);
  const { position: at, entry } = moments(game).find((moment) => moment.decision === decision)!;
  await openPlayed(page, title, game, at, entry.seat, 'en');
  await page.locator(`[data-panel="${decision}"]`).waitFor();
}

test('a disc is laid, and the focus continues from there, without a mouse', async ({ page }) => {
  await open(page, 'union-station', 'place-disc');
  const before = await position(page);
  await tabTo(page, '[data-target]');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await expect.poll(() => position(page)).not.toBe(before);
  // The focused element may be gone: the next Tab continues in the panel, not at the top of the page.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('a tile is chosen, turned and laid without a mouse', async ({ page }) => {
  await open(page, '1860', 'lay-track');
  const before = await position(page);
  await tabTo(page, '[data-target]');
  await page.keyboard.press(' ');
  await expect(page.locator('[data-connections]')).not.toBeEmpty();
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-connections]')).toHaveCount(0);
  await page.keyboard.press(' ');
  await page.keyboard.press('c');
  await expect.poll(() => position(page)).not.toBe(before);
});

test('a share is selected, deselected, and another bought without a mouse', async ({ page }) => {
  await open(page, '1860', 'trade');
  const before = await position(page);
  await tabTo(page, '[data-panel] [data-choice]:not([data-choice="pass"])');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await expect.poll(() => position(page)).not.toBe(before);
});

test('a whole stock round is played without a mouse', async ({ page }) => {
  await settle(page, {});
  const game = playedGame('18FL', 1);
  const at = game.entries.findIndex(({ decision }) => decision === 'trade');
  await openPlayed(page, '18FL', game, at, game.entries[at]!.seat, 'en');
  const panel = page.locator('[data-panel="trade"]');
  const asked = page.locator('[data-turn="mine"]');
  await panel.waitFor();
  // A company is started: a price is picked, and the focus goes to the button that does it.
  await tabTo(page, '[data-choice="start"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  const before = await position(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).not.toBe(before);
  await asked.waitFor({ timeout: 60_000 });
  // Whether the company floats is up to the bots: the round is over with the next question of another kind or round.
  const round = page.getByRole('listitem').filter({ hasText: /round \d/ });
  const first = await round.innerText();
  const lasts = async () => (await panel.count()) > 0 && (await round.innerText()) === first;
  for (let turns = 0; turns < 12 && (await lasts()); turns++) {
    const now = await position(page);
    await tabTo(page, '[data-choice="pass"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => position(page)).not.toBe(now);
    await asked.waitFor({ timeout: 60_000 });
  }
  expect(await lasts()).toBe(false);
});

test('routes, rules, history and tabs work without a mouse', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1860', runningWithHalts());
  await tabTo(page, '[data-panel] input[type="radio"]');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-panel] input[type="radio"]').nth(1)).toBeChecked();
  await tabTo(page, '[data-panel] select');
  await tabTo(page, '[role="tab"]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('data-state', 'active');
  await expectVisibleFocus(page);
  await page.getByRole('tab', { name: 'Market' }).click();
  await tabTo(page, 'button[aria-label^="Rule "]');
  const opener = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await opener.evaluate((button) => document.activeElement === button)).toBe(true);
  await tabTo(page, '[data-panel] button[data-kind="main"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-panel="dividend"]')).toBeVisible();
  await tabTo(page, 'input[type="range"]');
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: 'Replay: move 0' })).toBeVisible();
  await page.keyboard.press('\\');
  await expect(page.getByRole('heading', { name: 'Replay' })).toHaveCount(0);
});

test('the log takes one stop of the tab key, and its moves are reached with the arrow keys', async ({
  page,
}) => {
  await settle(page, {});
  const game = playedGame('18FL', 1);
  const at = game.entries.findLastIndex(({ decision }) => decision === 'buy-train');
  await openPlayed(page, '18FL', game, at, game.entries[at]!.seat, 'en');
  await page.getByRole('tab', { name: 'Log' }).click();
  const moves = page.locator('button[aria-label^="Show move "]');
  await tabTo(page, 'button[aria-label^="Show move "]');
  const names = await moves.evaluateAll((all) =>
    all.slice(0, 3).map((one) => one.getAttribute('aria-label')),
  );
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('aria-label', names[0]!);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('aria-label', names[2]!);
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('aria-label', names[1]!);
  // One more stop asks a bot for its reason.
  for (let stops = 0; stops < 2 && (await page.locator('ol:focus-within').count()) > 0; stops++)
    await page.keyboard.press('Tab');
  await expect(page.locator('[role="tabpanel"]:focus-within')).toHaveCount(0);
});

test('who chooses a train with the keyboard is led to its confirmation, and back', async ({ page }) => {
  await settle(page, {});
  const game = playedGame('18FL', 1);
  const at = game.entries.findIndex(
    ({ decision, choice }) => decision === 'buy-train' && JSON.stringify(choice).includes('bank'),
  );
  await openPlayed(page, '18FL', game, at, game.entries[at]!.seat, 'en');
  await tabTo(page, '[data-panel] [data-choice="buy"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-panel] [data-choice="buy"]').first()).toBeFocused();
});
