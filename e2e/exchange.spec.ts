import { expect, type Locator, type Page } from '@playwright/test';
import { findings, findingsBesideDrawings } from './accessibility.ts';
import { moments, playedGame } from './prepared/played-game.ts';
import { beforeMerger, eightInvestors } from './prepared/positions-1841.ts';
import { openPlayed, openSandbox } from './prepared/sandbox.ts';
import { readIn, settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

/** A position in which this decision is pending and the player has a choice. */
async function openAt(page: Page, title: string, asked: string, names: 'en' | 'ja' = 'en'): Promise<void> {
  await settle(page, {});
  const game = playedGame(title, 1);
  const { position: at, entry } = moments(game).find(({ decision }) => decision === asked)!;
  await openPlayed(page, title, game, at, entry.seat, names);
  await page.locator(`[data-panel="${asked}"]`).waitFor();
}

const openStockRound = (page: Page, title: string) => openAt(page, title, 'trade');

const pageScrolls = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);

/** Is it in sight, with nothing over its middle? */
const isUncovered = (one: Locator) =>
  one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Those of which less than this part is in sight. */
const outOfSight = (several: Locator, part: number) =>
  several.evaluateAll(async (elements, least) => {
    if (elements.length === 0) return ['there are none'];
    const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries);
      });
      for (const element of elements) observer.observe(element);
    });
    const hidden = seen.filter(({ intersectionRatio }) => intersectionRatio < Math.max(least - 1e-9, 1e-9));
    return hidden.map(({ target }) => `${window.innerWidth}: ${target.textContent}`);
  }, part);

/** Looks at all of them at once: one after the other takes as long as to open the table. */
const expectInSight = (several: Locator, part: number) =>
  expect.poll(() => outOfSight(several, part)).toEqual([]);

/** Rows of companies and private companies that reach below the players' figures, which stay where they are. */
const belowFigures = (page: Page) =>
  page.locator('tr[data-company], tr[data-private]').evaluateAll((rows) => {
    const figures = document.querySelector('tfoot')!.getBoundingClientRect().top;
    const low = rows.filter((row) => row.getBoundingClientRect().bottom > figures + 1);
    return low.map((row) => `${window.innerWidth}: ${row.textContent}`);
  });

/** Does the table need to be scrolled sideways, so that buttons cover figures? */
const isTooWide = (page: Page) =>
  page
    .locator('section:has(> table)')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);

/** Pairs of elements that lie on each other. */
const overlapping = (several: Locator) =>
  several.evaluateAll((elements) => {
    const places = elements.map((element) => element.getBoundingClientRect());
    return places.flatMap((a, i) =>
      places.flatMap((b, k) =>
        k > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? [[i, k]] : [],
      ),
    );
  });

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
const TABLET = { width: 1024, height: 768 } as const;
const PHONE = { width: 390, height: 844 } as const;

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

/** Does the next bid begin a line of its own, and is a line drawn between it and the highest one? */
const lineAfterBid = (page: Page) =>
  page.locator('[data-standing]').evaluate((standing) => {
    const next = standing.nextElementSibling!;
    const bar = standing.parentElement!;
    const cut = Number.parseFloat(getComputedStyle(bar).clipPath.split(' ').at(-1) ?? '');
    const { left, top } = next.getBoundingClientRect();
    const line = left + Number.parseFloat(getComputedStyle(next, '::before').left);
    return {
      isWrapped: top > standing.getBoundingClientRect().top + 20,
      isDrawn:
        line > bar.getBoundingClientRect().left + cut ||
        getComputedStyle(standing).borderRightWidth !== '0px',
    };
  });

test('a line is between the highest bid and the next one, unless the next one is below', async ({ page }) => {
  await openAt(page, '1841', 'bid');
  for (const width of [1920, 1360, 360]) {
    await page.setViewportSize({ ...PHONE, width });
    const { isWrapped, isDrawn } = await lineAfterBid(page);
    expect(isDrawn, `${width}`).toBe(!isWrapped);
  }
  expect(await lineAfterBid(page)).toEqual({ isWrapped: true, isDrawn: false });
});

/** How far what scrolls fades at its lower edge, at the beginning and at the end. */
function signsOfMore(scrolled: Locator): Promise<string[]> {
  return scrolled.evaluate(async (scroller) => {
    const signAt = async (to: number) => {
      scroller.scrollTop = to;
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return getComputedStyle(scroller).getPropertyValue('--more-below');
    };
    return [await signAt(0), await signAt(scroller.scrollHeight)];
  });
}

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

for (const [title, count] of [
  ['18FL', 4],
  ['1860', 6],
  ['1841', 3],
] as const) {
  test(`on a tablet the market of ${title} shows where a sale begins and ends`, async ({ page }) => {
    await openStockRound(page, title);
    await page.setViewportSize(TABLET);
    const selling = page.locator(`tr[data-company]:has([data-choice="sell"][data-count="${count}"])`).first();
    const company = await selling.getAttribute('data-company');
    await selling.locator(`[data-choice="sell"][data-count="${count}"]`).click();
    await expect(page.locator(`[data-market-move="${company}"]`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`[data-marker="${company}"]`)).toBeInViewport({ ratio: 1 });
    // What is below the edge is announced by name, until it is reached.
    const more = page.locator('tfoot [data-more-below]');
    const rows = page.locator('section:has(> table tr[data-company])');
    const hidden = await rows.evaluate((one) => one.scrollHeight - one.clientHeight > 12);
    expect(await more.evaluate((one) => one.clientHeight > 0)).toBe(hidden);
    await rows.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect.poll(() => more.evaluate((one) => one.clientHeight)).toBe(0);
    // The log is not cut down to its search.
    await page.locator('[data-tab="log"]').click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  });
}

test('on a tablet the form of an auto action, the players’ figures and a company are in sight', async ({
  page,
}) => {
  await openStockRound(page, '1841');
  await page.setViewportSize(TABLET);
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await expectInSight(
    page.locator('[data-auto-kinds] :is(summary, details[open] input, details[open] button)'),
    1,
  );
  await expectInSight(page.locator('tfoot td:not(:empty)'), 0.99);
  await expectInSight(page.locator('tr[data-company]').first(), 1);
});

test('buttons that stay at the edge of a panel cover no field and do not fade', async ({ page }) => {
  await openAt(page, '1841', 'keep-tokens');
  for (const language of ['en', 'ja'] as const) {
    await readIn(page, language);
    const panel = page.locator('[data-position]');
    for (const one of await panel.locator('[data-panel] :is(select, input, button)').all())
      await expect.poll(() => isUncovered(one)).toBe(true);
    expect(await panel.evaluate((one) => getComputedStyle(one).maskImage)).toMatch(
      /^[^,]+, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 0px/,
    );
  }
  await readIn(page, 'en');
});

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

test('with eight players every row and its buttons are in sight', async ({ page }) => {
  await settle(page, {});
  await openSandbox(page, '1841', eightInvestors());
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const rows = page.locator('tr[data-company]:not([data-inactive])');
    await expect(rows).toHaveCount(8);
    await expectInSight(rows.locator('[data-choice]'), 0.95);
    expect(await pageScrolls(page)).toBe(false);
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

for (const [title, asked, lots] of [
  ['1860', 'bid', 6],
  ['18FL', 'bid-for-choice', 3],
] as const) {
  test(`a bidder in ${title} sees all lots, their abilities and everybody’s cash`, async ({ page }) => {
    await openAt(page, title, asked);
    for (const size of [...SIZES, TABLET]) {
      await page.setViewportSize(size);
      await expect(page.locator('tr[data-lot]')).toHaveCount(lots);
      await expectInSight(page.locator('tr[data-lot]'), 1);
      await expectInSight(page.locator('tfoot [data-cash]'), 0);
      expect(await pageScrolls(page)).toBe(false);
    }
    // A bid is chosen from a list, or entered: what paying it leaves is shown before it is confirmed.
    const listed = page.locator('[data-panel] button[aria-pressed]', { hasText: '$10' });
    if (title === '18FL') await listed.click();
    await expect(page.locator('[data-cash-after]')).toContainText(/leaves you [$£]\d/);
    // Everybody pays a sealed bid, so the figures show it too.
    if (title === '18FL') await expect(page.locator('tfoot [data-cash] [data-change]')).toContainText('$290');
    expect(await findingsBesideDrawings(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect(page.locator('li[data-lot]')).toHaveCount(lots);
    expect(await findingsBesideDrawings(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a swipe leads from the exchange to the map and back', async ({ page }) => {
    await openStockRound(page, '18FL');
    const sweep = (selector: string, to: number) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, across) => {
          const touch = (x: number) =>
            new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
          const begin = { bubbles: true, touches: [touch(200)], changedTouches: [touch(200)] };
          element.dispatchEvent(new TouchEvent('touchstart', begin));
          element.dispatchEvent(
            new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(200 + across)] }),
          );
        }, to);
    await sweep('[data-strip]', -150);
    await expect(page.locator('[data-stage="map"]')).toBeVisible();
    await sweep('[data-panel]', 150);
    await expect(page.locator('[data-stage="exchange"]')).toBeVisible();
  });
});

test('the players’ figures show what a merger leads to, and who is merged has no price', async ({ page }) => {
  await openAt(page, '1841', 'merge');
  await page.locator('tr[data-company] [data-choice]').last().click();
  await expect(page.locator('[data-deal] [data-outlook]')).toBeVisible();
  await expect(page.locator('tfoot [data-cash] [data-change]').first()).toBeVisible();
  const worth = await page.locator('tfoot tr:last-child [data-change] strong').first().innerText();
  await expect(page.locator('[data-deal] [data-change="worth"]').first()).toContainText(worth);
  await openAt(page, '1841', 'odd-share');
  await expect(page.locator('[data-marker="CFCC"]')).toBeVisible();
  await expect(page.locator('[data-marker="SB"], [data-marker="SFL"]')).toHaveCount(0);
});

test('on a phone a deal says what it changes for others', async ({ page }) => {
  await openStockRound(page, '1860');
  await page.setViewportSize(PHONE);
  await page
    .locator('li[data-private] [data-choice="buy-private"], li[data-lot] [data-choice]')
    .last()
    .click();
  await expect(page.locator('[data-deal] dl')).toContainText('Net worth of Bot');
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
});

test('rows that are cut by a few pixels only are seen to go on', async ({ page }) => {
  await settle(page, { language: 'ja' });
  await page.goto('/learn/18FL/float');
  const rows = page.locator('section:has(> table tr[data-company])');
  const cuts: number[] = [];
  for (let height = 800; height <= 900; height += 5) {
    await page.setViewportSize({ width: 1360, height });
    const cut = await rows.evaluate((one) => one.scrollHeight - one.clientHeight);
    if (cut <= 2 || cut > 12) continue;
    cuts.push(cut);
    expect((await signsOfMore(rows))[0], `${cut}px`).toBe('24px');
  }
  expect(cuts).not.toEqual([]);
});

test('on a phone the prices leave room for a Japanese name', async ({ page }) => {
  await settle(page, { language: 'ja' });
  await page.setViewportSize({ width: 360, height: 740 });
  const game = playedGame('1860', 1);
  const { position, entry } = moments(game).find(({ decision }) => decision === 'trade')!;
  await openPlayed(page, '1860', game, position, entry.seat, 'ja');
  const heads = page.locator('li[data-company] > div:first-child');
  await expect(heads.first()).toBeVisible();
  const lines = await heads.evaluateAll((all) =>
    all.map((head) =>
      Math.round(head.clientHeight / (1.2 * Number.parseFloat(getComputedStyle(head).fontSize))),
    ),
  );
  expect(Math.max(...lines)).toBeLessThan(4);
});

test('on a phone the market shows the company that acts', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [asked, company] of [
    ['company-purchase', 'SFLi'],
    ['merge', 'SB'],
  ] as const) {
    await openAt(page, '1841', asked);
    const marker = page.locator(`figure [data-marker="${company}"]`);
    await marker.scrollIntoViewIfNeeded();
    await page.locator('figure section').evaluate((one) => one.scrollTo(0, 0));
    // Its place is found again whenever the market changes its size.
    await page.setViewportSize({ ...PHONE, width: 360 });
    await expect(marker).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize(PHONE);
  }
  await test.step('not where the market fades', async () => {
    await page.setViewportSize({ ...PHONE, width: 360 });
    await openSandbox(page, '1841', beforeMerger());
    const isClear = () =>
      page.locator('figure [data-marker="SFTG"]').evaluate((one) => {
        const market = one.closest('section')!;
        const [marker, frame] = [one.getBoundingClientRect(), market.getBoundingClientRect()];
        const isMore = market.scrollWidth - market.clientWidth - market.scrollLeft > 12;
        return marker.left >= frame.left && marker.right <= frame.right - (isMore ? 24 : 0);
      });
    await expect.poll(isClear).toBe(true);
  });
});

test('beside the exchange everything can be looked up, and what takes the large area is chosen and remembered', async ({
  page,
}) => {
  await openStockRound(page, '18FL');
  await test.step('companies, trains, tiles and all figures can be looked up', () => lookUp(page));
  const large = (stage: 'exchange' | 'map') => expect(page.locator(`[data-stage="${stage}"]`)).toBeVisible();
  await test.step('the map is one key away, also after a reload', async () => {
    await large('exchange');
    await page.keyboard.press('x');
    await large('map');
    await page.reload();
    await large('map');
    await page.keyboard.press('x');
    await large('exchange');
    await page.keyboard.press('x');
    await large('map');
  });
  await test.step('the settings say what takes the large area', async () => {
    for (const stage of ['exchange', 'map'] as const) {
      await visit(page, '/settings');
      await page.getByLabel('Large area of the table').selectOption(stage);
      await page.goBack();
      await large(stage);
    }
  });
});

async function lookUp(page: Page): Promise<void> {
  await page.locator('[data-company="SR"] th button').click();
  await expect(page.locator('[data-card="SR"]')).toBeInViewport();
  await expect(page.locator('[data-card="SR"] svg[role="img"]')).toBeVisible();
  // Dots between facts are drawn only within a line, so that none is left at its end.
  await expect(page.locator('[data-card="SR"]')).not.toContainText('·');
  await expect(page.locator('[data-card="SR"]')).toContainText(/last run \$\d+.*\$\d+ per share/);
  await page.locator('[data-tab="trains"]').click();
  await expect(page.getByRole('tabpanel')).toContainText('The next purchase triggers');
  await page.locator('[data-tab="tiles"]').click();
  await expect(page.getByRole('tabpanel')).toContainText(/\d+ of \d+/);
  const numbers = await page.getByRole('tabpanel').locator('strong').allInnerTexts();
  // Two tiles with one number are told apart by the letters on them.
  expect(numbers.filter((number) => !/^\d+( \([A-Z]+\))?$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  await page.locator('[data-tab="holdings"]').click();
  const sheet = page.getByRole('tabpanel');
  await sheet.getByRole('button', { name: 'Treasury' }).click();
  await expect(sheet.getByRole('columnheader', { name: /Treasury/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      Object.assign(globalThis, { copied: text });
    };
  });
  await sheet.getByRole('button', { name: 'Copy as CSV' }).click();
  const lines = (await page.evaluate(() => String(Reflect.get(globalThis, 'copied')))).trim().split('\n');
  expect(lines[0]).toMatch(/^Company,.*Treasury/);
  expect(lines).toHaveLength(7);
}

test('on a tablet the row that is decided about and its buttons are in sight', async ({ page }) => {
  await page.setViewportSize(TABLET);
  for (const asked of ['bid', 'subscribe']) {
    await openAt(page, '1841', asked);
    await expectInSight(page.locator('tr[data-acting]'), 1);
    await expectInSight(page.locator('[data-panel] button:not(tr *)'), 1);
    expect(await pageScrolls(page)).toBe(false);
  }
});
