import { type Page, test } from '@playwright/test';
import { LATE_TITLES, lateBoard } from '../prepared/late-boards.ts';
import { openSandbox } from '../prepared/sandbox.ts';
import { dress, LOOKS, nameOf, shoot } from './looks.ts';

/** The crowded places to which a map is zoomed in. */
const CROWDED: Readonly<Record<string, string>> = {
  '18FL': 'G20',
  'union-station': 'F3',
  '1860': 'G9',
  '1841': 'K7',
};

async function zoomIn(page: Page, title: string): Promise<void> {
  const { x, y } = await page.locator(`[data-hex="${CROWDED[title]}"]`).evaluate((hex) => {
    const place = hex.getBoundingClientRect();
    return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  });
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
}

interface Form {
  readonly titles: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly lead?: (page: Page, title: string) => Promise<void>;
}

/** Late maps as they can be set, and zoomed in. */
const FORMS: Readonly<Record<string, Form>> = {
  late: { titles: LATE_TITLES, settings: {} },
  vivid: { titles: ['18FL', '1860', '1841'], settings: { tiles: 'vivid' } },
  distinct: { titles: ['18FL', '1860', '1841'], settings: { tiles: 'distinct' } },
  'no-coordinates': { titles: ['18FL'], settings: { coordinates: false } },
  'no-revenues': { titles: ['18FL', '1841'], settings: { revenues: false } },
  zoomed: { titles: LATE_TITLES, settings: {}, lead: zoomIn },
};

for (const look of LOOKS) {
  for (const [form, { titles, settings, lead }] of Object.entries(FORMS)) {
    test(`map ${form} ${nameOf(look)}`, async ({ page }) => {
      await dress(page, look, { layout: 'map', ...settings });
      for (const title of titles) {
        await openSandbox(page, title, lateBoard(title));
        await lead?.(page, title);
        await shoot(page, look, `map-${form}-${title}`, false);
      }
    });
  }
}
