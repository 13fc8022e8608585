import { expect, type Page } from '@playwright/test';
import { decide, situation } from './playing.ts';
import { hasOrigin, visit } from './visit.ts';

/** Stores settings before the page is loaded, or at once if one is; those that are already stored stay. */
export async function settle(page: Page, settings: Record<string, unknown>): Promise<void> {
  const value = JSON.stringify({ language: 'en', pace: 'instant', level: 'apprentice', ...settings });
  const store = (given: string) => {
    const key = 'signalbox.settings';
    if (localStorage.getItem(key)) return;
    localStorage.setItem(key, given);
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  if (hasOrigin(page)) await page.evaluate(store, value);
  else await page.addInitScript(store, value);
}

/** Each language is read in one theme. */
export const THEMES = { en: 'light', ja: 'dark' } as const;

/** Changes language and theme as if somebody did so in another tab. */
export async function readIn(page: Page, language: keyof typeof THEMES): Promise<void> {
  await page.evaluate(
    (change) => {
      const key = 'signalbox.settings';
      const settings = JSON.parse(localStorage.getItem(key)!);
      localStorage.setItem(key, JSON.stringify({ ...settings, ...change }));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { language, theme: THEMES[language] },
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-theme', THEMES[language]);
}

/** Makes chance and bots do the same every time. */
export const HOME = '/?seed=e2e';

export async function startAgainstBots(page: Page, title: string): Promise<void> {
  await visit(page, HOME);
  await page.locator(`[data-start="${title}"]`).click();
  await page.locator('[data-position]').waitFor();
}

/** Plays on by clicks until the game is over; returns the number of decisions made. */
export async function playOn(
  page: Page,
  roll: (n: number) => number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let made = 0;
  while (made < most && (await situation(page)) === 'mine') {
    await decide(page, roll);
    made += 1;
  }
  return made;
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/online');
  await page.getByLabel(/^(Name|名前)$/).fill(name);
  await page.getByRole('button', { name: /^(Play as a guest|ゲストとして遊ぶ)$/ }).click();
  await page.getByText(name).first().waitFor();
}

/** Opens what else can be set for a new table. */
export async function openMoreSettings(page: Page): Promise<void> {
  await page.getByText('Who can join, and more settings').click();
}
