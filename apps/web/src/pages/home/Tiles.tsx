import style from '../pages.module.css';

const SIDE = 40;
const WIDE = SIDE * 1.5;
const HIGH = SIDE * Math.sqrt(3);
const CORNERS = [0, 60, 120, 180, 240, 300]
  .map((angle) => (angle * Math.PI) / 180)
  .map((angle) => `${(SIDE * Math.cos(angle)).toFixed(1)} ${(SIDE * Math.sin(angle)).toFixed(1)}`);
const HEX = `M${CORNERS.join('L')}Z`;

/** The middle of a side, counted clockwise from the lower right. */
function edge(side: number): readonly [number, number] {
  const angle = ((30 + side * 60) * Math.PI) / 180;
  return [(HIGH / 2) * Math.cos(angle), (HIGH / 2) * Math.sin(angle)];
}

const track = (from: number, to: number) => `M${edge(from).join(' ')}Q0 0 ${edge(to).join(' ')}`;

export interface Tile {
  readonly at: readonly [column: number, row: number];
  readonly colour: string;
  readonly track: readonly (readonly [number, number])[];
  readonly stop?: 'city' | 'town';
}

/** Decorative tiles whose track connects from tile to tile. */
export const TILES: readonly Tile[] = [
  { at: [0, 0.5], colour: 'white', track: [] },
  {
    at: [0, 1.5],
    colour: 'yellow',
    track: [
      [2, 5],
      [2, 0],
    ],
    stop: 'city',
  },
  { at: [1, 0], colour: 'white', track: [], stop: 'town' },
  { at: [1, 1], colour: 'yellow', track: [[2, 5]] },
  {
    at: [1, 2],
    colour: 'green',
    track: [
      [3, 5],
      [3, 0],
    ],
  },
  {
    at: [2, 0.5],
    colour: 'green',
    track: [
      [2, 5],
      [2, 0],
    ],
    stop: 'town',
  },
  {
    at: [2, 1.5],
    colour: 'brown',
    track: [
      [2, 5],
      [2, 0],
    ],
    stop: 'city',
  },
  { at: [3, 0], colour: 'yellow', track: [[2, 5]] },
  {
    at: [3, 1],
    colour: 'green',
    track: [
      [2, 5],
      [3, 0],
    ],
  },
  { at: [3, 2], colour: 'yellow', track: [[3, 0]], stop: 'town' },
  { at: [4, 0.5], colour: 'yellow', track: [[2, 5]] },
  { at: [4, 1.5], colour: 'yellow', track: [[3, 5]] },
];

/** Some tiles as a decoration next to the introduction. */
export function Tiles() {
  return (
    <svg
      className={style.tiles}
      viewBox={`${-SIDE - 2} ${-HIGH / 2 - 2} ${4 * WIDE + 2 * SIDE + 4} ${HIGH * 3 + 4}`}
      aria-hidden="true"
    >
      {TILES.map(({ at: [column, row], colour, track: lines, stop }) => (
        <g key={`${column} ${row}`} transform={`translate(${column * WIDE} ${row * HIGH})`}>
          <path d={HEX} className={style.tileGround} style={{ fill: `var(--hex-${colour})` }} />
          {lines.map(([from, to]) => (
            <path key={`${from} ${to}`} d={track(from, to)} className={style.tileTrack} />
          ))}
          {stop === 'city' && <circle r={11} className={style.tileCity} />}
          {stop === 'town' && <circle r={5.5} className={style.tileTown} />}
        </g>
      ))}
    </svg>
  );
}
