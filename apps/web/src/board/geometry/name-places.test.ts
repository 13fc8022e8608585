import { readFileSync } from 'node:fs';
import { importGame } from '@signalbox/interchange';
import { defaultOptions, type GameState, type Language, newGame } from '@signalbox/kernel';
import { hexOf } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';
import { flaws } from '../../testing/map-flaws.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import type { BoardModel } from '../model.ts';
import { placeName } from '../place-name.ts';
import { centreOf, clearanceInside, plus } from './hexagon.ts';
import { isElsewhere } from './home.ts';
import { type LetteredMap, placeNames } from './name-places.ts';
import { isWhole } from './name-search.ts';

const GAMES = new URL('../../../../../packages/interchange/games/', import.meta.url);

const read = new Map<string, GameState>();

/** The final position of a recorded game in this repository. */
async function finalBoard(title: string, file: string): Promise<BoardModel> {
  const known = read.get(file);
  const state = known ?? importGame(JSON.parse(readFileSync(new URL(`${file}.json`, GAMES), 'utf8'))).state!;
  read.set(file, state);
  return (await loadPresentation(title))!.board(state);
}

async function lettered(
  title: string,
  model: BoardModel,
  size: number,
  language: Language,
): Promise<LetteredMap> {
  const words = wordsOf(language, (await loadPresentation(title))!.title.messages);
  return {
    ...model,
    nameOf: (hex) => placeName(words, model.board, hex),
    coordinates: true,
    size,
    least: size,
    margin: 0,
  };
}

const FINAL = [
  ['1841', '1841-3p-9', 17],
  ['1860', '1860-2p-42', 11.5],
  ['18FL', '18FL-4p-42', 18.5],
] as const;

describe.each(FINAL)('the names on the map of %s at the end of a game', (title, file, size) => {
  it.each(['en', 'ja'] as const)(
    'are all there, and lie on no track, slot, token or value (%s)',
    async (language) => {
      expect(flaws(await lettered(title, await finalBoard(title, file), size, language))).toEqual([]);
    },
  );

  it.each(['en', 'ja'] as const)('are written in full, with few exceptions (%s)', async (language) => {
    const map = await lettered(title, await finalBoard(title, file), size, language);
    const short = [...placeNames(map)].filter(
      ([hex, { name }]) => map.nameOf(hex) && !isWhole(name, map.nameOf(hex)!),
    );
    expect(short.length).toBeLessThanOrEqual(3);
  });
});

it('no name stands where a reader would take it for a neighbour’s, and that one’s for it', async () => {
  const { title, board } = (await loadPresentation('1841'))!;
  const model = board(newGame(title, { players: 3, options: defaultOptions(title.options) }));
  // Pistoia has the least room there, and Firenze's name none but that of Pistoia if it comes later.
  const map = { ...(await lettered('1841', model, 20, 'ja')), coordinates: false, least: 14, margin: 100 };
  expect(flaws(map)).toEqual([]);
});

it.each(['en', 'ja'] as const)('no name is shortened to that of another place (%s)', async (language) => {
  const model = await finalBoard('1860', '1860-2p-42');
  const empty = { ...model, tiles: {}, stations: [], markers: {} };
  for (const size of [17, 18.5, 20]) {
    const map = await lettered('1860', empty, size, language);
    const places = [...map.board.hexes.keys()].map(map.nameOf);
    const mistaken = [...placeNames(map)].filter(([hex, { name }]) => {
      const written = name?.lines.join('') ?? null;
      return written !== map.nameOf(hex) && written !== null && places.includes(written);
    });
    expect(mistaken).toEqual([]);
  }
});

it('a name makes room for new track, and others do not move', async () => {
  const { board, ...rest } = await finalBoard('18FL', '18FL-4p-42');
  const before = await lettered('18FL', { ...rest, board, tiles: {}, stations: [], markers: {} }, 18.5, 'en');
  const [hex, on] = Object.entries(rest.tiles).find(([id]) => hexOf(board, id).name === 'Tallahassee')!;
  const after = { ...before, tiles: { [hex]: on } };
  const first = placeNames(before);
  const second = placeNames(after);
  expect(second.get(hex)!.name!.at).not.toEqual(first.get(hex)!.name!.at);
  expect(flaws(after)).toEqual([]);
  const miami = [...board.hexes.values()].find(({ name }) => name === 'Miami')!.id;
  expect(second.get(miami)!.name).toBe(first.get(miami)!.name);
});

it('a name leaves a hex that is chosen, and comes back', async () => {
  const { title, board } = (await loadPresentation('1841'))!;
  const model = board(newGame(title, { players: 3, options: defaultOptions(title.options) }));
  const map = { ...(await lettered('1841', model, 20, 'en')), coordinates: false };
  const before = placeNames(map);
  const [place, { name }] = [...before].find(
    ([hex, { name: one }]) => one && isElsewhere(map.board, hexOf(map.board, hex), one.at),
  )!;
  const [x, y] = plus(centreOf(map.board.layout, hexOf(map.board, place)), name!.at);
  const chosen = [...map.board.hexes.values()].find((hex) => {
    const [a, b] = centreOf(map.board.layout, hex);
    return clearanceInside(map.board.layout, [x - a, y - b]) > 0;
  })!.id;
  const after = placeNames({ ...map, chosen });
  expect(after.get(place)!.name).not.toEqual(name);
  expect(flaws({ ...map, chosen })).toEqual([]);
  expect(placeNames(map)).toEqual(before);
});

it('coordinates are omitted if they are switched off', async () => {
  const map = await lettered('1860', await finalBoard('1860', '1860-2p-42'), 11.5, 'en');
  expect([...placeNames(map).values()].filter(({ id }) => id).length).toBeGreaterThan(35);
  expect([...placeNames({ ...map, coordinates: false }).values()].filter(({ id }) => id)).toEqual([]);
  expect([...placeNames(map).values()].filter(({ id }) => id).length).toBeGreaterThan(35);
});
