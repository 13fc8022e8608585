import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { longGame } from './long-game.ts';
import { dice, situation } from './playing.ts';
import { playedGame } from './prepared/played-game.ts';
import { openPlayed, save } from './prepared/sandbox.ts';
import { HOME, playOn, settle, startAgainstBots } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection a game starts on this device and continues after a reload, and another ends', async ({
    page,
    context,
  }) => {
    await settle(page, {});
    const game = playedGame('union-station', 1);
    await openPlayed(page, 'union-station', game, game.entries.length - 6, 'p1', 'en');
    const nearItsEnd = page.url();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await context.setOffline(true);
    await startAgainstBots(page, 'union-station');
    const roll = dice(11);
    await playOn(page, roll, 4);
    await situation(page);
    const before = await page.locator('[data-position]').getAttribute('data-position');
    await page.reload();
    await expect(page.locator('[data-position]')).toHaveAttribute('data-position', before!);
    expect(await playOn(page, roll, 4)).toBe(4);
    await page.goto(nearItsEnd);
    await playOn(page, roll);
    await expect(page.locator('[data-outcome]')).toContainText(/wins|share the win/);
  });
});

test('a printed board is light and fits one sheet, whatever the zoom on the screen', async ({ page }) => {
  await settle(page, { theme: 'dark' });
  await startAgainstBots(page, '18FL');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const sheet = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-panel]')).toBeHidden();
  const drawn = await page.locator('svg[role="group"]').evaluate((svg) => ({
    moved: getComputedStyle(svg.querySelector(':scope > g')!).transform,
    ink: getComputedStyle(document.body).color,
  }));
  expect(drawn).toEqual({ moved: 'none', ink: 'rgb(30, 36, 32)' });
});

test.describe('on this device', () => {
  test.use({ sameVisit: true });

  test('actions can be undone, redone and reviewed', async ({ page }) => {
    await settle(page, {});
    await startAgainstBots(page, '18FL');
    await playOn(page, dice(5), 4);
    const position = page.locator('[data-position]');
    const before = Number(await position.getAttribute('data-position'));
    const redo = page.getByRole('button', { name: 'Redo' });
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(redo).toHaveAttribute('aria-disabled', 'false');
    await redo.click();
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('slider', { name: 'History' }).fill(String(before - 1));
    await expect(page.locator('[data-last-move]')).not.toBeEmpty();
    await page.getByRole('slider', { name: 'History' }).fill('4');
    await expect(page.getByRole('heading', { name: /Replay: move 4/ })).toBeVisible();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(position).toHaveAttribute('data-position', '4');
  });

  test('everything can be reached with the keyboard', async ({ page }) => {
    await settle(page, {});
    await startAgainstBots(page, 'union-station');
    await playOn(page, (n) => n - 1, 6);
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-panel]') !== null);
    let reached = false;
    for (let i = 0; i < 60 && !reached; i++) {
      await page.keyboard.press('Tab');
      reached = await focused();
    }
    expect(reached).toBe(true);
  });

  test('a game of a newer version says that it cannot be opened, and can be saved as a file unchanged', async ({
    page,
  }) => {
    await settle(page, {});
    const { table } = longGame(1);
    const newer = { ...table, id: 'newergame0', form: 99 };
    await save(page, newer, []);
    await visit(page, '/table/newergame0');
    await expect(page.getByRole('heading', { name: 'This game cannot be opened' })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const text = await readFile((await (await saving).path())!, 'utf8');
    expect(JSON.parse(text)).toEqual({ table: JSON.parse(JSON.stringify(newer)), entries: [] });
  });

  test('people who share a device enter their names, and hand it over before each secret bid', async ({
    page,
  }) => {
    await settle(page, {});
    await visit(page, HOME);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '18FL' }) });
    await card.getByRole('combobox').first().selectOption('2');
    await card.getByText(/^Optional rules/).click();
    for (const [i, name] of ['Anna', 'Ben'].entries()) await card.getByLabel(`Player ${i + 1}`).fill(name);
    await card.getByRole('button', { name: 'Hotseat on this device' }).click();
    const cover = page.locator('[data-hand-over]');
    const bid = page.getByRole('button', { name: /^Bid / });
    const taken: string[] = [];
    for (const _ of ['first', 'second']) {
      await expect(cover).toBeVisible();
      // Nothing to choose, and nothing of the other's bid, before the device has changed hands.
      await expect(bid).toHaveCount(0);
      const take = cover.getByRole('button', { name: /^I am (Anna|Ben)$/ });
      taken.push((await take.innerText()).slice('I am '.length));
      await expect(cover).toContainText(`${taken.at(-1)}`);
      await take.click();
      await expect(cover).toHaveCount(0);
      await bid.last().click();
      await page.locator('[data-deal] button[data-kind="main"]').click();
    }
    expect(taken.toSorted()).toEqual(['Anna', 'Ben']);
    // What follows is open: nobody has to turn away.
    await expect(page.locator('[data-panel="choose-private"]')).toBeVisible();
    await expect(cover).toHaveCount(0);
  });

  test('after a bid the next person at the device starts from the lowest higher one', async ({ page }) => {
    await settle(page, {});
    await visit(page, HOME);
    const heading = page.getByRole('heading', { name: 'Union Station' });
    const card = page.getByRole('article').filter({ has: heading });
    await card.getByRole('button', { name: 'Hotseat on this device' }).click();
    const bid = page.locator('[data-panel] input[type="number"]');
    await bid.fill('9');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('[data-standing]')).toContainText('$9');
    await expect(bid).toHaveValue('10');
    await bid.fill('25');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(bid).toHaveValue('10');
  });

  test('everything in the sheet for saving a game is in sight', async ({ page }) => {
    await settle(page, {});
    await startAgainstBots(page, '18FL');
    await page.getByRole('button', { name: 'Save this game as a file' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
