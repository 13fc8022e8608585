import { readFileSync } from 'node:fs';
import { type AnyTitle, defaultOptions, type Language, newGame } from '@signalbox/kernel';
import type { Station, Tiles } from '@signalbox/rails';
import { viewBox } from '../board/geometry/bounds.ts';
import { fitIn } from '../board/geometry/fit.ts';
import type { LetteredMap } from '../board/geometry/name-places.ts';
import type { BoardModel, Marker } from '../board/model.ts';
import { placeName } from '../board/place-name.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from '../titles/index.ts';

/** What lies on a map, as it is stored for tests. */
interface StoredBoard {
  readonly title: string;
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly markers: Readonly<Record<string, readonly Marker[]>>;
  /** The hex on which a tile is tried. */
  readonly chosen?: string | null;
}

export function storedBoards(file: string): readonly StoredBoard[] {
  return JSON.parse(readFileSync(new URL(`../board/geometry/${file}`, import.meta.url), 'utf8'));
}

/** The space for a map, in pixels, and how far it is zoomed in. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly zoomed?: number;
}

/** The space for the map on screens of 1440×900, 1024×768, 1360×850 and 390×844. */
export const DESK: Screen = { width: 929, height: 702 };
export const TABLET: Screen = { width: 577, height: 550 };
export const LAPTOP: Screen = { width: 849, height: 652 };
const PHONE: Screen = { width: 369, height: 299 };

/** Other screens, and maps that are zoomed in. */
export const MORE: readonly Screen[] = [
  { width: 1409, height: 882 },
  { width: 855, height: 570 },
  LAPTOP,
  { ...TABLET, zoomed: 1.35 },
  { ...TABLET, zoomed: 1.8 },
  PHONE,
  { ...PHONE, zoomed: 2 },
  { ...PHONE, zoomed: 3 },
];

/** The map of a stored board as it is lettered on screens; those on which it has the same letters count once. */
export async function letteredOn(
  { title: id, ...stored }: StoredBoard,
  language: Language,
  screens: readonly Screen[],
): Promise<LetteredMap[]> {
  const presentation = (await loadPresentation(id))!;
  const title = presentation.title as AnyTitle;
  const beginning = newGame(title, { players: 3, options: defaultOptions(title.options) });
  const model: BoardModel = { ...presentation.board(beginning as never), ...stored };
  const words = wordsOf(language, presentation.title.messages);
  const nameOf = (hex: string) => placeName(words, model.board, hex);
  const box = viewBox(model.board);
  const fits = screens.map(({ zoomed = 1, ...room }) => fitIn(model.board, box, null, room, zoomed));
  const distinct = new Map(
    fits.map(({ size, least, margin }) => [`${size} ${least}`, { size, least, margin }]),
  );
  return [...distinct.values()].map((fit) => ({
    ...model,
    ...fit,
    ...{ chosen: stored.chosen ?? null, nameOf, coordinates: false },
  }));
}
