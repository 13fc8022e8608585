import { expect, type Locator, type Page } from '@playwright/test';
import { loadCourse } from '@signalbox/lessons';
import { TITLES } from '@signalbox/titles';
import { findings } from './accessibility.ts';
import { decide, dice, press } from './playing.ts';
import { settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.use({ sameVisit: true });

/** Passes wherever that is possible, and otherwise chooses by lot, until the lesson is judged. */
async function doLittle(page: Page, seed: number): Promise<void> {
  const roll = dice(seed);
  const verdict = page.locator('[data-verdict]');
  const asked = page.locator('[data-turn="mine"]');
  const pass = page.getByRole('button', { name: /^(Pass|Done)$/ }).and(page.locator('button:enabled'));
  const own = page.getByRole('button', { name: /with the president’s help/ });
  for (let i = 0; i < 20; i++) {
    await verdict.or(asked).first().waitFor();
    if ((await verdict.count()) > 0) return;
    // The question may change while it is looked at: then the next one is.
    if ((await pass.count()) > 0) await pass.first().click({ timeout: 2000 }).catch(noLongerAsked);
    else if ((await own.count()) > 0) await press(page, /with the president’s help/);
    // The position is shown a moment before it is judged.
    else await decide(page, roll, verdict);
    await page.waitForTimeout(30);
  }
}

function noLongerAsked(): void {}

/** Where passing is impossible, a choice by lot may be right: then the lesson begins again, with another lot. */
async function doWrongly(page: Page, box: Locator): Promise<void> {
  const verdict = box.locator('[data-verdict]');
  for (let seed = 3; seed < 8; seed++) {
    await doLittle(page, seed);
    if ((await verdict.getAttribute('data-verdict')) !== 'right') break;
    await page.reload();
    await box.waitFor();
    await expect(verdict).toHaveCount(0);
  }
  await expect(verdict).toHaveAttribute('data-verdict', /wrong|nearly/);
}

/** Takes every step that the lesson shows. */
async function takeAdvice(page: Page): Promise<void> {
  const box = page.locator('[data-lesson]');
  const step = box.getByRole('button', { name: 'Do this' });
  const verdict = box.locator('[data-verdict]');
  await box.getByRole('button', { name: 'Show me' }).click();
  for (let i = 0; i < 20; i++) {
    await step.or(verdict).first().waitFor();
    if ((await verdict.count()) > 0) return;
    // The last step may be judged while its button is still there, disabled: then there is nothing left to click.
    await step.click({ timeout: 2000 }).catch(noLongerAsked);
    await page.waitForTimeout(30);
  }
}

/** The others differ only in their positions and words, which `apps/web/src/table/lessons.test.tsx` draws. */
const CLICKED = 2;

for (const title of TITLES.map(({ id }) => id)) {
  test(`the first lessons of ${title} are done wrongly, then rightly`, async ({ page }) => {
    const { lessons } = (await loadCourse(title))!;
    await settle(page, {});
    await visit(page, `/learn/${title}`);
    await page.locator(`a[href="/learn/${title}/${lessons[0]!.id}"]`).click();
    for (const [i, lesson] of lessons.slice(0, CLICKED).entries()) {
      const box = page.locator(`[data-lesson="${lesson.id}"]`);
      await box.waitFor();
      await doWrongly(page, box);
      const playOn = box.getByRole('button', { name: 'See what happens' });
      if ((await playOn.count()) > 0) {
        await playOn.click();
        await expect(playOn).toBeHidden();
      }
      if (i === 0) expect(await findings(page, { within: '[data-lesson]' })).toEqual([]);
      await box.getByRole('button', { name: 'Try again' }).click();
      await takeAdvice(page);
      await expect(box.locator('[data-verdict="right"]')).toBeVisible();
      if (i + 1 < CLICKED) await box.getByRole('link', { name: 'Next lesson' }).click();
    }
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.locator('li[data-verdict="right"]')).toHaveCount(CLICKED);
  });
}

test('the first game of 1841 is the shorter one that its introduction announces', async ({ page }) => {
  await settle(page, {});
  await visit(page, '/learn/1841');
  await expect(page.getByText('The first game is 1841 Lite')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const lots = page.locator('[data-auction]');
  await expect(lots.getByText('SFTG')).toBeVisible();
  await expect(lots.getByText('SFLP')).toBeHidden();
});

test('a guided game warns before a mistake, and a note that was put away does not come back', async ({
  page,
}) => {
  await settle(page, {});
  await visit(page, '/learn/18FL');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const note = page.locator('[data-lesson="bid-for-choice"]');
  await expect(note).toContainText('The bid only decides');
  expect(await findings(page, { within: '[data-lesson]' })).toEqual([]);
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toBeHidden();
  await page.goto('/learn/18FL');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('[data-panel="bid-for-choice"]').waitFor();
  await expect(note).toBeHidden();
  // A company at the highest par cannot float with what is left: that is said before it is started, and only once.
  const roll = dice(1);
  const pickPar = () =>
    page.locator('[data-panel="trade"]').getByRole('button', { name: '$110' }).first().click();
  while ((await page.locator('[data-panel="trade"]').count()) === 0) await decide(page, roll);
  await pickPar();
  const warning = page.locator('[data-warning="not-floated"]');
  await expect(warning).toContainText('cannot operate');
  expect(await findings(page, { within: '[data-warning]' })).toEqual([]);
  await warning.getByRole('button', { name: 'Got it' }).click();
  await expect(warning).toBeHidden();
});
