import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  copyJson,
  defaultOptions,
  type GameState,
  newGame,
  pending,
  random,
  sample,
} from '@signalbox/kernel';
import { gameOf, gameViewFor, newLog } from '@signalbox/table';
import { CONCESSIONS } from '@signalbox/titles/1841/data/companies.ts';
import { expect, test } from 'vitest';
import { drawnTable } from '../../testing/drawn-table.tsx';
import { loadPresentation } from '../index.ts';
import type { Presentation } from '../presentation.ts';

const SEATS = ['p1', 'p2', 'p3'];

/** The first question of a game that nobody answers by chance. */
function opened(title: AnyTitle): { readonly state: GameState; readonly seat: string } {
  const state = newGame(title, { players: SEATS.length, options: defaultOptions(title.options) });
  let asked = pending(title, state)!;
  while (asked.seats[0] === CHANCE)
    asked = carryOutInPlace(title, state, CHANCE, sample(asked.offerTo(CHANCE), random(1))!)!;
  expect(asked.decision).toBe('put-up');
  return { state, seat: asked.seats[0]! };
}

async function drawn(presentation: Presentation, language: 'en' | 'ja'): Promise<string> {
  const title = presentation.title as AnyTitle;
  const { state, seat } = opened(title);
  const people = SEATS.map(() => ({ bot: null, program: null }));
  const game = gameOf(title, newLog(copyJson(state)), { seed: 'put-up', seats: people, shared: true });
  const table = {
    ...{
      id: 'put-up',
      title: title.id,
      name: 'Put up',
      options: {},
      guided: false,
      commitment: null,
      seed: null,
    },
    seats: SEATS.map((one) => ({ seat: one, name: one, kind: 'you' as const, present: true })),
  };
  const picture = await drawnTable(
    presentation,
    { table, game: gameViewFor(game, seat, 0), entries: [] },
    language,
  );
  return picture;
}

test('all concessions that may be put up are listed, and none is called a company that can be started', async () => {
  const presentation = (await loadPresentation('1841'))!;
  const en = await drawn(presentation, 'en');
  for (const id of CONCESSIONS) expect(en).toContain(`data-choice="${id}"`);
  expect(en).toContain('data-choice="pass"');
  expect(en).not.toContain('data-more="');
  expect(en).not.toContain('can be started');
  expect(en).toContain('at least L.20, in steps of L.5');
  const ja = await drawn(presentation, 'ja');
  expect(ja).toContain('L.20以上');
  expect(ja).toContain('バヤールを競りにかける');
  expect(ja).not.toContain('Bayardを');
});
