import { type Page, test } from '@playwright/test';
import { longGame } from '../long-game.ts';
import { moments, playedGame } from '../prepared/played-game.ts';
import { openPlayed, save } from '../prepared/sandbox.ts';
import { settle } from '../table.ts';

const RUNS = 5;

/** From the click on the home page to the whole table. */
async function timeToOpen(page: Page, position: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const began = performance.now();
    document.querySelector<HTMLAnchorElement>('a[href^="/table/"]')!.click();
    while (!document.querySelector(`[data-position="${wanted}"]`) || !document.querySelector('[data-hex]')) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return performance.now() - began;
  }, position);
}

/** The median time from the choice of another tile to its being drawn in the chosen hex. */
async function timeToDraw(page: Page): Promise<number> {
  const times = await page.evaluate(async () => {
    const found: number[] = [];
    const hex = document.querySelector('[data-target][aria-pressed="true"]')!.getAttribute('data-target');
    const drawn = document.querySelector(`[data-hex="${hex}"]`)!;
    const tiles = [...document.querySelectorAll<HTMLButtonElement>('[data-panel] fieldset button')];
    for (let i = 0; i < 40; i++) {
      const changed = new Promise<boolean>((resolve) => {
        new MutationObserver(() => resolve(true)).observe(drawn, {
          subtree: true,
          childList: true,
          attributes: true,
        });
        setTimeout(() => resolve(false), 200);
      });
      const began = performance.now();
      tiles[i % tiles.length]!.click();
      if (await changed) found.push(performance.now() - began);
    }
    return found;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

test('opening a long game', async ({ page }) => {
  await settle(page, {});
  const { table, entries } = longGame(1000);
  await save(page, table, entries);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto('/', { waitUntil: 'networkidle' });
    times.push(await timeToOpen(page, table.position));
  }
  console.log(`opening ${table.position} actions: median ${Math.round(middle(times))} ms of ${RUNS}`);
});

test('drawing one changed hex', async ({ page }) => {
  await settle(page, {});
  const { table, entries } = longGame(1000);
  await save(page, table, entries);
  await page.goto('/', { waitUntil: 'networkidle' });
  await timeToOpen(page, table.position);
  // A hex where more than one tile fits.
  const tiles = page.locator('[data-panel] fieldset button');
  for (const target of await page.locator('[data-target]').all()) {
    await target.click({ force: true });
    await tiles.first().waitFor();
    if ((await tiles.count()) > 1) break;
    await page.keyboard.press('Escape');
  }
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timeToDraw(page));
  console.log(`one changed hex: median ${middle(times).toFixed(1)} ms of ${RUNS}`);
});

/** What a click on a button of the exchange takes until its consequences are shown, and Escape until they are gone. */
async function timesInExchange(page: Page): Promise<{ shown: number[]; redrawn: number[] }> {
  return page.evaluate(async () => {
    const table = document.querySelector('[data-panel] table')!;
    const until = (done: () => boolean) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!done()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(table, { subtree: true, childList: true, attributes: true });
      });
    const shown: number[] = [];
    const redrawn: number[] = [];
    for (let i = 0; i < 20; i++) {
      const button = table.querySelector<HTMLButtonElement>('tr[data-company] [data-choice]')!;
      const changed = until(() => table.querySelector('[data-change]') !== null);
      let began = performance.now();
      button.click();
      await changed;
      shown.push(performance.now() - began);
      const back = until(() => table.querySelector('[data-change]') === null);
      began = performance.now();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await back;
      redrawn.push(performance.now() - began);
    }
    return { shown, redrawn };
  });
}

test('a share of 1841 is picked in the exchange', async ({ page }) => {
  await settle(page, {});
  const game = playedGame('1841', 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, '1841', game, position, entry.seat, 'en');
  await page.locator('[data-panel="trade"] tr[data-company] [data-choice]').first().waitFor();
  const { shown, redrawn } = await timesInExchange(page);
  console.log(`from a click to its consequences: median ${middle(shown).toFixed(1)} ms of ${shown.length}`);
  console.log(`one changed row: median ${middle(redrawn).toFixed(1)} ms of ${redrawn.length}`);
});
