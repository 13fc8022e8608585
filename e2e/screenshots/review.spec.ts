import { expect, test } from '@playwright/test';
import { takeHint } from '../advised.ts';
import { situation } from '../playing.ts';
import { playedGame } from '../prepared/played-game.ts';
import { openPlayed } from '../prepared/sandbox.ts';
import { dress, LOOKS, nameOf, shoot } from './looks.ts';

const LAST_MOVES = 5;

for (const look of LOOKS) {
  test(`review ${nameOf(look)}`, async ({ page }) => {
    await dress(page, look);
    const game = playedGame('union-station', 1);
    const last = game.entries.length - LAST_MOVES;
    await openPlayed(page, 'union-station', game, last, 'p1', look.language);
    while ((await situation(page)) === 'mine') await takeHint(page);
    await page.getByRole('button', { name: /^(Review the game|ゲームを検討する)$/ }).click();
    const review = page.locator('[data-review]');
    await review.getByRole('button', { name: /^(Review the choices|検討を始める)$/ }).click();
    await expect(review.locator('[data-turning-point]').first()).toBeVisible({ timeout: 120_000 });
    await shoot(page, look, 'review', true);
  });
}
