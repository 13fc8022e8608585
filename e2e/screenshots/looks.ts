import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settle } from '../table.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots');

const SIZES = {
  desktop: { width: 1360, height: 850 },
  phone: { width: 360, height: 740 },
  tablet: { width: 1024, height: 768 },
  '1366': { width: 1366, height: 768 },
  '1440': { width: 1440, height: 900 },
  '1920': { width: 1920, height: 1080 },
  '390': { width: 390, height: 844 },
} as const;

export interface Look {
  readonly language: 'en' | 'ja';
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
}

/** Both languages on both kinds of screens, both themes in each language, and a tablet. */
export const LOOKS: readonly Look[] = [
  { language: 'en', size: 'desktop', theme: 'light' },
  { language: 'en', size: 'phone', theme: 'dark' },
  { language: 'ja', size: 'desktop', theme: 'dark' },
  { language: 'ja', size: 'phone', theme: 'light' },
  { language: 'en', size: 'tablet', theme: 'dark' },
];

/** Further common screens, for the exchange: it has to show every company on them. */
export const EXCHANGE_LOOKS: readonly Look[] = [
  { language: 'en', size: '1366', theme: 'light' },
  { language: 'ja', size: '1440', theme: 'light' },
  { language: 'en', size: '1920', theme: 'dark' },
  { language: 'ja', size: '390', theme: 'dark' },
];

const onPhone = ({ size }: Look) => SIZES[size].width < 600;

export const nameOf = ({ language, size }: Look) => `${language}-${size}`;

export async function dress(page: Page, look: Look, settings: object = {}): Promise<void> {
  await page.setViewportSize(SIZES[look.size]);
  await settle(page, { language: look.language, theme: look.theme, ...settings });
}

/** Pages are captured whole; of a table on a large screen only what is visible without scrolling. */
export async function shoot(page: Page, look: Look, name: string, whole = onPhone(look)): Promise<void> {
  // Sticky elements would be in the middle of a page that is captured whole.
  if (whole) {
    await page
      .locator('[class*="doIt"], [class*="chosenBox"], [data-needed], [data-past]')
      .evaluateAll((found) => {
        for (const one of found) one.style.position = 'static';
      });
  }
  await page.waitForTimeout(350);
  await page.screenshot({ path: join(FOLDER, `${name}-${nameOf(look)}.png`), fullPage: whole });
}
