import { expect, type Page } from '@playwright/test';
import { findings } from './accessibility.ts';
import { dice } from './playing.ts';
import { playOn, settle, signIn } from './table.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** Tones that a page has played, by frequency. */
const heard = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'tones') as number[]);

/** Listens to what a page plays. */
async function listen(page: Page): Promise<Page> {
  await settle(page, {});
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(globalThis, { tones });
    // Toasts stay long enough to be seen on a busy machine.
    const timeout = globalThis.setTimeout;
    const slower = (work: () => void, ms = 0) => timeout(work, ms === 8000 ? 120_000 : ms);
    Object.assign(globalThis, { setTimeout: slower });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
  return page;
}

const YOUR_TURN = /^(\(\d+\) )?● Your turn – Union Station/;

test('a table calls players’ attention', async ({ page, anotherPerson }) => {
  const [aki, ben] = [await listen(page), await listen(await anotherPerson())];
  await signIn(aki, 'Aki');
  await expect(aki).toHaveTitle('Play with others · Signalbox');
  await aki.getByLabel('Game').selectOption('union-station');
  await aki.getByLabel('Players').selectOption('3');
  await aki.getByLabel('Number of bots').selectOption('1');
  await aki.getByLabel(/^Clock/).selectOption('live');
  await aki.getByRole('button', { name: 'Create', exact: true }).click();
  const link = await aki.getByLabel('Invitation link').inputValue();

  // An invitation says to which game, by whom, with whom and with which clock.
  await ben.goto(link);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Aki invites you to Union Station');
  const invitation = ben.locator('[data-invitation]');
  await expect(invitation).toContainText('1h each, plus 0:30 per move');
  await expect(invitation).toContainText('Aki');
  await expect(invitation).toContainText('Open seat');
  expect(await findings(ben)).toEqual([]);
  await ben.getByLabel('Name').fill('Ben');
  await ben.getByRole('button', { name: 'Play as a guest' }).click();
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await aki.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [aki, ben]) await page.locator('[data-position]').waitFor();

  // Players who waited for the start have the log from its first event.
  for (const page of [aki, ben])
    await expect(page.getByRole('tabpanel').getByText(/is drawn as lot 1/)).toBeVisible();

  // The browser's tab shows whose turn it is, with a marked icon; the clock runs.
  await expect
    .poll(async () => [await aki.title(), await ben.title()].some((t) => YOUR_TURN.test(t)))
    .toBe(true);
  const [mover, other] = YOUR_TURN.test(await aki.title()) ? [aki, ben] : [ben, aki];
  const name = mover === aki ? 'Aki' : 'Ben';
  await expect(other).toHaveTitle(new RegExp(`^Union Station – waiting for ${name}`));
  await expect(mover.locator('link[rel=icon]')).toHaveAttribute('href', /turn/);
  await expect(other.locator('link[rel=icon]')).not.toHaveAttribute('href', /turn/);
  await expect(other.locator('header [data-clock]')).toHaveText(/left$/);
  const before = await other.locator('header [data-clock]').textContent();
  await expect(other.locator('header [data-clock]')).not.toHaveText(before!);

  // New messages show a toast and play a sound although the chat is not open.
  await mover.getByRole('tab', { name: 'Chat' }).click();
  await mover.getByLabel('Message').fill('Good luck, everybody');
  await mover.getByRole('button', { name: 'Send' }).click();
  const toast = other.getByRole('button', { name: 'Good luck, everybody' });
  await expect(toast).toBeVisible();
  await expect(other).toHaveTitle(/^\(1\) /);
  await expect(other.getByRole('tab', { name: 'Chat' })).toContainText('1');
  expect(await heard(other)).toContain(990);
  expect(await findings(other)).toEqual([]);
  await toast.click();
  await expect(other.getByLabel('Message')).toBeVisible();
  await expect(other).toHaveTitle(/^Union Station/);

  // A move has a sound: that of a turn if it is now this player's turn, otherwise that of a move.
  const [MOVE, TURN] = [440, 660];
  await playOn(mover, dice(5), 1);
  await expect
    .poll(async () => (await heard(other)).some((tone) => tone === MOVE || tone === TURN))
    .toBe(true);

  // An anonymous spectator watches through the link, has nothing to undo, and is counted.
  const watcher = await listen(await anotherPerson());
  await watcher.setViewportSize({ width: 1680, height: 1050 });
  await watcher.goto(link);
  await watcher.getByRole('button', { name: 'Watch anonymously' }).click();
  await expect(watcher.getByText('You are watching this game.')).toBeVisible();
  await expect(watcher.getByRole('button', { name: /^Undo|Ask to undo/ })).toHaveCount(0);
  await expect(watcher.getByText(/Since your last/)).toHaveCount(0);
  await expect(other.locator('[data-spectators]')).toContainText('1 anonymous spectator');

  // On a wide screen the chat is next to the game.
  await expect(watcher.getByRole('region', { name: 'Chat' })).toContainText('Good luck, everybody');
  expect(await findings(watcher)).toEqual([]);
});

test('beside the time left a long question is not cut', async ({ page }) => {
  await signIn(page, 'Aki');
  await page.getByLabel('Game').selectOption('18FL');
  await page.getByLabel('Players').selectOption('3');
  await page.getByLabel('Number of bots').selectOption('2');
  await page.getByLabel(/^Clock/).selectOption('live');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const turn = page.locator('[data-turn="mine"]');
  await expect(turn).toContainText('Bid in secret for first pick of the private companies');
  await expect(turn.locator('[data-clock]')).toHaveText(/left$/);
  for (const width of [1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await turn.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  }
});
