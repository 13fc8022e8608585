import { expect, type Page } from '@playwright/test';
import type { OwnResult, Session } from '@signalbox/protocol';
import { replayed } from '@signalbox/table';
import { findings, WCAG } from './accessibility.ts';
import { type PlayedGame, playedGame } from './prepared/played-game.ts';
import { save } from './prepared/sandbox.ts';
import { readIn, settle, signIn } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const outcomeOf = ({ initial, entries }: PlayedGame) => replayed(initial, entries).outcome!;
/** Union Station has no options. */
const optionsOf = ({ initial }: PlayedGame) => (initial as { options?: object }).options ?? {};

/** A player's part of the final worth of all. */
function shareIn(game: PlayedGame, seat: string): number {
  const { scores } = outcomeOf(game);
  return scores[seat]! / Object.values(scores).reduce((sum, one) => sum + one, 0);
}

/** Leaves a finished game in this browser in which one seat was played by a person. */
async function saveFinished(
  page: Page,
  title: string,
  game: PlayedGame,
  person: string,
  copy = '',
): Promise<void> {
  const table = {
    form: 2,
    id: `finished ${title} ${copy}`,
    title,
    name: title,
    seats: ['p1', 'p2', 'p3'].map((seat) =>
      seat === person ? { name: 'Anna', kind: 'you' } : { name: seat, kind: 'bot', level: 'apprentice' },
    ),
    options: optionsOf(game),
    seed: `finished ${title} ${copy}`,
    initial: game.initial,
    position: game.entries.length,
    updatedAt: 0,
    outcome: outcomeOf(game),
  };
  await save(page, table, game.entries);
}

/** The server answers with a private game that the person has played there; returns how often its log is read. */
async function finishedOnline(page: Page, game: PlayedGame, mine: OwnResult): Promise<() => number> {
  let read = 0;
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const { me } = (await answer.json()) as Session;
    await route.fulfill({ response: answer, json: { me: me && { ...me, name: 'Anna' } } });
  });
  await page.route('**/api/me/results', (route) => route.fulfill({ json: [mine] }));
  await page.route(`**/api/tables/${mine.table}`, (route) =>
    route.fulfill({
      json: {
        id: mine.table,
        title: mine.title,
        options: optionsOf(game),
        seats: ['p1', 'p2', 'p3'].map((seat, index) => ({ seat, person: null, bot: 'apprentice', index })),
        mySeat: 1,
        commitment: null,
        seed: 'online',
      },
    }),
  );
  await page.route(`**/api/tables/${mine.table}/log?*`, (route) => {
    read += 1;
    return route.fulfill({ json: { position: game.entries.length, entries: game.entries } });
  });
  return () => read;
}

test('statistics count the games of this browser and those on the server, each read once', async ({
  page,
}) => {
  await settle(page, { name: 'Anna' });
  const [florida, chicago, online] = [
    playedGame('18FL', 1),
    playedGame('union-station', 1),
    playedGame('union-station', 2),
  ];
  await visit(page, '/statistics');
  await expect(page.getByText('No finished games yet.')).toBeVisible();
  await saveFinished(page, '18FL', florida, 'p1');
  await saveFinished(page, 'union-station', chicago, 'p1');
  // The same game once more, as after a second import, is not counted again.
  await saveFinished(page, 'union-station', chicago, 'p1', 'again');
  const { scores } = outcomeOf(online);
  const result = { table: 'abcdefghijkl', title: 'union-station', seat: 'p2', players: 3, at: 1 };
  await signIn(page, 'Visitor');
  const timesRead = await finishedOnline(page, online, { ...result, place: 1, score: scores.p2! });

  await visit(page, '/');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const byTitle = page.getByRole('region', { name: 'Results by game' });
  const share = Math.round(50 * (shareIn(chicago, 'p1') + shareIn(online, 'p2')));
  await expect(byTitle.getByRole('row', { name: /^Union Station 2 / })).toContainText(`${share}%`);
  await expect(byTitle.getByRole('row', { name: /^18FL 1 / })).toBeVisible();
  await page.getByLabel('Game in detail').selectOption('18FL');
  const started = florida.entries
    .flatMap(({ events }) => events)
    .find(({ type, seat }) => type === 'company-started' && seat === 'p1')!;
  const openings = page.getByRole('region', { name: 'Openings' });
  await expect(openings.getByRole('row')).toContainText([/Company/, `${started.company} $${started.price}`]);
  await expect(page.getByRole('img', { name: 'Revenue against the field' })).toBeVisible();
  expect(await findings(page, { tags: WCAG })).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(byTitle.getByRole('row', { name: /^Union Station 2 / })).toBeVisible();
  expect(timesRead()).toBe(1);
  await readIn(page, 'ja');
  await expect(page.getByRole('heading', { name: '収益の比較' })).toBeVisible();
  expect(await findings(page, { tags: WCAG })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
