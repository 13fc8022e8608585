import { expect, type Locator, type Page } from '@playwright/test';
import { moments, playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { settle } from './table.ts';

/** A position in which this decision is pending and the player has a choice. */
export async function openAt(
  page: Page,
  title: string,
  asked: string,
  names: 'en' | 'ja' = 'en',
): Promise<void> {
  await settle(page, {});
  const game = playedGame(title, 1);
  const { position: at, entry } = moments(game).find(({ decision }) => decision === asked)!;
  await openPlayed(page, title, game, at, entry.seat, names);
  await page.locator(`[data-panel="${asked}"]`).waitFor();
}

export const openStockRound = (page: Page, title: string) => openAt(page, title, 'trade');

export const pageScrolls = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);

/** Is it in sight, with nothing over its middle? */
export const isUncovered = (one: Locator) =>
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
export const expectInSight = (several: Locator, part: number) =>
  expect.poll(() => outOfSight(several, part)).toEqual([]);

/** Rows of companies and private companies that reach below the players' figures, which stay where they are. */
export const belowFigures = (page: Page) =>
  page.locator('tr[data-company], tr[data-private]').evaluateAll((rows) => {
    const figures = document.querySelector('tfoot')!.getBoundingClientRect().top;
    const low = rows.filter((row) => row.getBoundingClientRect().bottom > figures + 1);
    return low.map((row) => `${window.innerWidth}: ${row.textContent}`);
  });

/** Does the table need to be scrolled sideways, so that buttons cover figures? */
export const isTooWide = (page: Page) =>
  page
    .locator('section:has(> table)')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);

/** Pairs of elements that lie on each other. */
export const overlapping = (several: Locator) =>
  several.evaluateAll((elements) => {
    const places = elements.map((element) => element.getBoundingClientRect());
    return places.flatMap((a, i) =>
      places.flatMap((b, k) =>
        k > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? [[i, k]] : [],
      ),
    );
  });

export const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
export const TABLET = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** How far what scrolls fades at its lower edge, at the beginning and at the end. */
export function signsOfMore(scrolled: Locator): Promise<string[]> {
  return scrolled.evaluate(async (scroller) => {
    const signAt = async (to: number) => {
      scroller.scrollTop = to;
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return getComputedStyle(scroller).getPropertyValue('--more-below');
    };
    return [await signAt(0), await signAt(scroller.scrollHeight)];
  });
}
