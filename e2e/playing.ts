import type { Locator, Page } from '@playwright/test';

/** A small seeded generator, so that a game that fails can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * n);
  };
}

/** What was clicked happens at once; on a busy machine it may take its time. */
const PATIENCE_MS = 30_000;

/** Whose move it is: the person's, nobody's because the game is over, or still another player's. */
export async function situation(page: Page): Promise<'mine' | 'over'> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-outcome]')) return 'over';
      return document.querySelector('[data-turn="mine"]') ? 'mine' : null;
    },
    undefined,
    { timeout: 60_000, polling: 20 },
  );
  return (await handle.jsonValue()) as 'mine' | 'over';
}

/** How much has happened. */
async function position(page: Page): Promise<string | null> {
  return page.locator('[data-position]').getAttribute('data-position');
}

async function pick(all: Locator, roll: (n: number) => number, force = false): Promise<boolean> {
  const count = await all.count();
  if (count === 0) return false;
  // It may be gone by now: then the caller looks again.
  await all
    .nth(roll(count))
    .click({ force, timeout: 2000 })
    .catch(() => {});
  return true;
}

/** A player who only sells and passes makes no progress, so other choices are preferred. */
async function pickChoice(panel: Locator, roll: (n: number) => number): Promise<boolean> {
  for (const more of await panel.locator('details[data-more]:not([open]) > summary').all())
    await more.click();
  const busy = panel.locator('button[data-choice]:not([data-choice="sell"], [data-choice="pass"]):enabled');
  if (roll(4) > 0 && (await pick(busy, roll))) return true;
  return pick(panel.locator('button[data-choice]:enabled'), roll);
}

/** One decision by clicks, as a player without a plan would make it; or none if it is over before. */
export async function decide(page: Page, roll: (n: number) => number, over?: Locator): Promise<void> {
  const before = await position(page);
  const panel = page.locator('[data-panel]');
  const targets = page.locator('[data-target]');
  const onMap = (await targets.count()) > 0 && roll(4) > 0;
  if (onMap) await pick(targets, roll, true);
  else if (!(await pickChoice(panel, roll))) await pick(targets, roll, true);
  const confirm = panel.locator('button[data-kind="main"]:enabled');
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 0; Date.now() < deadline; tries++) {
    if ((await position(page)) !== before || (over && (await over.count()) > 0)) return;
    if ((await confirm.count()) > 0)
      await confirm
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
    // What was ticked on the map may leave nothing to confirm, or belong to the previous question: choose again.
    else if (tries % 40 === 39 && !(await pick(targets, roll, true))) await pickChoice(panel, roll);
    await page.waitForTimeout(15);
  }
  throw new Error('Nothing happened after a decision was clicked.');
}

/** Presses a button of the panel, confirms if asked, and waits until it has happened. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const before = await position(page);
  // Only the question of this panel is confirmed: the next one may already be there.
  const asked = await page.locator('[data-panel]').getAttribute('data-panel');
  const panel = page.locator(`[data-panel="${asked}"]`);
  await panel.getByRole('button', { name }).first().click();
  const confirm = panel.getByRole('button', { name: /^(Confirm|決定)$/ }).first();
  const deadline = Date.now() + PATIENCE_MS;
  while ((await position(page)) === before && Date.now() < deadline) {
    if (await confirm.isVisible()) await confirm.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(20);
  }
  if ((await position(page)) === before) throw new Error(`${name} was pressed and nothing happened.`);
}
