import type { Board } from '@signalbox/rails';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { sameContents } from '../parts/same-values.ts';
import { type Area, type Corner, freeCorner } from './geometry/bounds.ts';
import { letterSize } from './geometry/letters.ts';

/** The space for a map on a screen of 1440×900, in pixels: used until it has been measured. */
const USUAL = { width: 920, height: 660 };
/** The size of the zoom buttons with their margins. */
const TOOLS = { width: 144, height: 56 };
/** On a screen this narrow the map is usually zoomed in, and no corner is free. */
export const NARROW = 600;

/** Names are not placed again for every pixel, and not far out in the sea. */
const STEP = 20;
const MOST = 80;

interface Fit {
  /** The size of letters. */
  readonly size: number;
  /** How far the picture extends beyond the map on both sides. */
  readonly margin: number;
  /** Where the buttons cover nothing; null if there is no such corner. */
  readonly corner: Corner | null;
}

function fitIn(board: Board, box: Area, printed: Area | null, room: { width: number; height: number }): Fit {
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
  return { size: letterSize(corner ? scale : left), margin, corner };
}

/** Letters are as large as the space of the map requires; in a small picture they do not change. */
export function useFrame(
  frame: RefObject<HTMLElement | null>,
  board: Board,
  box: Area,
  printed: Area | null,
  small: boolean,
): Fit {
  const [fit, setFit] = useState(() => fitIn(board, box, printed, USUAL));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || small) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0) return;
      const next = fitIn(board, box, printed, { width, height });
      setFit((now) => (sameContents(now, next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, board, box, printed, small]);
  return fit;
}
