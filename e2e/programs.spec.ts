import { expect, type Page } from '@playwright/test';
import { findings, WCAG } from './accessibility.ts';
import { settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const NAMES = Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8));

/** Registers in the browser, as the form does. */
async function register(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/register', {
    headers: { 'x-signalbox': '1' },
    data: { name, password: 'correct horse battery' },
  });
  expect(answer.ok()).toBe(true);
}

const LOOKS = {
  en: {
    theme: 'light',
    bots: 'Bot accounts',
    name: 'Name of the bot',
    create: 'Create a bot account',
    tokens: 'API tokens',
    account: 'Account',
    token: 'Create a token',
    shown: 'New token',
    revoke: /^Revoke: /,
  },
  ja: {
    theme: 'dark',
    bots: 'ボットアカウント',
    name: 'ボットの名前',
    create: 'ボットアカウントを作る',
    tokens: 'APIトークン',
    account: 'アカウント',
    token: 'トークンを作る',
    shown: '新しいトークン',
    revoke: /^無効にする：/,
  },
} as const;

for (const [i, [language, words]] of Object.entries(LOOKS).entries()) {
  test(`a person creates a bot account and a token for it (${language})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    await settle(page, { language, theme: words.theme });
    await register(page, `Maker ${NAMES[i]}`);
    await visit(page, '/profile');
    const bots = page.getByRole('region', { name: words.bots });
    await bots.getByLabel(words.name).fill(`Robot ${NAMES[i]}`);
    await bots.getByRole('button', { name: words.create }).click();
    await expect(bots.getByRole('link', { name: `Robot ${NAMES[i]}` })).toBeVisible();
    const tokens = page.getByRole('region', { name: words.tokens });
    await tokens.getByRole('combobox', { name: words.account }).selectOption(`Robot ${NAMES[i]}`);
    await tokens.getByRole('button', { name: words.token }).click();
    const token = await tokens.getByLabel(words.shown).inputValue();
    expect(token).toMatch(/^sb_[0-9a-f]{64}$/);
    for (const width of [1360, 360]) {
      await page.setViewportSize({ width, height: 850 });
      expect(await findings(page, { tags: WCAG })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const program = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: { authorization: `Bearer ${token}` },
    });
    expect(await (await program.get('/api/me')).json()).toMatchObject({
      name: `Robot ${NAMES[i]}`,
      bot: true,
    });
    await tokens.getByRole('button', { name: words.revoke }).click();
    await expect.poll(async () => (await program.get('/api/me')).status()).toBe(401);
    await program.dispose();
    await bots.getByRole('link', { name: `Robot ${NAMES[i]}` }).click();
    await expect(page.getByRole('link', { name: `Maker ${NAMES[i]}` })).toBeVisible();
    expect(await findings(page, { tags: WCAG })).toEqual([]);
  });
}

test('a webhook shows its secret once and its deliveries to its owner', async ({ page }) => {
  await settle(page, {});
  await register(page, `Hook ${NAMES[2]}`);
  await visit(page, '/profile');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await page.getByLabel('Add a way to be notified').selectOption('json');
  await page.getByLabel('Webhook URL').fill('https://does-not-exist.invalid/hook');
  await add.click();
  await expect(page.getByLabel('Signing secret')).toHaveValue(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.getByText('Deliveries').click();
  await expect(page.getByRole('cell', { name: /failed/ })).toBeVisible();
  expect(await findings(page, { tags: WCAG })).toEqual([]);
});
