import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { textWidth } from '../../board/geometry/letters.ts';
import { useWords } from '../../text/context.ts';
import { lineColour } from '../player-colours.ts';
import style from './chart.module.css';
import { chartScale, labelPlaces, linePath } from './chart-scale.ts';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly colour: string | null;
  readonly points: readonly (number | null)[];
}

/** Until the space for it has been measured, in pixels. */
const USUAL_WIDTH = 500;
const LETTERS = 11;
/** Beside the lines: amounts, and names up to this width. */
const LEFT = 52;
const LONGEST_NAME = 110;
/** Below the lines: moves, and what they are, for which a low chart has no room. */
const FOOT = 46;
const LOW_FOOT = 28;
const LOW = 170;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2', '12 5'];

/** Lines that differ by dash pattern as well as by colour, each labelled at its end. */
export function LineChart({
  at,
  lines,
  label,
  format,
  axis,
  marks = [],
  fits = false,
}: {
  at: readonly number[];
  lines: readonly Line[];
  label: string;
  /** How values are written; if not given, they are money. */
  format?: (value: number) => string;
  /** What the numbers below count; if not given, they are moves. */
  axis?: string;
  /** Moves at which something begins. */
  marks?: readonly number[];
  /** Is it as high as what it is in, rather than as its width demands? */
  fits?: boolean;
}) {
  const words = useWords();
  const written = format ?? words.money;
  const frame = useRef<HTMLDivElement>(null);
  const { width, room } = useSpace(frame);
  const height = fits ? room : Math.round(Math.min(Math.max(width / 2, 220), 440));
  const isLow = height < LOW;
  const names = lines.map(({ name }) => cutTo(LONGEST_NAME, name));
  const across = width - LEFT - 14 - Math.max(0, ...names.map((name) => textWidth(name) * LETTERS));
  const down = height - (isLow ? LOW_FOOT : FOOT);
  const scale = chartScale(
    at,
    lines.map(({ points }) => points),
    across,
    down,
  );
  const labels = labelPlaces(
    lines.map(({ points }) => points),
    scale,
  );
  return (
    <div ref={frame} data-chart data-fits={fits || undefined} className={style.frame}>
      <svg viewBox={`0 0 ${width} ${height}`} className={style.chart} role="img" aria-label={label}>
        <g transform={`translate(${LEFT} 10)`}>
          {scale.ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
              <line x2={across} className={style.grid} />
              <text x={-6} dominantBaseline="central" textAnchor="end">
                {written(tick)}
              </text>
            </g>
          ))}
          {marks.map((mark) => (
            <line
              key={mark}
              x1={scale.x(mark)}
              x2={scale.x(mark)}
              y2={down}
              className={style.grid}
              strokeDasharray="1 3"
            />
          ))}
          {scale.moves.map((move) => (
            <g key={move} transform={`translate(${scale.x(move)} ${down})`}>
              <line y2={4} className={style.grid} />
              <text y={14} textAnchor="middle">
                {move}
              </text>
            </g>
          ))}
          {!isLow && (
            <text x={across / 2} y={down + 29} textAnchor="middle">
              {axis ?? words.t('charts/move')}
            </text>
          )}
          {lines.map(({ id, colour, points }, i) => (
            <g key={id}>
              <path
                d={linePath(at, points, scale)}
                className={style.line}
                style={{ '--colour': colour ?? lineColour(i) } as CSSProperties}
                strokeDasharray={DASHES[i % DASHES.length]}
              />
              <text x={across + 8} y={labels[i]} dominantBaseline="central">
                {names[i]}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** The space for it in pixels, so that letters keep their size in a narrow column and in a wide sheet. */
function useSpace(frame: RefObject<HTMLElement | null>): { readonly width: number; readonly room: number } {
  const [space, setSpace] = useState({ width: USUAL_WIDTH, room: USUAL_WIDTH / 2 });
  useLayoutEffect(() => {
    const found = frame.current;
    if (!found) return;
    const measure = () =>
      setSpace({
        width: Math.max(Math.round(found.clientWidth), 240),
        room: Math.max(Math.round(found.clientHeight), 60),
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, [frame]);
  return space;
}

/** A long name ends with an ellipsis. */
function cutTo(width: number, name: string): string {
  if (textWidth(name) * LETTERS <= width) return name;
  const letters = [...name];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) * LETTERS > width) letters.pop();
  return `${letters.join('')}…`;
}
