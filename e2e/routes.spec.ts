import { expect, type Page } from '@playwright/test';
import { enclosing, type GameState } from '@signalbox/kernel';
import { PROCEDURES } from '@signalbox/titles/18fl/exports.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { findings } from './accessibility.ts';
import { runningWithHalts } from './prepared/positions-1860.ts';
import { lastRun } from './prepared/recorded.ts';
import { openSandbox } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

const panel = (page: Page) => page.locator('[data-panel="run-trains"]');
const stop = (page: Page, id: string) => page.locator(`[data-stop="${id}"]`);
const chosen = (page: Page) => page.locator('[data-stop][aria-pressed="true"]');
const note = (page: Page) => page.getByRole('alert');

/** Does the running company have several trains? */
function severalTrains(position: GameState): boolean {
  const state = position as State;
  const turn = enclosing(state, PROCEDURES.companyTurn);
  return turn !== null && state.companies[turn.vars.company].trains.length > 1;
}

/** The first stops of a train that it does not call at now, though it could. */
async function otherStop(page: Page): Promise<string> {
  const found = await page
    .locator('[data-stop][data-reached]')
    .evaluateAll((stops) => stops.map((one) => one.getAttribute('data-stop')!));
  return found[0]!;
}

test('18FL: stops are clicked in order, the trains follow, and a stop that cannot be reached says why', async ({
  page,
}) => {
  await settle(page, {});
  await openSandbox(page, '18FL', lastRun('18FL', severalTrains));
  const trains = panel(page).locator('[data-train]');
  const best = await trains.allInnerTexts();
  expect(best.join()).not.toMatch(/(port|hotel) \+/);
  await expect(panel(page).getByText(/^Total \$\d+$/)).toBeVisible();
  // Each train has its own line, with different dashes.
  const dashes = await page
    .locator('[data-route]')
    .evaluateAll((routes) =>
      routes.map((route) => route.querySelector('path[stroke]')!.getAttribute('stroke-dasharray')),
    );
  expect(new Set(dashes).size).toBe(dashes.length);

  const first = await otherStop(page);
  await stop(page, first).click();
  await expect(panel(page)).toContainText('The best run through the stops you chose');
  await expect(chosen(page)).toHaveCount(1);

  // Havana cannot be reached: the reason is shown at the pointer, and the chosen stops stay.
  await stop(page, 'N23.0').click();
  await expect(note(page)).toContainText(/§7\.4/);
  const said = (await note(page).boundingBox())!;
  const there = (await stop(page, 'N23.0').boundingBox())!;
  expect(Math.abs(said.y + said.height / 2 - there.y)).toBeLessThan(160);
  await expect(chosen(page)).toHaveCount(1);

  // The other train gets its own stop.
  await trains.nth(1).getByRole('button').click();
  await expect(chosen(page)).toHaveCount(0);
  await stop(page, await otherStop(page)).click();
  await expect(note(page)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(1);

  // A chosen stop is removed by another click.
  await chosen(page).click();
  await expect(chosen(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the best run' }).click();
  expect(await trains.allInnerTexts()).toEqual(best);
  // What is below its button in a low window would be cut there without fading.
  await expect(panel(page).locator('[data-pinned] ~ *')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Run these routes' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('18FL: a route that is dragged where it cannot go says why, and stays', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '18FL', lastRun('18FL', severalTrains));
  const best = await panel(page).locator('[data-train]').allInnerTexts();
  const middle = await page.locator('[data-route] path[stroke]').evaluateAll((paths) => {
    // Track between two stops: a stop itself is pressed, not dragged.
    const places = paths.map((path) => path.getBoundingClientRect());
    const centres = places.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    return (
      centres.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-route]')) ?? centres[0]!
    );
  });
  const away = (await page.locator('[data-hex="N23"]').boundingBox())!;
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(away.x + away.width / 2, away.y + away.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(note(page)).toContainText(/§7\.4/);
  expect(await panel(page).locator('[data-train]').allInnerTexts()).toEqual(best);
});

test('1860: a route is made with the keyboard alone, on the map and from the list', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1860', runningWithHalts());
  const first = await otherStop(page);
  await stop(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(stop(page, first)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(chosen(page)).toHaveCount(0);
  const list = panel(page).getByRole('combobox');
  // Only stops that a route can reach are offered.
  const offered = await list
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
  const reached = await page
    .locator('[data-stop][data-reached]')
    .evaluateAll((stops) => stops.map((one) => one.getAttribute('data-stop')!));
  expect(offered.toSorted()).toEqual(reached.toSorted());
  expect(reached.length).toBeLessThan(await page.locator('[data-stop]').count());
  await list.selectOption(offered.at(-1)!);
  await expect(stop(page, offered.at(-1)!)).toHaveAttribute('aria-pressed', 'true');
  expect(await findings(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Run these routes' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('1841: stops are tapped, in Japanese, and one out of reach says why', async ({ page }) => {
    await settle(page, { language: 'ja' });
    await openSandbox(
      page,
      '1841',
      lastRun('1841', () => true),
    );
    await page.locator('[data-turn="mine"] button').tap();
    const first = await otherStop(page);
    await stop(page, first).tap();
    await expect(stop(page, first)).toHaveAttribute('aria-pressed', 'true');
    await expect(panel(page)).toContainText('選んだ停車地を順に通る');
    await page.getByRole('button', { name: '全体を表示' }).tap();
    await stop(page, 'A7.0').tap();
    await expect(note(page)).toContainText('§4.3.1');
    await expect(note(page)).toBeInViewport();
    await expect(stop(page, first)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('as long as the choice of stops is below the button, it is announced beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 850 });
  await settle(page, {});
  await openSandbox(page, '1860', runningWithHalts());
  const announced = panel(page).getByText('choose other stops', { exact: false });
  const height = () => announced.evaluate((one) => one.clientHeight);
  await expect.poll(height).toBeGreaterThan(10);
  await panel(page).getByRole('combobox').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Action' }).evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(height).toBe(0);
});
