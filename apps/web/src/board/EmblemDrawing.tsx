import { textWidth } from './geometry/letters.ts';
import { inkOn } from './ink.ts';
import type { Emblem, Pattern } from './model.ts';

/** The width of a disc that letters may fill. */
const WITHIN = 35;

/** A company's emblem as a disc of a given radius around the origin; on a map its letters have the usual size. */
export function EmblemDrawing({
  emblem,
  radius,
  letterSize,
}: {
  emblem: Emblem;
  radius: number;
  letterSize?: number;
}) {
  const { letters, colour, pattern } = emblem;
  const ink = inkOn(colour);
  const size = letterSize ? (letterSize * 20) / radius : usualSize(letters);
  const narrowed = letterSize !== undefined && textWidth(letters) * size > WITHIN;
  return (
    <g transform={`scale(${radius / 20})`}>
      <circle r={20} fill={colour} />
      <g fill={ink} stroke="none" opacity={0.34}>
        {PATTERN_SHAPES[pattern]}
      </g>
      <circle r={19} fill="none" stroke={ink} strokeOpacity={0.85} strokeWidth={1.6} />
      <circle r={20} fill="none" stroke="#1b1b1b" strokeWidth={1} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size}
        {...(narrowed && { textLength: WITHIN, lengthAdjust: 'spacingAndGlyphs' })}
        fontWeight={800}
        fill={ink}
        stroke={colour}
        strokeWidth={3}
        paintOrder="stroke"
        letterSpacing={narrowed ? undefined : -0.4}
      >
        {letters}
      </text>
    </g>
  );
}

function usualSize({ length }: string): number {
  return length > 3 ? 11 : length > 2 ? 13 : 16;
}

const PATTERN_SHAPES: Readonly<Record<Pattern, React.ReactNode>> = {
  plain: null,
  band: <path d="M-20 -5A20 20 0 0 0 -19 6L19 6A20 20 0 0 0 20 -5Z" />,
  chevron: <path d="M-17 9L0 -9L17 9L12 15L0 3L-12 15Z" />,
  halves: <path d="M0 -20A20 20 0 0 1 0 20Z" />,
  ring: (
    <path
      fillRule="evenodd"
      d="M0 -15A15 15 0 1 1 0 15A15 15 0 1 1 0 -15ZM0 -10A10 10 0 1 0 0 10A10 10 0 1 0 0 -10Z"
    />
  ),
  cross: <path d="M-4 -19.5H4V-4H19.5V4H4V19.5H-4V4H-19.5V-4H-4Z" />,
  waves: (
    <path d="M-18 8q4.500 -5 9 0t9 0t9 0t9 0v5q-4.500 5 -9 0t-9 0t-9 0t-9 0ZM-18 -12q4.500 -5 9 0t9 0t9 0t9 0v5q-4.500 5 -9 0t-9 0t-9 0t-9 0Z" />
  ),
  keystone: <path d="M-14 -14H14L9 14H-9Z" />,
  diamond: <path d="M0 -19L13 0L0 19L-13 0Z" />,
  rays: <path d="M0 0L-5 -19.4H5ZM0 0L14.300 -14L19 -6ZM0 0L-14.300 -14L-19 -6ZM-19 8H19L14 14H-14Z" />,
  stripes: <path d="M-19 -6L-6 -19H3L-20 4ZM-17 10L10 -17L17 -10L-10 17Z M-4 20L20 -4L19 6L6 19Z" />,
};
