import { expect, type Page } from '@playwright/test';
import { random } from '@signalbox/kernel';
import type { GameView, TableView, WireOffer } from '@signalbox/protocol';
import { sharesOf } from '@signalbox/rails';
import type { EighteenFLState } from '@signalbox/titles';
import { randomChoice } from '../apps/server/src/testing/random-choice.ts';
import { findings, findingsBesideDrawings } from './accessibility.ts';
import { decide, dice } from './playing.ts';
import { moments, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { settle, signIn } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const autoButton = (page: Page) => page.getByRole('button', { name: /^(Auto|自動)$/ });
const kind = (page: Page, name: string) => page.locator(`[data-auto-kind="${name}"]`);

async function openStockRound(page: Page, title: string, language: 'en' | 'ja'): Promise<void> {
  await settle(page, { language });
  const game = playedGame(title, 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, title, game, position, entry.seat, language);
  await page.locator('[data-panel="trade"]').waitFor();
}

/** Plays on until one of the pages is asked to trade; that one, and the one that waits. */
async function toTrade(pages: readonly [Page, Page]): Promise<readonly [acting: Page, waiting: Page]> {
  const roll = dice(5);
  for (;;) {
    const asked = await Promise.race(
      pages.map(async (page) => {
        await page.locator('[data-turn="mine"]').waitFor({ timeout: 60_000 });
        return page;
      }),
    );
    const isTrade = (await asked.locator('[data-panel="trade"]').count()) > 0;
    if (isTrade) return asked === pages[0] ? pages : [pages[1], pages[0]];
    await decide(asked, roll);
  }
}

test('a player sets an auto action while waiting, the other plays, and its end is reported with the reason', async ({
  page: aki,
  anotherPerson,
}) => {
  const ben = await anotherPerson();
  for (const page of [aki, ben]) await settle(page, {});
  await signIn(aki, 'Aki');
  await signIn(ben, 'Ben');
  await aki.getByLabel('Game').selectOption('18FL');
  await aki.getByLabel('Players').selectOption('2');
  await aki.getByLabel('Number of bots').selectOption('0');
  await aki.getByRole('button', { name: 'Create', exact: true }).click();
  await aki.getByRole('heading', { name: 'Seats' }).waitFor();
  await visit(ben, aki.url());
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await aki.getByRole('button', { name: 'Start the game' }).click();
  const [acting, waiting] = await toTrade([aki, ben]);

  await autoButton(waiting).click();
  await expect(kind(waiting, 'pass').getByRole('checkbox')).not.toHaveCount(0);
  await kind(waiting, 'pass').getByRole('button', { name: 'Start' }).click();
  await expect(waiting.locator('[data-running="pass"]')).toContainText('Passing until something affects me');
  await expect(waiting.locator('[data-running="pass"]')).toContainText('the round is over');
  await expect(acting.locator('[data-running]')).toHaveCount(0);

  await waiting.getByRole('button', { name: /^Stop/ }).click();
  await expect(waiting.locator('[data-running]')).toHaveCount(0);
  await autoButton(waiting).click();
  await kind(waiting, 'pass').getByRole('button', { name: 'Start' }).click();
  await waiting.locator('[data-running="pass"]').waitFor();

  await acting.locator('[data-choice="pass"]').first().click();
  await expect(waiting.locator('[data-ended="pass"]')).toContainText('The round is over.');
  await expect(waiting.locator('[data-running]')).toHaveCount(0);
  await expect(acting.locator('[data-ended]')).toHaveCount(0);
  await waiting.getByRole('tab', { name: 'Log' }).click();
  await expect(waiting.locator('[data-only-mine]')).toContainText('The round is over.');
});

type Choice = { readonly do: string; readonly company: string; readonly price?: number };

/** The choices of an offer that can be listed. */
function listed(offer: WireOffer): readonly Choice[] {
  if (offer.kind === 'either') return offer.offers.flatMap(listed);
  return offer.kind === 'range' ? [] : (offer.choices as Choice[]);
}

/** Two people play without their pages until shares of two companies can be bought; who is asked then, and which ones. */
async function toTwoCompanies(
  pages: readonly [Page, Page],
  table: string,
): Promise<{ acting: Page; waiting: Page; companies: readonly string[] }> {
  const rng = random(2);
  for (let made = 0; ; made++) {
    for (const [i, page] of pages.entries()) {
      const game: GameView = await (await page.request.get(`/api/tables/${table}/game`)).json();
      const { position, pending } = game;
      if (!pending?.offer) continue;
      const choices = listed(pending.offer);
      const companies = [...new Set(choices.filter((one) => one.do === 'buy').map(({ company }) => company))];
      if (companies.length > 1) return { acting: page, waiting: pages[1 - i]!, companies };
      // At the lowest price, so that enough money is left for the purchases.
      const [cheapest] = choices.filter((one) => one.do === 'start').sort((a, b) => a.price! - b.price!);
      const choice = cheapest ?? randomChoice(pending.offer, rng);
      const move = { request: `to-trade-${made}`, position, decision: pending.decision, choice };
      await post(page, `/tables/${table}/actions`, move);
    }
  }
}

async function post<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { headers: { 'x-signalbox': '1' }, data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

test('a conditional purchase is made after the other has passed', async ({ page: aki, anotherPerson }) => {
  const ben = await anotherPerson();
  for (const page of [aki, ben]) await settle(page, {});
  for (const [name, page] of [['Aki', aki] as const, ['Ben', ben] as const])
    await post(page, '/guest', { name });
  const { id } = await post<TableView>(aki, '/tables', { title: '18FL', players: 2 });
  await post(ben, `/tables/${id}/join`);
  await post(aki, `/tables/${id}/start`);
  const { acting, waiting, companies } = await toTwoCompanies([aki, ben], id);
  const [first, second] = companies as [string, string];
  for (const page of [aki, ben]) await visit(page, `/online/${id}`);
  const form = kind(waiting, 'buy-if');
  const held = (page: Page, company: string) =>
    page.request.get(`/api/tables/${id}/game`).then(async (answer) => {
      const { seat, view } = (await answer.json()) as GameView;
      return sharesOf(view as EighteenFLState, company, seat!);
    });
  const before = await held(waiting, second);
  await autoButton(waiting).click();
  await form.locator('summary').click();
  await form.getByRole('combobox', { name: /^Company/ }).selectOption(second);
  await form.getByRole('combobox', { name: /^Only if nobody else buys/ }).selectOption(first);
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(waiting.locator('[data-running="buy-if"]')).toBeVisible();
  // The other does not buy the first: a share of the second is bought.
  await acting.locator('[data-choice="pass"]').first().click();
  await expect.poll(() => held(waiting, second)).toBe(before + 1);
  await expect(acting.locator('[data-turn="mine"]')).toBeVisible();
  await waiting.getByRole('tab', { name: 'Log' }).click();
  await expect(
    waiting.locator('[data-only-mine]', { hasText: 'Nobody else bought shares of' }),
  ).toBeVisible();
});

test.describe('on this device', () => {
  test.use({ sameVisit: true });

  for (const title of ['18FL', '1860', '1841']) {
    test(`auto actions of ${title} are set with the keyboard alone, and cover nothing`, async ({ page }) => {
      await openStockRound(page, title, 'en');
      await page.keyboard.press('a');
      await expect(kind(page, 'pass')).toHaveAttribute('open', '');
      await expect(page.locator('[data-panel="trade"]')).toBeVisible();
      await expect(page.locator('[data-choice="pass"]').first()).toBeVisible();
      for (const name of ['sell', 'buy', 'steps', 'run'])
        await kind(page, name).locator('summary').press('Enter');
      expect(await findings(page)).toEqual([]);
      const before = await page.locator('[data-position]').getAttribute('data-position');
      await kind(page, 'pass').getByRole('button', { name: 'Start' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-position]').getAttribute('data-position')).not.toBe(before);
      await expect(page.locator('[data-running="pass"], [data-ended="pass"]').first()).toBeVisible();
    });
  }

  test('on a phone, in Japanese, each kind has its sentences', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openStockRound(page, '1841', 'ja');
    await autoButton(page).click();
    await expect(kind(page, 'pass')).toContainText('自分に関わることが起きるまでパス');
    for (const name of ['buy', 'steps', 'run']) await expect(kind(page, name)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide).toBe(false);
    expect(await findingsBesideDrawings(page)).toEqual([]);
  });
});
