import { amend, type Board, type BoardText, board, type ClosedSides } from '@signalbox/rails';
import { LITE, MAP, VERSION_1, VERSION_1_WEST } from './map.ts';
import { TILES, VERSION_1_TILES } from './tiles.ts';

const layout = { layout: 'flat', across: 'number' } as const;

/** Texts of variants are made when they are parsed: most processes need one board. */
const TEXTS = {
  standard: { ...layout, hexes: MAP, tiles: TILES },
  lite: {
    ...layout,
    get hexes() {
      return amend(MAP, LITE);
    },
    tiles: TILES,
  },
  version1: {
    ...layout,
    get hexes() {
      return amend(MAP, VERSION_1);
    },
    get tiles() {
      return amend(TILES, VERSION_1_TILES);
    },
  },
  version1Lite: {
    ...layout,
    get hexes() {
      return amend(amend(MAP, LITE), { changed: VERSION_1_WEST });
    },
    get tiles() {
      return amend(TILES, VERSION_1_TILES);
    },
  },
} as const satisfies Readonly<Record<string, BoardText>>;

type Variant = keyof typeof TEXTS;

export const BOARD = board(TEXTS.standard);
export const LITE_BOARD = board(TEXTS.lite);
export const VERSION_1_BOARD = board(TEXTS.version1);
const BOARDS: Readonly<Record<Variant, Board>> = {
  standard: BOARD,
  lite: LITE_BOARD,
  version1: VERSION_1_BOARD,
  version1Lite: board(TEXTS.version1Lite),
};

/** Boards of imported games, where a closed side only counts for its own hex; parsed on demand. */
const oneSided = new Map<Variant, Board>();

/** Games stored before this option existed do not have it. */
export function boardFor(variant: Variant, closed: ClosedSides | undefined): Board {
  if (closed !== 'own-hex') return BOARDS[variant];
  const known = oneSided.get(variant) ?? board({ ...TEXTS[variant], closed });
  oneSided.set(variant, known);
  return known;
}
