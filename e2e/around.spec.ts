import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { exportGame } from '@signalbox/interchange';
import { type AnyTitle, commitment, decodeSetup, random } from '@signalbox/kernel';
import { randomGame } from '@signalbox/kernel/tools';
import { eighteenFL } from '@signalbox/titles';
import { findings } from './accessibility.ts';
import { takeHint } from './advised.ts';
import { dice, situation } from './playing.ts';
import { moments, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { HOME, playOn, settle, signIn, startAgainstBots } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

async function saved(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: 'Save this game as a file' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await page.getByRole('button', { name: 'Close' }).click();
  return readFile(await file.path(), 'utf8');
}

/** The beginning of a game in the format of 18xx.games. */
function siteGame() {
  const title = eighteenFL as AnyTitle;
  const decoded = decodeSetup(title, { players: 3, options: title.presets['18xx.games']! });
  if (!decoded.ok) throw new Error(decoded.why);
  const { actions } = randomGame(title, decoded.setup, random(5), 40);
  const exported = exportGame({
    form: 'signalbox-game',
    version: 2,
    title: title.id,
    ...decoded.setup,
    commitment: commitment('site'),
    seed: null,
    log: actions,
  });
  if (!exported.ok) throw new Error(exported.why);
  return exported.game;
}

/** Plays by hints until a decision comes up. */
async function playTo(page: Page, decision: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    expect(await situation(page)).toBe('mine');
    if ((await page.locator('[data-panel]').getAttribute('data-panel')) === decision) return;
    await takeHint(page);
  }
  throw new Error(`${decision} did not come up.`);
}

test.describe('on this device', () => {
  test.use({ sameVisit: true });

  test('bots give their reasons, and people get hints', async ({ page }) => {
    await settle(page, {});
    await visit(page, HOME);
    const card = page.locator('article', { has: page.locator('[data-start="18FL"]') });
    await card.getByLabel('Bot level').selectOption('conductor');
    await page.locator('[data-start="18FL"]').click();
    await playTo(page, 'trade');
    await expect(page.getByRole('link', { name: 'Rules', exact: true })).toHaveAttribute(
      'href',
      '/rules/18FL',
    );
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('button', { name: 'Why?' }).first().click();
    await expect(page.locator('[data-reason]').first()).not.toBeEmpty();
    await page.keyboard.press('h');
    await expect(page.locator('[data-hint]')).toContainText('Suggestion:');
  });

  test('the log goes back to the first move', async ({ page }) => {
    await settle(page, {});
    const game = playedGame('union-station', 1);
    await openPlayed(page, 'union-station', game, 80, 'p1', 'en');
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = page.getByRole('tabpanel').getByRole('list').first();
    const last = page.getByRole('button', { name: 'Show move 1', exact: true });
    await expect(last).toHaveCount(0);
    await log.locator('..').evaluate((area) => area.scrollTo(0, area.scrollHeight));
    await expect(last).toBeVisible();
    // It can be searched by words, by player or company, and for money.
    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await page.getByLabel('Search the log').fill('first turn');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('takes the first turn');
    await page.getByLabel('Search the log').fill('');
    await page.getByLabel('About a player or company').selectOption('PRR');
    await expect(lines.first()).toContainText(/Pennsylvania|PRR/);
    await page.getByLabel('Money only').check();
    for (const line of await lines.allInnerTexts()) expect(line).toContain('$');
    await page.getByLabel('Search the log').fill('nothing like this');
    await expect(page.getByText('Nothing in the log matches.')).toBeVisible();
    // The slider shows the rounds of the game.
    await page.getByLabel('Go to a round').selectOption({ index: 0 });
    await expect(page.getByRole('heading', { name: /Replay: move/ })).toBeVisible();
  });

  test('a game is saved, opened again, reviewed and continued', async ({ page }) => {
    await settle(page, {});
    await startAgainstBots(page, '18FL');
    await playOn(page, dice(8), 5);
    await situation(page);
    const position = (await page.locator('[data-position]').getAttribute('data-position'))!;
    const own = await saved(page, 'Save');
    await visit(page, '/import');
    await page.getByLabel('Or paste it here').fill(own);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.locator('[data-position]').waitFor();
    await visit(page, '/import');
    await page.getByLabel('One file or several').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(own),
    });
    await expect(page.locator('[data-position]')).toHaveAttribute('data-position', position);
    await page.getByRole('slider', { name: 'History' }).fill('3');
    await expect(page.getByRole('heading', { name: /Replay: move 3/ })).toBeVisible();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.locator('[data-position]')).toHaveAttribute('data-position', '3');
  });

  test('a game of 18xx.games is imported and exported again', async ({ page }) => {
    const game = siteGame();
    await settle(page, {});
    await visit(page, '/import');
    await page.getByLabel('Or paste it here').fill(JSON.stringify(game));
    await page.getByRole('button', { name: 'Open' }).click();
    await page.locator('[data-position]').waitFor();
    const written = JSON.parse(await saved(page, 'Save for 18xx.games'));
    expect(written).toMatchObject({ title: '18FL', mode: 'hotseat' });
    // Players are numbered again and dates differ, but the actions stay the same.
    const types = (actions: readonly { type: string }[]) => actions.map(({ type }) => type);
    expect(types(written.actions)).toEqual(types(game.actions));
  });

  test('several files are read one after another, and what is wrong with each is said', async ({ page }) => {
    const finished = JSON.parse(await readFile('packages/interchange/games/18FL-2p-42.json', 'utf8'));
    const game = siteGame();
    // Track in a stock round.
    const par = game.actions.findIndex(({ type }) => type === 'par');
    const barred = { ...game, actions: game.actions.with(par, { ...game.actions[par]!, type: 'lay_tile' }) };
    const files = {
      richer: { ...finished, result: { ...finished.result, 2: finished.result[2] + 10 } },
      barred,
      whole: game,
      'no game': { hello: 'world' },
    };
    await settle(page, {});
    await visit(page, '/import');
    await page.getByLabel('One file or several').setInputFiles(
      Object.entries(files).map(([name, json]) => ({
        name: `${name}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(json)),
      })),
    );
    await expect(page.getByRole('alert').last()).toContainText('no game: ');
    await expect(page.getByRole('group')).toContainText('Player 2 ends with');
    await expect(page.getByRole('link', { name: /^(Open|Show)/ })).toHaveCount(3);
    await expect(page.getByText('whole: 18FL')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const [, move] = /Opened up to move (\d+)/.exec((await page.getByRole('alert').first().textContent())!)!;
    await page.getByRole('link', { name: 'Show the game up to this move' }).click();
    await expect(page.locator('[data-position]')).toHaveAttribute('data-position', move!);
  });

  test('auto actions move, and forbidden choices say why', async ({ page }) => {
    await settle(page, {});
    await startAgainstBots(page, '18FL');
    await playTo(page, 'trade');
    await takeHint(page);
    await situation(page);
    await page.locator('[data-barred]').first().click();
    await expect(page.locator('[data-panel] [aria-label^="Rule"]').first()).toBeVisible();
    await page.locator('[data-panel] [aria-label^="Rule"]').first().click();
    await expect(page.getByRole('dialog')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Close' }).click();
    const position = page.locator('[data-position]');
    const before = (await position.getAttribute('data-position'))!;
    await page.getByRole('button', { name: 'Auto', exact: true }).click();
    const start = page.locator('[data-auto-kind="pass"]').getByRole('button', { name: 'Start' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(page.locator('[data-running="pass"], [data-ended="pass"]').first()).toBeVisible();
    await expect(position).not.toHaveAttribute('data-position', before);
  });

  test('in Union Station every share for sale has its button in the row of its railroad and no other, and a picked choice its arrow', async ({
    page,
  }) => {
    await settle(page, {});
    const game = playedGame('union-station', 1);
    const { position, entry } = moments(game).find(({ decision }) => decision === 'choose-action')!;
    await openPlayed(page, 'union-station', game, position, entry.seat, 'en');
    const buy = page.getByRole('button', { name: /^Buy/ });
    const sold = page.locator('tr[data-company]').filter({ has: buy });
    await expect(buy.first()).toBeVisible();
    const heads = await page.locator('thead th').allInnerTexts();
    const column = heads.findIndex((head) => head.trim() === 'Offer');
    const forSale = page.locator(`tr[data-company] td:nth-child(${column + 1})`);
    const counts = (await forSale.allInnerTexts()).map((text) => Number.parseInt(text, 10) || 0);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(0);
    await expect(sold).toHaveCount(counts.filter((count) => count > 0).length);
    // Each says what it does to the price, and none stands outside of a row.
    await expect(buy.filter({ hasText: /\+\d/ })).toHaveCount(await buy.count());
    await expect(page.locator('tr[data-company]').getByRole('button', { name: /^Buy/ })).toHaveCount(
      await buy.count(),
    );

    // A sale at the lowest value moves nothing: then another choice is picked.
    const buttons = page.locator('[data-panel] :is([data-choice="buy"], [data-choice="sell"]):enabled');
    let next = 0;
    await expect(async () => {
      await buttons.nth(next++ % (await buttons.count())).click({ timeout: 1_000 });
      await expect(page.locator('[data-market-move]').first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });
});

test('a table on the server has charts, and a sandbox from any of its moments', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Gen');
  await page.getByLabel('Game').selectOption('union-station');
  await page.getByLabel('Number of bots').selectOption('2');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-position]').waitFor();
  await playOn(page, dice(6), 5);
  await page.getByRole('tab', { name: 'Charts' }).click();
  await expect(page.getByRole('img', { name: 'Net worth of players' })).toBeVisible();
  // How much the bots have done by now depends on who was seated first.
  const moment = String(Number(await page.locator('[data-position]').getAttribute('data-position')) - 2);
  await page.getByRole('slider', { name: 'History' }).fill(moment);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('[data-position]')).toHaveAttribute('data-position', moment);
});

test('a guest creates an account and sends test notifications', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Hana');
  await visit(page, '/profile');
  await page.getByLabel(/New password/).fill('correct horse battery');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Add a way to be notified').selectOption('json');
  await page.getByLabel('Webhook URL').fill('https://does-not-exist.invalid/hook');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.locator('[data-test="failed"]')).toHaveText(
    /could not be delivered\. The address was not found/,
  );
  await expect(
    page.getByText('switched off until a test succeeds. The address was not found.'),
  ).toBeVisible();
});
