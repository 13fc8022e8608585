import type { Page } from '@playwright/test';

const HINT = /^(Hint|ヒント)$/;

/** One decision as a good player would make it: asks for a hint and takes it. */
export async function takeHint(page: Page): Promise<void> {
  const panel = page.locator('[data-position]');
  const before = await panel.getAttribute('data-position');
  const hint = page.locator('[data-hint] button');
  // A hint that was asked for while the question changed is dropped, so it is asked for again.
  for (let tries = 0; tries < 6; tries++) {
    await page.getByRole('button', { name: HINT }).click();
    if (
      await hint.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await hint.click();
  await page.waitForFunction(
    (position) => document.querySelector('[data-position]')?.getAttribute('data-position') !== position,
    before,
  );
}
