import { expect, type Page } from '@playwright/test';
import { defaultOptions, type GameState, newGame } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { eightInvestors } from './prepared/positions-1841.ts';
import { runningWithHalts } from './prepared/positions-1860.ts';
import { finalPosition } from './prepared/recorded.ts';
import { openSandbox } from './prepared/sandbox.ts';
import { settle } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

const map = (page: Page) => page.locator('svg[role="group"]');

function beginning(title: string): GameState {
  const rules = TITLES.find(({ id }) => id === title)!;
  return newGame(rules, { players: 3, options: defaultOptions(rules.options) });
}

/** Texts that are painted with less than 11 pixels, each once. */
function tooSmall(page: Page): Promise<string[]> {
  return map(page)
    .locator('text')
    .evaluateAll((texts) => {
      const painted = texts.map((text) => {
        const { d } = (text as SVGTextElement).getScreenCTM()!;
        return { text: text.textContent ?? '', size: Number.parseFloat(getComputedStyle(text).fontSize) * d };
      });
      const small = painted.filter(({ text, size }) => text.trim() !== '' && size < 10.99);
      return [...new Set(small.map(({ text, size }) => `${text}: ${size.toFixed(1)}`))];
    });
}

/** Hexes that are covered by the zoom buttons. */
function coveredHexes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('[data-tools] button')].map((one) =>
      one.getBoundingClientRect(),
    );
    const points = buttons.flatMap(({ left, right, top, bottom }) => [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ]);
    const hexes = points.flatMap(([x, y]) =>
      document
        .elementsFromPoint(x!, y!)
        .map((element) => element.closest('[data-hex]')?.getAttribute('data-hex')),
    );
    return hexes.filter((hex): hex is string => hex != null);
  });
}

const POSITIONS: readonly (readonly [string, () => GameState])[] = [
  ['1841', () => finalPosition('1841')],
  ['1860', () => finalPosition('1860')],
  ['18FL', () => finalPosition('18FL')],
  ['union-station', () => beginning('union-station')],
];

/** Texts of the map that reach beyond its picture. */
function cutTexts(page: Page): Promise<string[]> {
  return map(page).evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const isCut = (text: Element) => {
      const { left, right } = text.getBoundingClientRect();
      return left < frame.left - 1 || right > frame.right + 1;
    };
    return [...svg.querySelectorAll('text')].filter(isCut).map(({ textContent }) => textContent ?? '');
  });
}

test.describe('at 1920×1080', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('the small picture of a wide map cuts no name', async ({ page }) => {
    await settle(page, { language: 'ja' });
    await openSandbox(page, '18FL', beginning('18FL'));
    // In one line or in several.
    await expect(map(page)).toContainText('ウェストパームビーチ');
    expect(await cutTexts(page)).toEqual([]);
    // Who does not see the map is read no lines of names, but whole names, from a list.
    expect(await map(page).ariaSnapshot()).not.toMatch(/パーム|ビーチ/);
    await page.locator('[data-tab="hexes"]').click();
    await expect(page.getByRole('tabpanel').getByText('ウェストパームビーチ').first()).toBeVisible();
    const tooltips = await map(page).locator('title').allTextContents();
    expect(tooltips.filter((one) => one.endsWith('ウェストパームビーチ'))).not.toEqual([]);
  });
});

test.describe('at 1440×900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [title, position] of POSITIONS) {
    test(`no text on the map of ${title} is smaller than 11 pixels, and no button covers a hex`, async ({
      page,
    }) => {
      await settle(page, { stages: { [`${title}/deals`]: 'map' } });
      await openSandbox(page, title, position());
      await map(page).locator('text').first().waitFor();
      await expect.poll(() => tooSmall(page)).toEqual([]);
      expect(await coveredHexes(page)).toEqual([]);
    });
  }

  test('above the map the names and the money of eight players are whole', async ({ page }) => {
    await settle(page, { stages: { '1841/deals': 'map' } });
    await openSandbox(page, '1841', eightInvestors());
    for (const width of [1024, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      const cut = await page.locator('ul:has(> [style*="--player"]) > li').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const name = card.querySelector('strong')!;
          const { right } = card.getBoundingClientRect();
          const isBeyond = [...card.querySelectorAll('span')].some(
            (one) => one.getBoundingClientRect().right > right,
          );
          return name.scrollWidth > name.clientWidth || isBeyond ? [card.textContent] : [];
        }),
      );
      expect(cut, `${width}`).toEqual([]);
    }
  });

  test('the map is drawn once for both stages, in the colours and with the texts that were chosen', async ({
    page,
  }) => {
    await settle(page, { coordinates: false, tiles: 'distinct' });
    await openSandbox(page, '1860', runningWithHalts());
    await map(page).evaluate((element) => Object.assign(element, { drawnBefore: true }));
    await expect(page.locator('html')).toHaveAttribute('data-tiles', 'distinct');
    expect(await map(page).locator('[data-letters="A5"] text').allInnerTexts()).not.toContain('A5');
    await page.keyboard.press('x');
    await expect(page.locator('[data-stage="exchange"]')).toBeVisible();
    await page.keyboard.press('x');
    await expect(page.locator('[data-stage="map"]')).toBeVisible();
    expect(await map(page).evaluate((element) => 'drawnBefore' in element)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map hides neither the heading of the question nor hexes behind buttons', async ({ page }) => {
    await settle(page, {});
    await openSandbox(page, '1860', runningWithHalts());
    expect(await coveredHexes(page)).toEqual([]);
    await page.locator('[data-turn="mine"] button').tap();
    const heading = page.getByRole('heading', { name: 'Run trains' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const onTop = await heading.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 4, y + height / 2));
    });
    expect(onTop).toBe(true);
  });

  test('zoomed in, letters take less of the drawing, so that names fit where they belong', async ({
    page,
  }) => {
    await settle(page, {});
    await openSandbox(page, '1860', runningWithHalts());
    const size = async () => {
      const letters = map(page).locator('g[aria-hidden][font-size]');
      return Number(await letters.getAttribute('font-size'));
    };
    const whole = page.getByRole('button', { name: 'Show the whole map' });
    await whole.tap();
    await expect.poll(size).toBe(17);
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(size).toBeLessThan(14);
    await whole.tap();
    await expect.poll(size).toBe(17);
  });
});

test('a map without revenues shows none of off-board areas either', async ({ page }) => {
  await settle(page, { layout: 'map', revenues: false });
  await openSandbox(page, '18FL', beginning('18FL'));
  await expect(map(page)).toBeVisible();
  const shown = map(page)
    .locator('text')
    .filter({ hasText: /^(20|30)$/, visible: true });
  await expect(shown).toHaveCount(0);
});
