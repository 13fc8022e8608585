import { expect, type Page, test } from '@playwright/test';
import type { Session, TableView } from '@signalbox/protocol';
import { ADMIN, ANNA, ARCHIVE, CUP, LEAGUE, PROFILE, TOURNAMENTS } from './club-data.ts';
import { dress, LOOKS, nameOf, shoot } from './looks.ts';

const SUFFIX = Math.random().toString(36).slice(2, 6);

async function call<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api${path}`, { headers: { 'x-signalbox': '1' }, data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Answers calls of the page with made data. */
async function pretend(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, json] of Object.entries(answers))
    await page.route(
      (url) => url.pathname === `/api${path}`,
      (route) => (route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback()),
    );
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

for (const look of LOOKS) {
  test.describe(`club ${nameOf(look)}`, () => {
    test.beforeEach(async ({ page }, { testId }) => {
      await dress(page, look);
      const name = `Fumi ${nameOf(look)} ${SUFFIX}${testId.slice(-4)}`.slice(0, 32);
      await call(page, '/register', { name, password: 'correct horse battery' });
    });

    test('archive, people and tournaments', async ({ page }) => {
      await pretend(page, {
        '/archive': ARCHIVE,
        [`/people/${ANNA.id}`]: PROFILE,
        [`/people/${ANNA.id}/results`]: [],
        '/tournaments': TOURNAMENTS,
        [`/tournaments/${CUP.id}`]: CUP,
        [`/tournaments/${LEAGUE.id}`]: LEAGUE,
      });
      const paths = {
        archive: '/archive',
        person: `/people/${ANNA.id}`,
        tournaments: '/tournaments',
        tournament: `/tournaments/${CUP.id}`,
        league: `/tournaments/${LEAGUE.id}`,
      };
      for (const [name, path] of Object.entries(paths)) {
        await open(page, path);
        if (name === 'tournament') await page.locator('summary').last().click();
        await shoot(page, look, `club-${name}`, true);
      }
    });

    test('finding a game, and the inbox', async ({ page }) => {
      const clock = { kind: 'async', perMove: 86_400_000 };
      const table = { title: '18FL', players: 2, bots: 1, clock };
      for (const name of ['Friday evening', 'A game that takes long']) {
        const { id } = await call<TableView>(page, '/tables', { ...table, name });
        await call(page, `/tables/${id}/start`, {});
      }
      await call(page, '/tables', {
        title: '1841',
        players: 4,
        name: 'Beginners welcome',
        level: 'beginners',
      });
      await call(page, '/wishes', { title: '1841', players: 4 });
      await call(page, '/templates', { name: 'Usual', table });
      await open(page, '/online');
      await page.locator('[data-quick] summary').click();
      await page.getByText(/^(Filter|絞り込み)$/).click();
      await shoot(page, look, 'club-finding', true);
    });

    test('notifications, tokens and webhooks', async ({ page }) => {
      await call(page, '/me/bots', { name: `Robot ${look.language}${look.size[0]}${SUFFIX}` });
      await call(page, '/tokens', { label: 'laptop', scopes: ['read', 'play'] });
      await call(page, '/channels', { kind: 'json', url: 'https://does-not-exist.invalid/hook' });
      await open(page, '/profile');
      await page.getByRole('button', { name: /^(Test|テスト)$/ }).click();
      await page.getByText(/^(Deliveries|送信の記録)$/).click();
      await page.getByRole('button', { name: /^(Create a token|トークンを作る)$/ }).click();
      await page.waitForTimeout(1500);
      await shoot(page, look, 'club-profile', true);
    });

    test('administration', async ({ page }) => {
      await page.route('**/api/session', async (route) => {
        const answer = await route.fetch();
        const { me } = (await answer.json()) as Session;
        await route.fulfill({ response: answer, json: { me: me && { ...me, admin: true } } });
      });
      await pretend(
        page,
        Object.fromEntries(Object.entries(ADMIN).map(([path, json]) => [`/admin${path}`, json])),
      );
      await open(page, '/admin');
      await shoot(page, look, 'club-admin', true);
    });
  });
}
