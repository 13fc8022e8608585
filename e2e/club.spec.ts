import { expect, type Page } from '@playwright/test';
import { random } from '@signalbox/kernel';
import type { GameView, TableView } from '@signalbox/protocol';
import { makeAdmin } from '../apps/server/src/testing/make-admin.ts';
import { randomChoice } from '../apps/server/src/testing/random-choice.ts';
import { findings, WCAG } from './accessibility.ts';
import { openMoreSettings, settle } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const SUFFIX = Math.random().toString(36).slice(2, 8);

async function register(page: Page, name: string, settings: object): Promise<Page> {
  await settle(page, { ...settings });
  await call(page, 'post', '/register', { name: `${name} ${SUFFIX}`, password: 'correct horse battery' });
  return page;
}

async function call<T>(page: Page, method: 'post' | 'put', path: string, data: object = {}): Promise<T> {
  const answer = await page.request[method](`/api${path}`, { headers: { 'x-signalbox': '1' }, data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A table of 18FL that has begun; the first person is asked first. */
async function playing(host: Page, other: Page, name: string, hours: number): Promise<string> {
  const clock = { kind: 'async', perMove: hours * 3_600_000 };
  const request = { title: '18FL', players: 2, seating: 'chosen', name, clock };
  const { id } = await call<TableView>(host, 'post', '/tables', request);
  await call(other, 'post', `/tables/${id}/join`);
  await call(host, 'post', `/tables/${id}/start`);
  return id;
}

/** A person who is asked makes a move without the page; the position before it. */
async function moveOf(page: Page, table: string): Promise<number> {
  const { position, pending }: GameView = await (await page.request.get(`/api/tables/${table}/game`)).json();
  const choice = randomChoice(pending!.offer!, random(1));
  const move = { request: 'the-first-move', position, decision: pending!.decision, choice };
  await call(page, 'post', `/tables/${table}/actions`, move);
  return position;
}

async function looksRight(page: Page): Promise<void> {
  for (const width of [1360, 360]) {
    await page.setViewportSize({ width, height: 850 });
    expect(await findings(page, { tags: WCAG })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1360, height: 850 });
}

test('two people who look for the same game sit down together, and settings are kept', async ({
  page: ada,
  anotherPerson,
}) => {
  await register(ada, 'Seeker', {});
  const ben = await register(await anotherPerson(), '相手', { language: 'ja', theme: 'dark' });
  await visit(ada, '/online');
  await openMoreSettings(ada);
  const delay = ada.getByLabel('What spectators see');
  await delay.selectOption('Everything 15 minutes late');
  await ada.getByLabel('Save these settings as').fill('Usual');
  await ada.getByRole('button', { name: 'Save', exact: true }).click();
  await ada.reload();
  await openMoreSettings(ada);
  await expect(delay).toHaveValue('0');
  await ada.getByRole('combobox', { name: 'Settings' }).selectOption('Usual');
  await expect(delay).toHaveValue('900000');
  await ada.getByText('Filter', { exact: true }).click();
  await looksRight(ada);
  const find = async (page: Page, game: string, people: string, button: string) => {
    const form = page.locator('[data-quick]');
    await form.locator('summary').click();
    await form.getByLabel(game).selectOption('18FL');
    await form.getByLabel(people).selectOption('2');
    await form.getByRole('button', { name: button }).click();
  };
  await find(ada, 'Game', 'Players', 'Notify me when such a table opens');
  await expect(ada.getByRole('heading', { name: 'Waiting for' })).toBeVisible();
  await call(ada, 'post', '/channels', { kind: 'json', url: 'https://does-not-exist.invalid/hook' });
  await call(ben, 'post', '/tables', { title: '18FL', players: 2 });
  await visit(ada, '/profile');
  await ada.getByText('Deliveries').click();
  await expect(ada.getByRole('cell', { name: 'table opened' })).toBeVisible();
  await visit(ada, '/online');
  await find(ada, 'Game', 'Players', 'Find opponents');
  await ada.getByRole('heading', { name: 'Seats' }).waitFor();
  await visit(ben, '/online');
  await looksRight(ben);
  await find(ben, 'ゲーム', '人数', '対戦相手を探す');
  for (const page of [ada, ben]) await page.locator('[data-position]').waitFor();
  expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
});

test('a person is followed and invited, and their opponents see when they usually play', async ({
  page: ada,
  anotherPerson,
}) => {
  await register(ada, 'Host', {});
  const ben = await register(await anotherPerson(), '客', { language: 'ja', theme: 'dark' });
  const id = async (page: Page) => ((await (await page.request.get('/api/me')).json()) as { id: string }).id;
  await call<TableView>(ada, 'post', '/tables', { title: '18FL', players: 2, name: 'Club night' });
  await visit(ben, '/profile');
  await ben.getByRole('button', { name: '表示する', exact: true }).click();
  await expect(ben.getByRole('button', { name: '表示しない' })).toBeVisible();
  await visit(ada, `/people/${await id(ben)}`);
  await ada.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(ada.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await ada.getByRole('button', { name: 'Invite to a table' }).click();
  await expect(ada.getByText('Invited.')).toBeVisible();
  await visit(ben, '/online');
  const invitation = ben.locator('[data-inbox] li', { hasText: '席が用意されています' });
  await invitation.getByRole('link').click();
  await ben.getByRole('button', { name: '席に着く' }).click();
  await expect(ben.getByRole('button', { name: '席に着く' })).toHaveCount(0);
  await ada.reload();
  await expect(ada.getByText(/Usually plays from 19:00 to 22:00|7:00.PM to 10:00.PM/)).toBeVisible();
  await looksRight(ada);
  await visit(ben, `/people/${await id(ada)}`);
  await expect(ben.getByRole('heading', { name: '募集中のテーブル' })).toBeVisible();
  await looksRight(ben);
});

test('the inbox shows what waits, the most urgent first, and a key leads to the next game', async ({
  page: ada,
  anotherPerson,
}) => {
  await register(ada, 'Ada', {});
  const ben = await register(await anotherPerson(), 'ベン', { language: 'ja', theme: 'dark' });
  const slow = await playing(ada, ben, 'Slow', 72);
  await playing(ada, ben, 'Fast', 24);
  // At home, games in progress come before what else can be played.
  await visit(ada, '/');
  await expect(ada.locator('main [data-inbox] ~ section:has([data-start])')).toHaveCount(1);
  await visit(ada, '/online');
  const games = ada.locator('[data-inbox] li');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('Fast');
  await expect(games.first()).toContainText(/Your turn.*left/s);
  await looksRight(ada);
  await games.first().getByRole('link', { name: 'Play' }).click();
  await ada.locator('[data-next-game]').waitFor();
  await ada.keyboard.press('n');
  await expect(ada).toHaveURL(new RegExp(slow));
  await visit(ada, '/profile');
  await ada.getByRole('button', { name: 'Create a link' }).click();
  const link = await ada.getByLabel('Link to the calendar').inputValue();
  const calendar = await (await ada.request.get(link)).text();
  expect(calendar).toMatch(/Move by now: Fast.*Move by now: Slow/s);
  await visit(ben, '/online');
  await expect(ben.locator('[data-inbox] li')).toHaveCount(2);
  await looksRight(ben);
});

test('an administrator rolls a game back, and everybody at the table is told why', async ({
  page: ada,
  anotherPerson,
}) => {
  await register(ada, 'Mover', {});
  const ben = await register(await anotherPerson(), 'Rival', {});
  const admin = await register(await anotherPerson(), 'Steward', {});
  makeAdmin(process.env.E2E_DATA_FOLDER!, `Steward ${SUFFIX}`);
  const id = await playing(ada, ben, 'Disputed', 24);
  const before = await moveOf(ada, id);
  for (const page of [ada, ben]) await visit(page, `/online/${id}`);
  await visit(admin, '/admin');
  await admin.getByLabel('Table (link or id)').fill(ada.url());
  await admin.getByLabel('Roll back to move').fill(String(before));
  await admin.getByLabel('Reason, shown in the chat of the table').fill('The auction was misread.');
  for (const page of [ada, ben]) await page.locator('[data-position]').waitFor();
  await admin.getByRole('button', { name: 'Roll the game back' }).click();
  for (const page of [ada, ben]) {
    await page.getByRole('tab', { name: 'Chat' }).click();
    await expect(page.getByRole('tabpanel').getByText('The auction was misread.')).toBeVisible();
  }
  await expect(ada.locator('[data-turn="mine"]')).toBeVisible();
  await expect(admin.getByText(/rolled back the game/).first()).toBeVisible();
});

test('spectators see a game as late as its host has chosen', async ({ page: ada, anotherPerson }) => {
  await register(ada, 'Player', {});
  const ben = await register(await anotherPerson(), '観戦者', { language: 'ja', theme: 'dark' });
  await visit(ada, '/online');
  await openMoreSettings(ada);
  await ada.getByLabel('What spectators see').selectOption('Everything 5 minutes late');
  await ada.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(ada.getByText('Spectators see the game 5 minutes late')).toBeVisible();

  // A player sees a move at once; a spectator sees it no earlier than the delay allows.
  const DELAY = 3000;
  const request = { title: '18FL', players: 2, bots: 1, seating: 'chosen', spectatorDelay: DELAY };
  const { id } = await call<TableView>(ada, 'post', '/tables', request);
  await call(ada, 'post', `/tables/${id}/start`);
  for (const page of [ada, ben]) await visit(page, `/online/${id}`);
  await expect(ben.getByText('このゲームを1分遅れで観戦しています。')).toBeVisible();
  const panel = (page: Page) => page.locator('[data-position]');
  // The bot may be asked first.
  await expect(ada.locator('[data-turn="mine"]')).toBeVisible();
  const before = (await panel(ada).getAttribute('data-position'))!;
  await expect(panel(ben)).toHaveAttribute('data-position', before);
  const begun = Date.now();
  await moveOf(ada, id);
  await expect(panel(ada)).not.toHaveAttribute('data-position', before);
  await expect(panel(ben)).not.toHaveAttribute('data-position', before);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(DELAY);
});

test('a host acts for a player where the table allows it, and the log says so', async ({
  page: ada,
  anotherPerson,
}) => {
  await register(ada, 'Helper', {});
  const ben = await register(await anotherPerson(), '留守', { language: 'ja', theme: 'dark' });
  await visit(ada, '/online');
  await openMoreSettings(ada);
  const allowed = ada.getByLabel('The host may act for others');
  await expect(allowed).not.toBeChecked();
  await allowed.check();
  await expect(ada.getByRole('checkbox', { name: /^Rated/ })).toBeDisabled();
  await looksRight(ada);
  const request = { title: '1860', players: 2, seating: 'chosen', hostActs: true };
  const { id } = await call<TableView>(ada, 'post', '/tables', request);
  await visit(ben, `/online/${id}`);
  await expect(ben.getByText('主催者が代わりに操作できる')).toBeVisible();
  await ben.getByRole('button', { name: '席に着く' }).click();
  await visit(ada, `/online/${id}`);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada.locator('[data-turn="mine"]')).toBeVisible();
  await expect(ada.locator('[data-stand-in]')).toHaveCount(0);
  await moveOf(ada, id);
  const act = ada.getByRole('button', { name: `Act for 留守 ${SUFFIX}` });
  await act.click();
  await expect(ada.locator('[data-stand-in="acting"]')).toContainText('You are acting for 留守');
  await expect(ada.locator('[data-turn="acting"]')).toContainText(`You act for 留守 ${SUFFIX}: `);
  await expect(ada).not.toHaveTitle(/Your turn/);
  await looksRight(ada);
  await ada.locator('[data-choice="pass"]').click();
  // It is the host's own turn again.
  await expect(ada.locator('[data-stand-in]')).toHaveCount(0);
  await expect(ada.locator('[data-turn="mine"]')).toBeVisible();
  await ada.getByRole('tab', { name: 'Log' }).click();
  await expect(ada.getByText(`(made by Helper ${SUFFIX})`)).toBeVisible();
  await ben.getByRole('tab', { name: 'ログ' }).click();
  await expect(ben.getByText(`（操作：Helper ${SUFFIX}）`)).toBeVisible();
  await looksRight(ben);
  // The player is back, and wants to decide for themselves.
  await ben.getByRole('button', { name: '取り消す', exact: true }).click();
  await expect(ben.locator('[data-turn="mine"]')).toBeVisible();
  await expect(act).toBeVisible();
});
