import { memo, type SVGProps } from 'react';
import { EmblemDrawing } from '../board/EmblemDrawing.tsx';
import parts from '../parts/parts.module.css';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { PHONE, useMedia } from '../parts/use-media.ts';
import { useWidth } from '../parts/use-width.ts';
import { useWords } from '../text/context.ts';
import style from './market.module.css';
import type { MarketModel, MarketMove, MarketSpace } from './model.ts';

/** A market with more columns than this has narrow spaces; on a phone it is scrolled instead. */
const WIDE = 14;
/** The least width of a space that is scrolled, in pixels. */
const LEGIBLE = 36;
/** The smallest text, and the width of the column beside the companies, in pixels. */
const SMALL = 11;
const BESIDE = 350;

function columnsOf({ spaces }: MarketModel): number {
  return Math.max(...spaces.map(({ column }) => column)) + 1;
}
/** Colour is never the only sign of a special space. */
const SIGNS: Readonly<Record<NonNullable<MarketSpace['mark']>, string>> = {
  start: '●',
  gold: '★',
  ceiling: '▔',
  restart: '○',
  red: '▽',
  late: '8',
  end: '■',
};

/** The size of a space, where in it a marker lies, and from where to where several of them do. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly marker: { readonly x: number; readonly y: number; readonly radius: number };
  readonly several: readonly [from: number, to: number];
}

const HIGH: Shape = { width: 44, height: 50, marker: { x: 17, y: 31, radius: 11 }, several: [11, 33] };
/** The markers leave room for the price before them. */
const LOW: Shape = { width: 56, height: 27, marker: { x: 34, y: 14, radius: 11 }, several: [29, 45] };
/** Of a market that is scrolled more rows are to be seen at once. */
const SCROLLED: Shape = { width: 44, height: 41, marker: { x: 17, y: 29.5, radius: 10 }, several: [11, 33] };
/** Just wide enough for a price of three digits, so that a wide market is visible as a whole beside the companies. */
const NARROW: Shape = { width: 19, height: 27, marker: { x: 9, y: 18.5, radius: 8 }, several: [7, 15] };

const at = (model: MarketModel, shape: Shape, space: number) => {
  const { row, column } = model.spaces[space]!;
  return { x: column * shape.width, y: row * shape.height };
};

/** How much is drawn around the spaces: half of their lines. */
const EDGE = 1;

function extent(model: MarketModel, { width, height }: Shape): string {
  const rows = Math.max(...model.spaces.map(({ row }) => row)) + 1;
  return `${-EDGE} ${-EDGE} ${columnsOf(model) * width + 2 * EDGE} ${rows * height + 2 * EDGE}`;
}

type Props = { readonly model: MarketModel; readonly moves?: readonly MarketMove[] };

/** Prices are listed unless they are shown next to the market. */
type Listed = { readonly prices?: boolean };

/** The market as it is printed: any arrangement of spaces in rows and columns. */
export function MarketDrawing({ model, moves = [], prices = true }: Props & Listed) {
  const words = useWords();
  const phone = useMedia(PHONE);
  const { spaces, markers, emblems } = model;
  const wide = columnsOf(model) > WIDE;
  return (
    <figure className={style.market} data-wide={wide || undefined} data-low={model.low || undefined}>
      {wide && phone ? (
        <ScrolledMarket model={model} moves={moves} />
      ) : (
        <MarketBoard model={model} moves={moves} shape={wide ? NARROW : undefined} />
      )}
      <figcaption>
        <ul className={style.prices} data-legend>
          {marksIn(model)
            .filter((mark) => words.has(`market/${mark}`))
            .map((mark) => (
              <li key={mark} className={style.legend}>
                <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
                  <rect width={16} height={16} className={style.space} data-mark={mark} />
                  <text className={style.sign} data-mark={mark} x={8} y={11.5} textAnchor="middle">
                    {SIGNS[mark]}
                  </text>
                </svg>
                {words.say(`market/${mark}`)}
              </li>
            ))}
        </ul>
        <ul className={prices ? style.prices : parts.hidden}>
          {markers
            .toSorted((a, b) => spaces[b.space]!.price - spaces[a.space]!.price)
            .map(({ company, space }) => (
              <li key={company}>
                {emblems[company]!.letters} {words.money(spaces[space]!.price)}
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** As many whole columns as fit are seen at once: of a price that is cut at the edge, another one would be read. */
function ScrolledMarket({ model, moves = [] }: Props) {
  const words = useWords();
  const [frame, width] = useWidth<HTMLDivElement>();
  const column = width / Math.max(1, Math.floor(width / LEGIBLE));
  const drawn = columnsOf(model) * SCROLLED.width + 2 * EDGE;
  return (
    <div ref={frame} className={style.scrolled}>
      <ScrollArea label={words.t('tab/market')}>
        {width > 0 && (
          <MarketBoard
            model={model}
            moves={moves}
            shape={SCROLLED}
            width={(drawn * column) / SCROLLED.width}
          />
        )}
      </ScrollArea>
    </div>
  );
}

/** The drawing alone; with a place it can be part of another drawing. */
export function MarketBoard({
  model,
  moves = [],
  shape = model.low ? LOW : HIGH,
  ...place
}: Props & { readonly shape?: Shape | undefined } & SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox={extent(model, shape)} aria-hidden="true" data-market {...place}>
      <Spaces model={model} shape={shape} />
      <Markers model={model} shape={shape} />
      {moves.map(({ company, from, to }) =>
        from === null ? null : (
          <path
            key={company}
            className={style.arrow}
            data-market-move={company}
            data-to={to}
            d={arrow(shape, markerAt(model, shape, from), markerAt(model, shape, to))}
            markerEnd="url(#market-arrow)"
          />
        ),
      )}
      <Prices model={model} shape={shape} />
      <defs>
        <marker
          id="market-arrow"
          viewBox="0 0 10 10"
          refX={8}
          refY={5}
          markerWidth={5}
          markerHeight={5}
          orient="auto"
        >
          <path d="M0 0L10 5L0 10Z" className={style.head} />
        </marker>
      </defs>
    </svg>
  );
}

type Drawn = { readonly model: MarketModel; readonly shape: Shape };

/** Drawn again only when the market changes, not with each arrow. */
const Spaces = memo(function Spaces({ model, shape }: Drawn) {
  const { width, height } = shape;
  return model.spaces.map(({ row, column, mark }, i) => (
    <g key={`${row} ${column}`} transform={`translate(${column * width} ${row * height})`} data-space={i}>
      <rect width={width} height={height} className={style.space} data-mark={mark ?? undefined} />
      {mark && (
        <text
          className={style.sign}
          data-mark={mark}
          x={model.low ? 4 : width - (shape === NARROW ? 1 : 4)}
          y={model.low ? 24 : height - (shape === NARROW ? 2 : 5)}
          textAnchor={model.low ? 'start' : 'end'}
        >
          {SIGNS[mark]}
        </text>
      )}
    </g>
  ));
});

/** Above the arrows, so that the price one leads to can be read. */
const Prices = memo(function Prices({ model, shape }: Drawn) {
  const { width, height } = shape;
  const size = shape === NARROW || model.low ? SMALL : sizeOfPrices(columnsOf(model) * width);
  return model.spaces.map((space) => (
    <g
      key={`${space.row} ${space.column}`}
      transform={`translate(${space.column * width} ${space.row * height})`}
    >
      <Price space={space} shape={shape} size={size} />
    </g>
  ));
});

/** The size of prices in a market of this width: in the column beside the companies they are legible. */
function sizeOfPrices(width: number): number {
  return Math.max(SMALL, Math.min(15, (SMALL * width) / BESIDE));
}

/** In a narrow space three digits are drawn closer together rather than smaller. */
function Price({ space: { price, mark }, shape, size }: { space: MarketSpace; shape: Shape; size: number }) {
  const looks = { className: style.price, 'data-mark': mark ?? undefined, fontSize: size };
  if (shape !== NARROW) {
    return (
      <text {...looks} x={4} y={size + 1}>
        {price}
      </text>
    );
  }
  const close = price >= 100 ? { textLength: shape.width - 3, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text {...looks} x={shape.width / 2} y={9.5} textAnchor="middle" {...close}>
      {price}
    </text>
  );
}

const Markers = memo(function Markers({ model, shape }: Drawn) {
  const { markers, emblems } = model;
  const { marker: lies } = shape;
  return markers
    .map(({ company, space }) => {
      const stack = markers.filter((marker) => marker.space === space).map((marker) => marker.company);
      const depth = stack.indexOf(company);
      const { x, y } = at(model, shape, space);
      return { company, space, depth, x: x + placeInStack(shape, depth, stack.length), y: y + lies.y };
    })
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ company, space, x, y }) => (
      <g key={company} transform={`translate(${x} ${y})`} data-marker={company} data-on={space}>
        <EmblemDrawing emblem={emblems[company]!} radius={lies.radius} />
      </g>
    ));
});

/** Side by side where the space is wide enough; else the first, which operates first, is on top. */
function placeInStack({ marker: { x, radius }, several: [from, to] }: Shape, depth: number, count: number) {
  if (count === 1) return x;
  return from + depth * Math.min(2 * radius, (to - from) / (count - 1));
}

/** Where arrows begin and end: at the height of the markers, below the price. */
function markerAt(model: MarketModel, shape: Shape, space: number) {
  const { x, y } = at(model, shape, space);
  return { x: x + shape.width / 2, y: y + shape.marker.y };
}

/** Kinds of spaces, each once, par prices first. */
function marksIn({ spaces }: MarketModel): NonNullable<MarketSpace['mark']>[] {
  const found = new Set(spaces.map(({ mark }) => mark));
  return Object.keys(SIGNS)
    .map((mark) => mark as keyof typeof SIGNS)
    .filter((mark) => found.has(mark));
}

function arrow({ width, height }: Shape, a: { x: number; y: number }, b: { x: number; y: number }): string {
  // An arrow within a column curves to the side, one along a row curves upwards.
  const [dx, dy] = a.x === b.x ? [width * 0.45, 0] : [0, height * -0.36];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 + dx} ${(a.y + b.y) / 2 + dy} ${b.x} ${b.y}`;
}
