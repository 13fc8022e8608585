import type { Page } from '@playwright/test';

const HINT = /^(Hint|ヒント)$/;

/** One decision as a good player would make it: asks for a hint and takes it. */
export async function takeHint(page: Page): Promise<void> {
  const panel = page.locator('[data-position]');
  const before = await panel.getAttribute('data-position');
  await page.getByRole('button', { name: HINT }).click();
  await page.locator('[data-hint] button').click({ timeout: 30_000 });
  await page.waitForFunction(
    (position) => document.querySelector('[data-position]')?.getAttribute('data-position') !== position,
    before,
  );
}
