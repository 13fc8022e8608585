import { expect, type Locator } from '@playwright/test';
import { ALL_PUZZLES } from '@signalbox/lessons/puzzles/catalogue.ts';
import { findings } from './accessibility.ts';
import { settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

test('the list can be narrowed, and is accessible', async ({ page }) => {
  await settle(page, {});
  await visit(page, '/puzzles');
  await expect(page.getByRole('listitem')).toHaveCount(ALL_PUZZLES.length);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('combobox').first().selectOption('1860');
  await page.getByRole('combobox').last().selectOption('track');
  const some = ALL_PUZZLES.filter(({ title, theme }) => title === '1860' && theme === 'track');
  await expect(page.getByRole('listitem')).toHaveCount(some.length);
});

/** Clicks until the verdict: a step is replaced by the next one, or by the verdict, even while it is being clicked. */
async function followSolution(box: Locator): Promise<void> {
  const verdict = box.locator('[data-verdict]');
  await expect(async () => {
    if ((await verdict.count()) === 0)
      await box.getByRole('button', { name: 'Do this' }).click({ timeout: 2_000 });
    expect(await verdict.count()).toBe(1);
  }).toPass({ intervals: [30], timeout: 60_000 });
}

/** One is answered on the map, the other move by move; `apps/web/src/table/lessons.test.tsx` draws those of all themes. */
const CLICKED = ['run', 'turn'] as const;

for (const theme of CLICKED) {
  test(`a puzzle about ${theme}: hints, then the solution step by step`, async ({ page }) => {
    const { title, id } = ALL_PUZZLES.find((puzzle) => puzzle.theme === theme)!;
    await settle(page, {});
    await visit(page, `/puzzles/${title}/${id}`);
    const box = page.locator(`[data-lesson="${id}"]`);
    await box.waitFor();
    for (const number of [1, 2, 3]) await box.getByRole('button', { name: `Hint ${number} of 3` }).click();
    await expect(box.getByRole('listitem')).toHaveCount(3);
    expect(await findings(page, { within: '[data-lesson]' })).toEqual([]);
    await box.getByRole('button', { name: 'Show the solution' }).click();
    await followSolution(box);
    await expect(box.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'right');
    await box.getByRole('link', { name: 'All puzzles' }).click();
    await expect(page.locator('li[data-verdict="right"]')).toHaveCount(1);
  });
}

test('the puzzle of the day begins a streak', async ({ page }) => {
  await settle(page, {});
  await visit(page, '/puzzles');
  await expect(page.getByText('No streak yet')).toBeVisible();
  await page.getByRole('link', { name: /Puzzle of the day/ }).click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await followSolution(page.locator('[data-lesson]'));
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText('Streak: 1 day')).toBeVisible();
});
