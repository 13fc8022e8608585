import { expect, type Page } from '@playwright/test';
import type { AuditEntry, Measure, Session } from '@signalbox/protocol';
import { findings, WCAG } from './accessibility.ts';
import { NOW, reportOf, STATUS } from './prepared/administration.ts';
import { readIn, settle, signIn } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const ANNA = { id: 'annaannaanna', name: 'Anna', guest: false, bot: false };
const BERT = { id: 'bertbertbert', name: 'Bert', guest: true, bot: false };

const REPORTS = [reportOf(ANNA, BERT)];
const MEASURES: Measure[] = [{ person: BERT, mutedUntil: NOW + 7 * 86_400_000, suspendedUntil: null }];
const AUDIT: AuditEntry[] = [
  {
    id: 'audit1',
    at: NOW,
    admin: ANNA,
    action: 'restore',
    table: 'abcdefghijkl',
    person: BERT,
    note: '12: The train was bought by mistake.',
  },
];

/** Pretends that the signed-in person is an administrator, and records their requests. */
async function asAdministrator(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const { me } = (await answer.json()) as Session;
    await route.fulfill({ response: answer, json: { me: me && { ...me, admin: true } } });
  });
  await page.route('**/api/admin/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/admin', '');
    if (request.method() !== 'GET') {
      done.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trim());
      if (path === '/repair/abcdefghijkl')
        return route.fulfill({ status: 409, json: { why: 'still-broken', details: { why: 'no end' } } });
      return route.fulfill({ json: {} });
    }
    const answers: Record<string, unknown> = {
      '/status': STATUS,
      '/reports': REPORTS,
      '/measures': MEASURES,
      '/audit': AUDIT,
    };
    return route.fulfill({ json: answers[path] });
  });
  return done;
}

const HEADINGS = { en: 'Administration', ja: '管理' } as const;
const LANGUAGES = ['en', 'ja'] as const;

test('the admin page is accessible, in both languages and on a phone', async ({ page }) => {
  await settle(page, {});
  await asAdministrator(page);
  await signIn(page, 'Admin');
  await visit(page, '/admin');
  for (const language of LANGUAGES) {
    await readIn(page, language);
    for (const width of [1360, 360]) {
      await page.setViewportSize({ width, height: 850 });
      await expect(page.getByRole('heading', { name: HEADINGS[language], level: 1 })).toBeVisible();
      await expect(page.getByText('Unexpected end of JSON input')).toBeVisible();
      await expect(page.getByText('Learn to play first!')).toBeVisible();
      await expect(page.getByText('The train was bought by mistake.')).toBeVisible();
      expect(await findings(page, { tags: WCAG })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('an administrator retries failed jobs, decides a report and lifts a measure', async ({ page }) => {
  await settle(page, {});
  const done = await asAdministrator(page);
  await signIn(page, 'Admin');
  await visit(page, '/profile');
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('button', { name: 'Retry: webhookwebhook16' }).click();
  await page.getByRole('button', { name: 'Retry: abcdefghijkl' }).click();
  await expect(page.getByText('It still fails: no end')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Close the table: abcdefghijkl' }).click();
  await page.getByLabel('Decision').selectOption('mute');
  await page.getByLabel('Days').fill('3');
  await page.getByLabel('Note for other administrators').fill('second time');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('button', { name: 'Lift: Bert' }).click();
  await page.getByLabel('Table (link or id)').fill('http://localhost/online/abcdefghijkl?at=12');
  await page.getByLabel('Roll back to move').fill('12');
  await page.getByLabel('Reason, shown in the chat of the table').fill('a mistake');
  await page.getByRole('button', { name: 'Roll the game back' }).click();
  await expect(page.getByText('The train was bought by mistake.')).toBeVisible();
  await expect
    .poll(() => done)
    .toEqual([
      'POST /repair/webhookwebhook16',
      'POST /repair/abcdefghijkl',
      'POST /tables/abcdefghijkl/close',
      'POST /reports/report1 {"decision":"mute","days":3,"note":"second time"}',
      'DELETE /measures/bertbertbert',
      'POST /tables/abcdefghijkl/restore {"position":12,"note":"a mistake"}',
    ]);
});

test('the admin page refuses people who are not administrators', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Curious');
  await visit(page, '/admin');
  await expect(page.getByText('Only the administrator')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Reports' })).toHaveCount(0);
});

const VACATION = {
  en: {
    back: 'Back on',
    begin: 'Start the vacation now',
    end: 'End the vacation',
    away: /on vacation until/,
  },
  ja: { back: '戻る日', begin: '今から休暇に入る', end: '休暇を終える', away: /まで休暇中です/ },
} as const;

test('a vacation begins and ends, in both languages', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Traveller');
  await visit(page, '/profile');
  for (const language of LANGUAGES) {
    await readIn(page, language);
    const labels = VACATION[language];
    const back = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(labels.back).fill(back);
    expect(await findings(page, { tags: WCAG })).toEqual([]);
    await page.getByRole('button', { name: labels.begin }).click();
    await expect(page.getByText(labels.away)).toBeVisible();
    expect(await findings(page, { tags: WCAG })).toEqual([]);
    await page.getByRole('button', { name: labels.end }).click();
    await expect(page.getByLabel(labels.back)).toBeVisible();
  }
});

test('the name in the chat leads to the person, who can be blocked and reported', async ({
  page: host,
  anotherPerson,
}) => {
  const other = await anotherPerson();
  await settle(host, {});
  await settle(other, {});
  await signIn(host, 'Mika');
  await signIn(other, 'Loud');
  await host.getByLabel('Game').selectOption('union-station');
  await host.getByLabel('Players').selectOption('3');
  await host.getByLabel('Number of bots').selectOption('1');
  await host.getByRole('button', { name: 'Create', exact: true }).click();
  await host.getByRole('heading', { name: 'Seats' }).waitFor();
  await visit(other, host.url());
  await other.getByRole('button', { name: 'Take a seat' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, other]) {
    await page.locator('[data-position]').waitFor();
    await page.getByRole('tab', { name: 'Chat' }).click();
  }
  await other.getByLabel('Message').fill('You play badly!');
  await other.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('tabpanel').getByRole('link', { name: 'Loud' }).click();
  await expect(host.getByRole('heading', { name: 'Loud', level: 1 })).toBeVisible();
  expect(await findings(host, { tags: WCAG })).toEqual([]);
  await host.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(host.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await host.getByLabel('Reason').selectOption('insults');
  await host.getByLabel('What happened').fill('In the chat');
  await host.getByRole('button', { name: 'Report to the administrators' }).click();
  await expect(host.getByText('Reported. Thank you.')).toBeVisible();
  await host.setViewportSize({ width: 360, height: 740 });
  expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findings(host, { tags: WCAG })).toEqual([]);
});

test('clocks have presets, and custom values', async ({ page }) => {
  await settle(page, {});
  await signIn(page, 'Host');
  const clock = page.getByRole('combobox', { name: 'Clock', exact: true });
  await expect(clock.getByRole('option')).toHaveCount(7, { timeout: 20_000 });
  const usual = await clock.getByRole('option').allTextContents();
  for (const one of usual) {
    await clock.selectOption({ label: one });
    expect(await findings(page, { tags: WCAG }), one).toEqual([]);
  }
  await page.getByLabel('Number of bots').selectOption('1');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(await findings(page, { tags: WCAG })).toEqual([]);
});
