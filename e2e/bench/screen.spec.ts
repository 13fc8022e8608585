import { type Page, test } from '@playwright/test';
import { longGame } from '../long-game.ts';
import { moments, playedGame } from '../prepared/played-game.ts';
import { openPlayed, save } from '../prepared/sandbox.ts';
import { settle } from '../table.ts';

const RUNS = 5;

/** How long somebody may wait, in milliseconds: for the consequences of a click, and for one changed row. */
const ALLOWED = { consequences: 50, row: 16 } as const;

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

/** Does something in the exchange and waits until its figures show it; returns the milliseconds that took. */
async function timeToShow(page: Page, what: 'pick' | 'cancel'): Promise<number> {
  return page.evaluate(async (doing) => {
    const table = document.querySelector('[data-panel] table')!;
    const marked = () => table.querySelector('[data-change]') !== null;
    const done = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (marked() !== (doing === 'pick')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(table, { subtree: true, childList: true, attributes: true });
    });
    const began = performance.now();
    if (doing === 'pick') table.querySelector<HTMLButtonElement>('tr[data-company] [data-choice]')!.click();
    else window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await done;
    return performance.now() - began;
  }, what);
}

test('a share of 1841 is picked in the exchange', async ({ page }) => {
  await settle(page, {});
  const game = playedGame('1841', 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, '1841', game, position, entry.seat, 'en');
  await page.locator('[data-panel="trade"] tr[data-company] [data-choice]').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  // The time of the page's own thread: on a busy machine it is steadier than the clock on the wall.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (wanted: string) => 1000 * metrics.find(({ name }) => name === wanted)!.value;
    return { scripts: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
  const none = () => ({ took: [] as number[], scripts: [] as number[], layout: [] as number[] });
  const found = { pick: none(), cancel: none() };
  for (let i = 0; i < 30; i++) {
    for (const what of ['pick', 'cancel'] as const) {
      const before = await spent();
      found[what].took.push(await timeToShow(page, what));
      const after = await spent();
      for (const kind of ['scripts', 'layout'] as const) found[what][kind].push(after[kind] - before[kind]);
    }
  }
  const said = ({ took, scripts, layout }: ReturnType<typeof none>, allowed: number) => {
    const [wall, running, placing] = [took, scripts, layout].map(middle) as [number, number, number];
    const share = (spent: number) => `${((100 * spent) / allowed).toFixed(0)}%`;
    return [
      `median ${wall.toFixed(1)} ms of ${took.length} (${share(wall)} of ${allowed} ms)`,
      `of the page's thread ${running.toFixed(1)} ms scripts and ${placing.toFixed(1)} ms layout (${share(running + placing)})`,
    ].join('; ');
  };
  console.log(`from a click to its consequences: ${said(found.pick, ALLOWED.consequences)}`);
  console.log(`one changed row: ${said(found.cancel, ALLOWED.row)}`);
});
