import { test } from '@playwright/test';
import { signIn } from '../table.ts';
import { PAGES } from './lists.ts';
import { dress, LOOKS, nameOf, shoot } from './looks.ts';

for (const look of LOOKS) {
  test(`pages ${nameOf(look)}`, async ({ page }) => {
    await dress(page, look);
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await shoot(page, look, name, true);
    }
  });

  test(`with others ${nameOf(look)}`, async ({ page }) => {
    await dress(page, look);
    await signIn(page, `Fumi ${nameOf(look)}`);
    await shoot(page, look, 'lobby', true);
    await page.getByRole('button', { name: /^(Create|作る)$/ }).click();
    await page.getByRole('heading', { name: /^(Seats|席)$/ }).waitFor();
    await shoot(page, look, 'waiting-room', true);
    await page.goto('/profile');
    await page.getByText(/^(Results|成績)$/).waitFor();
    await shoot(page, look, 'profile-signed-in', true);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await shoot(page, look, 'home-signed-in', true);
  });
}
