import { expect, type Page } from '@playwright/test';
import { defaultOptions, newGame } from '@signalbox/kernel';
import { eighteenFortyOne } from '@signalbox/titles';
import { table } from '@signalbox/titles/18fl/position.ts';
import { table as firstStockRound } from '@signalbox/titles/1860/positions/position.ts';
import { findings } from './accessibility.ts';
import {
  belowFigures,
  expectInSight,
  isTooWide,
  isUncovered,
  openAt,
  openStockRound,
  overlapping,
  PHONE,
  pageScrolls,
  SIZES,
  signsOfMore,
  TABLET,
} from './exchange.ts';
import { moments, playedGame } from './prepared/played-game.ts';
import { eightInvestors } from './prepared/positions-1841.ts';
import { openPlayed, openSandbox } from './prepared/sandbox.ts';
import { readIn, settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

test('on wide screens no button covers the last runs, when prices have moved and in either language', async ({
  page,
}) => {
  const WIDE = [{ width: 1600, height: 900 }, { width: 1760, height: 990 }, SIZES[2]];
  for (const asked of ['company-purchase', 'trade']) {
    await openAt(page, '1841', asked);
    for (const language of ['en', 'ja'] as const) {
      await readIn(page, language);
      for (const size of WIDE) {
        await page.setViewportSize(size);
        expect(await isTooWide(page), `${asked} ${language} ${size.width}`).toBe(false);
      }
    }
    await readIn(page, 'en');
  }
});

test('no button covers the last runs in Japanese while a company acts, even with Japanese names', async ({
  page,
}) => {
  const expectRoom = async (what: string) => {
    for (const size of [{ width: 1360, height: 850 }, ...SIZES]) {
      await page.setViewportSize(size);
      expect(await isTooWide(page), `${what} ${size.width}`).toBe(false);
    }
  };
  for (const asked of ['merge', 'company-sale']) {
    await openAt(page, '1841', asked, 'ja');
    await readIn(page, 'ja');
    await expectRoom(asked);
    if (asked === 'company-sale') {
      await page.locator('tr[data-company] [data-choice="sell"]').last().click();
      await expect(page.locator('tbody [data-change]').first()).toBeVisible();
      await expectRoom(`${asked} chosen`);
    }
    await readIn(page, 'en');
  }
});

/** Prices of the market that are cut at the left or at the right of what scrolls: 24 would be read for 224. */
function cutPrices(page: Page): Promise<string[]> {
  return page.locator('[data-market]:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { left, right } = (drawing.closest('section') ?? drawing).getBoundingClientRect();
      return [...drawing.querySelectorAll('text')].flatMap((text) => {
        const place = text.getBoundingClientRect();
        const isCut = (edge: number) => place.left < edge - 1 && place.right > edge + 1;
        return isCut(left) || isCut(right) ? [text.textContent ?? ''] : [];
      });
    }),
  );
}

/** Names of players of which a part is not shown: the rest may be that of others too. */
const cutNames = (page: Page) =>
  page
    .locator('thead [title]:not(th, abbr)')
    .evaluateAll((names) =>
      names
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
        .map(({ textContent }) => textContent),
    );

for (const title of ['1860', '18FL', '1841']) {
  test(`every company of ${title}, the market and the buttons are visible in a stock round`, async ({
    page,
  }) => {
    await openStockRound(page, title);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator('[data-market]').first()).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-choice="pass"]').first()).toBeInViewport({ ratio: 1 });
      const rows = page.locator('tr[data-company]:not([data-inactive])');
      await expectInSight(rows, 1);
      expect(await belowFigures(page)).toEqual([]);
      // No action is cut off at the side.
      await expectInSight(rows.locator('[data-choice]'), 0.95);
      // All tabs, in as many lines as they need.
      await expectInSight(page.getByRole('tab'), 1);
      expect(await pageScrolls(page)).toBe(false);
    }
    // Japanese headings are wider.
    await readIn(page, 'ja');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await belowFigures(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
    await readIn(page, 'en');
    // What others have done since this player's last turn is marked.
    await expect(page.locator('[data-since]').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(SIZES[0]);
    await page.locator('tr [data-choice]').last().click();
    await expect.poll(() => isUncovered(page.locator('[data-deal] button[data-kind="main"]'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize(TABLET);
    expect(await pageScrolls(page)).toBe(false);
    await expect(page.locator('[data-choice="pass"]').first()).toBeInViewport({ ratio: 1 });
    // Not even the private companies of 1860 are below the edge.
    const table = page.locator('section:has(> table tr[data-company])');
    if (title === '1860')
      expect(await table.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(3);
    // Fourteen companies may scroll within the table here.
    const rows = page.locator('tr[data-company]:not([data-inactive])');
    for (const one of await rows.all()) {
      if (title !== '18FL') await one.scrollIntoViewIfNeeded();
      await expect(one).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(PHONE);
    await expect(page.locator('[data-choice="pass"]').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('li[data-company]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await expect.poll(() => cutPrices(page)).toEqual([]);
    await page.setViewportSize(SIZES[0]);
    await page.keyboard.press('[');
    await expect
      .poll(() => isUncovered(page.getByRole('button', { name: 'Back to the present' })))
      .toBe(true);
  });
}

test('no button covers figures that a sale would change', async ({ page }) => {
  await openStockRound(page, '1841');
  await page.locator('tr[data-company] [data-choice="sell"][data-count="3"]').first().click();
  await expect(page.locator('tbody [data-change]').first()).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await isTooWide(page)).toBe(false);
  }
  // On a tablet there are more rows below the edge, which they show by fading there.
  await page.setViewportSize(TABLET);
  const rows = page.locator('section:has(> table tr[data-company])');
  expect(await signsOfMore(rows)).toEqual(['24px', '0px']);
  await page.locator('[data-tab="companies"]').click();
  expect(await signsOfMore(page.getByRole('tabpanel'))).toEqual(['24px', '0px']);
});

test('shares of several companies are chosen in one line, and what follows from the sale is told', async ({
  page,
}) => {
  await openAt(page, '1841', 'trade');
  const form = page.locator('details', { hasText: 'several companies' }).last();
  await form.locator('summary').click();
  const counts = form.locator('select');
  const tops = await counts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  const before = await counts.first().boundingBox();
  for (const one of [0, 1]) await counts.nth(one).selectOption('1');
  // §3.2
  await expect(form.getByText(/^You cannot buy shares of \w+ and \w+ again in this round/)).toBeVisible();
  expect(await counts.first().boundingBox()).toEqual(before);
});

test('with eight players every row and its buttons are in sight', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1841', eightInvestors());
  for (const language of ['ja', 'en'] as const) {
    await readIn(page, language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const rows = page.locator('tr[data-company]:not([data-inactive])');
      await expect(rows).toHaveCount(8);
      await expectInSight(rows.locator('[data-choice]'), 0.95);
      expect(await pageScrolls(page)).toBe(false);
      expect(await isTooWide(page), `${language} ${size.width}`).toBe(false);
      expect(await cutNames(page), `${language} ${size.width}`).toEqual([]);
    }
  }
  // The enlarged picture of who owns what is larger, its boxes lie apart, and one chain can be singled out.
  await page.locator('[data-tab="ownership"]').click();
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const boxes = page.getByRole('dialog').locator('[data-owner]');
  await expect(boxes).toHaveCount(16);
  expect(await overlapping(boxes)).toEqual([]);
  await boxes.first().hover();
  await expect(page.getByRole('dialog').locator('[data-owner][data-aside]').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('on a low screen the first stock round of four players in 1860 is seen as a whole', async ({ page }) => {
  await settle(page, {});
  await page.setViewportSize(SIZES[0]);
  await openSandbox(page, '1860', firstStockRound(4));
  await expect(page.locator('tr[data-private] [data-barred]').first()).toBeVisible();
  for (const language of ['ja', 'en'] as const) {
    await readIn(page, language);
    await expect.poll(() => belowFigures(page)).toEqual([]);
  }
});

test('the names of four players keep to one line where there is room', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '18FL', table(4));
  for (const language of ['ja', 'en'] as const) {
    await readIn(page, language);
    for (const width of [1366, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const names = page.locator('thead [title]:not(th, abbr)');
      await expect(names).toHaveCount(4);
      const heights = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.max(...heights), `${language} ${width}`).toBeLessThan(20);
      expect(await isTooWide(page), `${language} ${width}`).toBe(false);
    }
  }
});

test('with eight players the lots have the room that they need', async ({ page }) => {
  await settle(page, {});
  const { options } = eighteenFortyOne;
  await openSandbox(
    page,
    '1841',
    newGame(eighteenFortyOne, { players: 8, options: defaultOptions(options) }),
  );
  const lots = page.locator('section:has(> [data-auction])');
  for (const language of ['ja', 'en'] as const) {
    await readIn(page, language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await isTooWide(page), `${language} ${size.width}`).toBe(false);
      expect(await cutNames(page), `${language} ${size.width}`).toEqual([]);
    }
  }
  expect(await lots.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(3);
});

test('six counts that can be sold stay in one line beside Japanese names', async ({ page }) => {
  await settle(page, { language: 'ja' });
  await page.setViewportSize({ width: 1360, height: 850 });
  const game = playedGame('1860', 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, '1860', game, position, entry.seat, 'ja');
  const counts = page.locator('tr:has([data-count="6"]) [data-count]');
  await expect(counts).toHaveCount(6);
  const tops = await counts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await isTooWide(page)).toBe(false);
  await test.step('nor is the purchase above them', async () => {
    const row = page.locator('tr:has([data-count="6"])');
    const middles = await row
      .locator('[data-choice]')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2),
      );
    expect(middles.length).toBe(7);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    const [run, first] = [row.locator('[data-last]'), row.locator('[data-choice]').first()];
    const [shown, button] = [(await run.boundingBox())!, (await first.boundingBox())!];
    expect(shown.x + shown.width).toBeLessThan(button.x);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await isTooWide(page)).toBe(false);
  });
});

test('three runs are visible in Japanese too, where the buttons of the row leave room', async ({ page }) => {
  await settle(page, { language: 'ja' });
  const game = playedGame('1860', 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, '1860', game, position, entry.seat, 'ja');
  const runs = page.locator('[data-company="IWNJ"] [data-run]').filter({ visible: true });
  for (const size of [{ width: 1360, height: 850 }, ...SIZES, TABLET]) {
    await page.setViewportSize(size);
    await expect(runs, `${size.width}`).toHaveCount(3);
    expect(await isTooWide(page), `${size.width}`).toBe(false);
  }
});

test('rows that are cut by a few pixels only are seen to go on', async ({ page }) => {
  await settle(page, { language: 'ja' });
  await page.goto('/learn/18FL/float');
  const rows = page.locator('section:has(> table tr[data-company])');
  const cuts: number[] = [];
  for (let height = 600; height <= 800; height += 4) {
    await page.setViewportSize({ width: 1360, height });
    const cut = await rows.evaluate((one) => one.scrollHeight - one.clientHeight);
    if (cut <= 2 || cut > 12) continue;
    cuts.push(cut);
    expect((await signsOfMore(rows))[0], `${cut}px`).toBe('24px');
  }
  expect(cuts).not.toEqual([]);
});

test('what a rule says covers no row and no button of the exchange', async ({ page }) => {
  await openStockRound(page, '18FL');
  for (const size of [...SIZES, TABLET]) {
    await page.setViewportSize(size);
    await page.locator('section button[aria-label^="Rule "]').first().click();
    const sheet = (await page.getByRole('dialog').boundingBox())!;
    const rows = (await page.locator('[data-panel] table').first().boundingBox())!;
    const isBeside = sheet.x >= rows.x + rows.width || sheet.y >= rows.y + rows.height;
    expect(isBeside, `${size.width}`).toBe(true);
    await page.keyboard.press('Escape');
  }
});
