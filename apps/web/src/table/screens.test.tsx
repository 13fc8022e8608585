import { choose } from '@signalbox/bots';
import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  copyJson,
  defaultOptions,
  type GameState,
  newGame,
  type Options,
  pending,
  random,
  sample,
  view,
} from '@signalbox/kernel';
import { gameOf, gameViewFor, newLog } from '@signalbox/table';
import { TITLES } from '@signalbox/titles';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TableSnapshot, TableSource } from '../source/table-source.ts';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';
import type { Presentation } from '../titles/presentation.ts';
import { Table } from './Table.tsx';

const PLAYERS = 3;
const SEATS = Array.from({ length: PLAYERS }, (_, i) => `p${i + 1}`);
const NAMES = Object.fromEntries(SEATS.map((seat, i) => [seat, `Player ${i + 1}`]));
/** A game of 1841 has some forty kinds of decisions. */
const LONG = 300_000;
/** How often each decision is drawn in a game. */
const TIMES = 2;

const SOURCE: TableSource = {
  snapshot: () => {
    throw new Error('Nothing is fetched while a table is drawn.');
  },
  subscribe: () => () => {},
  ...{
    act: done,
    undo: done,
    redo: done,
    setAuto: done,
    cancelAuto: done,
    past: never,
    fork: never,
    analyse: never,
    log: never,
  },
  ...{ history: never, review: never, again: never, stored: null, online: null, close: () => {} },
};

async function done(): Promise<null> {
  return null;
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** A table as a seat sees it, or a spectator. */
async function drawn(
  presentation: Presentation,
  state: GameState,
  seat: string | null,
  language: 'en' | 'ja',
): Promise<string> {
  const people = SEATS.map(() => ({ bot: null, program: null }));
  const log = newLog(copyJson(state));
  const game = gameOf(presentation.title as AnyTitle, log, { seed: 'screens', seats: people, shared: true });
  const snapshot: TableSnapshot = {
    status: 'open',
    connection: 'here',
    table: {
      id: 'drawn',
      title: presentation.title.id,
      name: 'Drawn',
      options: (state as GameState & { readonly options: Options }).options,
      seats: SEATS.map((one) => ({ seat: one, name: NAMES[one]!, kind: 'you', present: true })),
      commitment: null,
      seed: null,
    },
    game: gameViewFor(game, seat, 0),
    entries: [],
  };
  const words = wordsOf(language, { ...UI, ...presentation.title.messages, ...presentation.words }, NAMES);
  const page = createRootRoute({
    component: () => (
      <WordsContext value={words}>
        <Table source={SOURCE} snapshot={snapshot} presentation={presentation} />
      </WordsContext>
    ),
  });
  const router = createRouter({ routeTree: page, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** A whole game of apprentices: each pending decision before it is made. */
function* decisionsOf(title: AnyTitle): Generator<{
  readonly state: GameState;
  readonly seat: string;
  readonly decision: string;
  readonly sealed: boolean;
}> {
  const state = newGame(title, { players: PLAYERS, options: defaultOptions(title.options) });
  let made = 0;
  for (let asked = pending(title, state); asked; made++) {
    const [seat] = asked.seats as readonly [string];
    const { decision } = asked;
    if (seat !== CHANCE) yield { state, seat, decision, sealed: asked.offerTo(seat).kind === 'sealed' };
    const options = { level: 'apprentice', nodes: 1, seed: made } as const;
    const choice =
      seat === CHANCE
        ? sample(asked.offerTo(seat), random(made))!
        : choose(title, view(title, state, seat), seat, asked, options).choice;
    asked = carryOutInPlace(title, state, seat, choice);
  }
}

/** Those who look on are asked nothing, and see which company acts, with its figures. */
function spectated(presentation: Presentation, state: GameState, picture: string): void {
  expect(picture).not.toMatch(/data-panel=|NaN|undefined|\[object/);
  const acting = presentation.acting(view(presentation.title as AnyTitle, state, null));
  if (acting !== null) expect(picture).toContain(`data-strip-company="${acting.replace('&', '&amp;')}"`);
}

test.each(TITLES.map(({ id }) => id))(
  'every decision in a game of %s is drawn with its panel',
  async (id) => {
    const title = TITLES.find((known) => known.id === id)!;
    const presentation = (await loadPresentation(id))!;
    const times = new Map<string, number>();
    for (const { state, seat, decision, sealed } of decisionsOf(title)) {
      const before = times.get(decision) ?? 0;
      if (before >= TIMES) continue;
      times.set(decision, before + 1);
      if (before === 0) spectated(presentation, state, await drawn(presentation, state, null, 'ja'));
      const picture = await drawn(presentation, state, seat, before === 0 ? 'en' : 'ja');
      expect(picture, decision).toContain(`data-panel="${decision}"`);
      expect(picture, decision).not.toMatch(/NaN|undefined|\[object/);
      // Three people share this device, so a secret choice is only asked after the device was handed over.
      expect(picture.includes('data-hand-over'), decision).toBe(sealed);
    }
    expect(times.size).toBeGreaterThan(2);
  },
  LONG,
);
