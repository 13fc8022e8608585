import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { random } from '@signalbox/kernel';
import type { GameView } from '@signalbox/protocol';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { randomChoice } from '../apps/server/src/testing/random-choice.ts';
import { findings, WCAG } from './accessibility.ts';
import { takeHint } from './advised.ts';
import { dice, situation } from './playing.ts';
import { openMoreSettings, playOn, settle, signIn } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

async function openTable(page: Page, title: string, players: string, bots: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Game/ }).selectOption(title);
  await page.getByLabel('Players').selectOption(players);
  await page.getByLabel('Number of bots').selectOption(bots);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
}

const LAST_DIVIDEND = 20;

/** The people of a table of Union Station play without its page, until this many dividends are paid or the game is over. */
async function playAway(people: readonly Page[], table: string, dividends: number): Promise<void> {
  const rng = random(5);
  const address = `/api/tables/${table}`;
  for (let tries = 0; ; ) {
    for (const { request } of people) {
      const { position, pending, view }: GameView = await (await request.get(`${address}/game`)).json();
      if (pending === null || (view as State).dividends >= dividends) return;
      if (!pending.offer) continue;
      tries += 1;
      const choice = randomChoice(pending.offer, rng);
      await request.post(`${address}/actions`, {
        headers: { 'x-signalbox': '1' },
        data: { request: `away-${tries}`, position, decision: pending.decision, choice },
      });
    }
    // The bot may be asked.
    await setTimeout(10);
  }
}

/** The player who is asked plays by clicks, until the game is over or this many decisions are made. */
async function playTogether(
  pages: readonly Page[],
  rolls: ReadonlyMap<Page, (n: number) => number>,
  most: number,
): Promise<void> {
  for (let made = 0; made < most; made++) {
    const next = await Promise.race(pages.map((page) => situation(page).then((found) => ({ page, found }))));
    if (next.found === 'over') return;
    await playOn(next.page, rolls.get(next.page)!, 1);
  }
}

/** A finished game is found and opened at a move, and hidden by one of its players. */
async function findInArchive(player: Page, other: Page, table: string): Promise<void> {
  const address = new URL(table).pathname;
  await visit(other, '/online');
  await other.getByRole('link', { name: 'Finished games' }).click();
  await other.getByLabel('Game').selectOption('union-station');
  await other.getByText('More', { exact: true }).click();
  await other.getByLabel('Players').selectOption('3');
  await other.getByRole('button', { name: 'Search' }).click();
  const found = other.locator(`a[href="${address}"]`);
  await expect(found).toBeVisible();
  expect(await findings(other, { tags: WCAG })).toEqual([]);
  await visit(other, `${address}?at=5`);
  await expect(other.locator('[data-past]')).toBeVisible();
  expect((await other.pdf({ landscape: true })).subarray(0, 5).toString()).toBe('%PDF-');
  await player.getByRole('button', { name: 'Hide from the finished games' }).click();
  await expect(player.getByRole('button', { name: 'Show in the finished games' })).toBeVisible();
  await other.goto('/archive?title=union-station&players=3');
  await expect(other.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
  await other.waitForLoadState('networkidle');
  await expect(found).toHaveCount(0);
}

test('two browsers and a bot begin and end a game of Union Station at one table', async ({
  page: aki,
  anotherPerson,
}) => {
  test.slow();
  const ben = await anotherPerson();
  await settle(aki, {});
  await settle(ben, {});
  await signIn(aki, 'Aki');
  await openTable(aki, 'union-station', '3', '1');
  // Open tables are listed for people who have not signed in too.
  await visit(ben, '/online');
  await expect(ben.locator(`a[href="${new URL(aki.url()).pathname}"]`)).toBeVisible();
  await signIn(ben, 'Ben');
  await visit(ben, aki.url());
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await aki.getByRole('button', { name: 'Start the game' }).click();
  const rolls = new Map([
    [aki, dice(3)],
    [ben, dice(4)],
  ]);
  await playTogether([aki, ben], rolls, 6);
  await ben.reload();
  await ben.locator('[data-position]').waitFor();
  await playTogether([aki, ben], rolls, 4);
  await ben.context().setOffline(true);
  await ben.waitForTimeout(200);
  await ben.context().setOffline(false);
  await playTogether([aki, ben], rolls, 4);

  // What is drawn in between is tested without a browser, for every decision of a game (screens.test.tsx).
  const table = aki.url();
  for (const page of [aki, ben]) await page.goto('/healthz');
  await playAway([aki, ben], new URL(table).pathname.split('/').at(-1)!, LAST_DIVIDEND - 2);
  for (const page of [aki, ben]) await visit(page, table);
  await playTogether([aki, ben], rolls, Number.POSITIVE_INFINITY);
  await expect(aki.locator('[data-outcome]')).toBeVisible();
  await expect(ben.locator('[data-outcome]')).toBeVisible();
  expect(await aki.locator('[data-outcome]').textContent()).toBe(
    await ben.locator('[data-outcome]').textContent(),
  );
  await findInArchive(aki, ben, table);
  await aki.getByRole('button', { name: 'Play again' }).click();
  await expect(aki.getByRole('list').filter({ hasText: 'Aki' }).last()).toContainText('Ben');
});

test('a private table is only found with its link, and its host may remove a player', async ({
  page: host,
  anotherPerson,
}) => {
  const guest = await anotherPerson();
  await settle(host, {});
  await settle(guest, {});
  await host.setViewportSize({ width: 1366, height: 768 });
  await signIn(host, 'Mei');
  await expect(host.getByRole('button', { name: 'Create', exact: true })).toBeInViewport();
  await openMoreSettings(host);
  await host.getByLabel('Who can join').selectOption('invite');
  await openTable(host, '18FL', '2', '0');
  await expect(host.getByText('Only people with the link can join')).toBeVisible();
  await guest.goto(new URL(host.url()).pathname);
  await expect(guest.getByText('This table is not available to you.')).toBeVisible();
  await guest.goto(await host.getByLabel('Invitation link').inputValue());
  await guest.getByLabel('Name').fill('Nao');
  await guest.getByRole('button', { name: 'Play as a guest' }).click();
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  await host.getByRole('button', { name: 'Remove Nao' }).waitFor();
  const late = await anotherPerson();
  await settle(late, {});
  await late.goto(await host.getByLabel('Invitation link').inputValue());
  await expect(late.getByText('No seat is free.')).toBeVisible();
  await host.getByRole('button', { name: 'Remove Nao' }).click();
  await expect(host.getByText('Open seat', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'Close the table' }).click();
  await expect(host.getByText('This table is not available to you.')).toBeVisible();
});

test('a game of 18FL against bots on the server is played by clicks', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Chika');
  await openTable(page, '18FL', '3', '2');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-position]').waitFor();
  expect(await playOn(page, dice(21), 10)).toBe(10);
});

test('at a table on the server a turn is undone, redone and restarted', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Kei');
  await openTable(page, 'union-station', '3', '2');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('[data-position]').waitFor();
  const asked = (decision: string) => page.locator(`[data-panel="${decision}"]`);
  const turnBegins = async () => {
    while ((await situation(page)) === 'mine' && (await asked('choose-action').count()) === 0) {
      await takeHint(page);
    }
  };
  // The first turn may directly follow the player's own last bid; before the second, others have moved.
  await turnBegins();
  await takeHint(page);
  await turnBegins();
  await asked('choose-action').locator('[data-choice="lay"]').first().click();
  await expect(asked('place-disc')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(asked('choose-action')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(asked('place-disc')).toBeVisible();
  await page.locator('[data-target]').first().click({ force: true });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Second disc')).toBeVisible();
  await page.getByRole('button', { name: 'Undo my turn' }).click();
  await expect(asked('choose-action')).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Why?' }).first().click();
  await expect(page.locator('[data-reason]').first()).not.toBeEmpty();
});
