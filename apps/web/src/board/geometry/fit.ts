import type { Board } from '@signalbox/rails';
import { type Area, type Corner, freeCorner } from './bounds.ts';
import { LEAST, letterSize } from './letters.ts';

/** The size of the zoom buttons with their margins. */
const TOOLS = { width: 144, height: 56 };
/** On a screen this narrow the map is usually zoomed in, and no corner is free. */
export const NARROW = 600;

/** On a phone no letters can be read until the map is zoomed in; these leave more room for names than larger ones. */
const PHONE = 480;
const ZOOMED = 17;

/** In a map that is less wide than on a screen of 1440 pixels, names are written smaller before they are cut. */
const LARGE = 900;
const NEARLY = 800;
/** Hardly smaller is enough where the map is hardly narrower; smaller still, and no more names would be whole. */
const LITTLE_SMALLER = 0.9;
const SMALLER = 0.7;

/** On a map that is zoomed in letters are larger than they have to be, and leave more room for names all the same. */
const CLOSE_UP = 12;

/** Names are not placed again for every pixel, and not far out in the sea. */
const STEP = 20;
const MOST = 80;

/** How a map is shown in its frame. */
export interface Fit {
  /** The size of letters, and that of names where there is hardly any room. */
  readonly size: number;
  readonly least: number;
  /** How far the picture extends beyond the map on both sides. */
  readonly margin: number;
  /** Where the buttons cover nothing; null if there is no such corner. */
  readonly corner: Corner | null;
}

/** How a map is shown in this room, if it is zoomed in this many times. */
export function fitIn(
  board: Board,
  box: Area,
  printed: Area | null,
  room: { readonly width: number; readonly height: number },
  zoomed = 1,
): Fit {
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const [width, height] = [room.width / scale, room.height / scale];
  const frame = {
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  };
  const tools = { width: TOOLS.width / scale, height: TOOLS.height / scale };
  const corner = room.width > NARROW ? freeCorner(board, frame, tools, printed) : null;
  const left = Math.min(room.width / box.width, (room.height - TOOLS.height) / box.height);
  const margin = Math.min(Math.floor((width - box.width) / 2 / STEP) * STEP, MOST);
  return { ...lettersIn(room.width, corner ? scale : left, zoomed), margin, corner };
}

/** The sizes of letters in a map of this width, whose drawing has this scale before it is zoomed in. */
function lettersIn(width: number, scale: number, zoomed: number): Pick<Fit, 'size' | 'least'> {
  const wanted = letterSize(scale * zoomed, zoomed > 1 ? CLOSE_UP : LEAST);
  const size = Math.min(wanted, width < PHONE ? ZOOMED : Infinity);
  return { size, least: size * leastPart(width) };
}

/** How small names may be written in a map of this width, as a part of the usual size. */
function leastPart(width: number): number {
  if (width >= LARGE) return 1;
  return width >= NEARLY ? LITTLE_SMALLER : SMALLER;
}
