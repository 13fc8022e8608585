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
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnTable } from '../testing/drawn-table.tsx';
import { loadPresentation } from '../titles/index.ts';
import type { Presentation } from '../titles/presentation.ts';

const PLAYERS = 3;
const SEATS = Array.from({ length: PLAYERS }, (_, i) => `p${i + 1}`);
/** A game of 1841 has some forty kinds of decisions. */
const LONG = 300_000;
/** How often each decision is drawn in a game. */
const TIMES = 2;

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
  const table = {
    id: 'drawn',
    title: presentation.title.id,
    name: 'Drawn',
    options: (state as GameState & { readonly options: Options }).options,
    seats: SEATS.map((one, i) => ({
      seat: one,
      name: `Player ${i + 1}`,
      kind: 'you' as const,
      present: true,
    })),
    guided: true,
    commitment: null,
    seed: null,
  };
  return drawnTable(presentation, { table, game: gameViewFor(game, seat, 0), entries: [] }, language);
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

/** The guided game of 1841 explains its main decisions only. */
const EXPLAINED_THROUGHOUT = ['union-station', '18FL', '1860'];

/** In a guided game a note says what the decision is about. */
function explained(
  { lesson, title }: Presentation,
  decision: string,
  language: 'en' | 'ja',
  picture: string,
): void {
  const note = lesson?.decisions[decision]?.[language];
  if (EXPLAINED_THROUGHOUT.includes(title.id)) expect(note, decision).toBeTruthy();
  if (!note) return;
  expect(picture, decision).toContain(`data-lesson="${decision}"`);
  expect(picture, decision).toContain(renderToStaticMarkup(note));
}

/** Japanese has colons and brackets of its own. */
function punctuated(decision: string, picture: string): void {
  const text = picture.replace(/<[^>]*>/g, '');
  expect(text, decision).not.toMatch(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}）]: /u);
  expect(text, decision).not.toMatch(/\([^()]*[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u);
}

/** Bids stand in the row of what is bid for, and nowhere else. */
function bidsInTheirRow(decision: string, picture: string): void {
  const row = /<tr data-lot="[^"]*" data-acting="true".*?<\/tr>/.exec(picture)?.[0];
  if (!row) return;
  const bids = (text: string) => SEATS.filter((seat) => text.includes(`data-bid="${seat}"`));
  expect(bids(row), decision).toEqual(SEATS);
  expect(bids(picture.replace(row, '')), decision).toEqual([]);
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
      const language = before === 0 ? 'en' : 'ja';
      const picture = await drawn(presentation, state, seat, language);
      expect(picture, decision).toContain(`data-panel="${decision}"`);
      expect(picture, decision).not.toMatch(/NaN|undefined|\[object/);
      bidsInTheirRow(decision, picture);
      if (language === 'ja') punctuated(decision, picture);
      if (decision === 'lay-track')
        expect(picture.includes('data-lays-left')).toBe(
          /Choose a marked hex|印のついたヘッ?クス/.test(picture),
        );
      // Three people share this device, so a secret choice is only asked after the device was handed over.
      expect(picture.includes('data-hand-over'), decision).toBe(sealed);
      if (!sealed) explained(presentation, decision, language, picture);
    }
    expect(times.size).toBeGreaterThan(2);
  },
  LONG,
);
