import { expect } from '@playwright/test';
import { takeHint } from './advised.ts';
import { dice, situation } from './playing.ts';
import { playedGame } from './prepared/played-game.ts';
import { openPlayed } from './prepared/sandbox.ts';
import { playOn, settle, startAgainstBots } from './table.ts';
import { test } from './test.ts';

test.use({ sameVisit: true });

/** This close to its end a game cannot take long, whatever is chosen. */
const LAST_MOVES = 16;

test('a whole game of Union Station against bots, from the first click to the final score', async ({
  page,
}) => {
  await settle(page, { level: 'random' });
  await startAgainstBots(page, 'union-station');
  const made = await playOn(page, dice(3));
  expect(made).toBeGreaterThan(20);
  await expect(page.locator('[data-outcome]')).toContainText(/wins|share the win/);
  await expect(page.locator('[data-outcome] li')).toHaveCount(3);
});

// A whole game is clicked in the shortest title; in the longer ones a game of bots is continued shortly before its end.
for (const title of ['18FL', '1860', '1841']) {
  test(`a game of ${title} is played by clicks to its final score`, async ({ page }) => {
    await settle(page, { level: 'apprentice' });
    const game = playedGame(title, 1);
    await openPlayed(page, title, game, game.entries.length - LAST_MOVES, 'p1', 'en');
    let taken = 0;
    for (; (await situation(page)) === 'mine'; taken++) await takeHint(page);
    expect(taken).toBeGreaterThan(3);
    await expect(page.locator('[data-outcome]')).toContainText(/wins|share the win/);
    await expect(page.locator('[data-outcome] li')).toHaveCount(3);
  });
}
