import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settle } from '../table.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots');

export interface Look {
  readonly language: 'en' | 'ja';
  readonly size: 'desktop' | 'phone';
  readonly theme: 'light' | 'dark';
}

const SIZES = { desktop: { width: 1360, height: 850 }, phone: { width: 360, height: 740 } } as const;

/** Both languages on both kinds of screens, and both themes in each language. */
export const LOOKS: readonly Look[] = [
  { language: 'en', size: 'desktop', theme: 'light' },
  { language: 'en', size: 'phone', theme: 'dark' },
  { language: 'ja', size: 'desktop', theme: 'dark' },
  { language: 'ja', size: 'phone', theme: 'light' },
];

export const nameOf = ({ language, size }: Look) => `${language}-${size}`;

export async function dress(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(SIZES[look.size]);
  await settle(page, { language: look.language, theme: look.theme });
}

/** Pages are captured whole; of a table on a desktop only what is visible without scrolling. */
export async function shoot(
  page: Page,
  look: Look,
  name: string,
  whole = look.size === 'phone',
): Promise<void> {
  // Sticky elements would be in the middle of a page that is captured whole.
  if (whole) {
    await page.locator('[class*="doIt"], [class*="chosenBox"], [data-needed]').evaluateAll((found) => {
      for (const one of found) one.style.position = 'static';
    });
  }
  await page.waitForTimeout(350);
  await page.screenshot({ path: join(FOLDER, `${name}-${nameOf(look)}.png`), fullPage: whole });
}
