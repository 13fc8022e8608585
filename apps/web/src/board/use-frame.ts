import type { Board } from '@signalbox/rails';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { sameContents } from '../parts/same-values.ts';
import type { Area } from './geometry/bounds.ts';
import { type Fit, fitIn } from './geometry/fit.ts';

/** The space for a map on a screen of 1440×900, in pixels: used until it has been measured. */
const USUAL = { width: 920, height: 660 };

/** Letters are as large as the space of the map and its zoom require; in a small picture they do not change. */
export function useFrame(
  frame: RefObject<HTMLElement | null>,
  board: Board,
  box: Area,
  printed: Area | null,
  small: boolean,
  zoomed: number,
): Fit {
  const [fit, setFit] = useState(() => fitIn(board, box, printed, USUAL));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || small) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0) return;
      const next = fitIn(board, box, printed, { width, height }, zoomed);
      setFit((now) => (sameContents(now, next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, board, box, printed, small, zoomed]);
  return fit;
}
