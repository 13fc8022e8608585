import { memo, type SVGProps } from 'react';
import { EmblemDrawing } from '../board/EmblemDrawing.tsx';
import parts from '../parts/parts.module.css';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { useWords } from '../text/context.ts';
import style from './market.module.css';
import type { MarketModel, MarketMove, MarketSpace } from './model.ts';

const MARKER = 11;
/** With more columns than this the market is scrolled, since it could not be read next to a map. */
const WIDE = 14;
const LEGIBLE = 36;

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
  end: '■',
};

/** The size of a space, and where in it a marker lies. */
const HIGH = { width: 44, height: 50, marker: { x: 17, y: 31 } };
const LOW = { width: 56, height: 27, marker: { x: 34, y: 14 } };
/** Of a market that is scrolled more rows are to be seen at once. */
const SCROLLED = { width: 44, height: 37, marker: { x: 17, y: 25 } };

const shapeOf = (model: MarketModel) => (model.low ? LOW : columnsOf(model) > WIDE ? SCROLLED : HIGH);

const at = (model: MarketModel, space: number) => {
  const { row, column } = model.spaces[space]!;
  const { width, height } = shapeOf(model);
  return { x: column * width, y: row * height };
};

function extent(model: MarketModel): string {
  const { width, height } = shapeOf(model);
  const columns = Math.max(...model.spaces.map(({ column }) => column)) + 1;
  const rows = Math.max(...model.spaces.map(({ row }) => row)) + 1;
  return `-1 -1 ${columns * width + 2} ${rows * height + 2}`;
}

type Props = { readonly model: MarketModel; readonly moves?: readonly MarketMove[] };

/** Prices are listed unless they are shown next to the market. */
type Listed = { readonly prices?: boolean };

/** The market as it is printed: any arrangement of spaces in rows and columns. */
export function MarketDrawing({ model, moves = [], prices = true }: Props & Listed) {
  const words = useWords();
  const { spaces, markers, emblems } = model;
  const scrolls = columnsOf(model) > WIDE;
  return (
    <figure className={style.market} data-scrolls={scrolls || undefined}>
      {scrolls ? (
        <ScrollArea label={words.t('tab/market')} show={middleOfMarkers(model)}>
          <MarketBoard model={model} moves={moves} width={columnsOf(model) * LEGIBLE} />
        </ScrollArea>
      ) : (
        <MarketBoard model={model} moves={moves} />
      )}
      <figcaption>
        <ul className={style.prices}>
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

/** The drawing alone; with a place it can be part of another drawing. */
export function MarketBoard({ model, moves = [], ...place }: Props & SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox={extent(model)} aria-hidden="true" data-market {...place}>
      <Spaces model={model} />
      <Markers model={model} />
      {moves.map(({ company, from, to }) =>
        from === null ? null : (
          <path
            key={company}
            className={style.arrow}
            data-market-move={company}
            d={arrow(middleOf(model, from), middleOf(model, to))}
            markerEnd="url(#market-arrow)"
          />
        ),
      )}
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

/** Drawn again only when the market changes, not with each arrow. */
const Spaces = memo(function Spaces({ model }: { model: MarketModel }) {
  const { width, height } = shapeOf(model);
  return model.spaces.map(({ row, column, price, mark }) => (
    <g key={`${row} ${column}`} transform={`translate(${column * width} ${row * height})`}>
      <rect width={width} height={height} className={style.space} data-mark={mark ?? undefined} />
      <text className={style.price} x={4} y={12}>
        {price}
      </text>
      {mark && (
        <text
          className={style.sign}
          data-mark={mark}
          x={model.low ? 4 : width - 4}
          y={model.low ? 24 : height - 5}
          textAnchor={model.low ? 'start' : 'end'}
        >
          {SIGNS[mark]}
        </text>
      )}
    </g>
  ));
});

const Markers = memo(function Markers({ model }: { model: MarketModel }) {
  const { markers, emblems } = model;
  const { marker: lies } = shapeOf(model);
  return markers
    .map(({ company, space }) => {
      const stack = markers.filter((marker) => marker.space === space).map((marker) => marker.company);
      const depth = stack.indexOf(company);
      const { x, y } = at(model, space);
      const apart = Math.min(13, 26 / Math.max(1, stack.length));
      return {
        company,
        depth,
        x: x + lies.x + depth * apart - (stack.length > 2 ? 6 : 0),
        y: y + lies.y - (model.low ? 0 : depth * 3),
      };
    })
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ company, x, y }) => (
      <g key={company} transform={`translate(${x} ${y})`} data-marker={company}>
        <EmblemDrawing emblem={emblems[company]!} radius={MARKER} />
      </g>
    ));
});

function middleOf(model: MarketModel, space: number) {
  const { x, y } = at(model, space);
  const { width, height } = shapeOf(model);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where between left and right the markers lie. */
function middleOfMarkers(model: MarketModel): number | undefined {
  const columns = model.markers.map(({ space }) => model.spaces[space]!.column);
  if (columns.length === 0) return undefined;
  return ((Math.min(...columns) + Math.max(...columns)) / 2 + 0.5) / columnsOf(model);
}

/** Kinds of spaces, each once. */
function marksIn({ spaces }: MarketModel): NonNullable<MarketSpace['mark']>[] {
  return [...new Set(spaces.flatMap(({ mark }) => mark ?? []))];
}

function arrow(a: { x: number; y: number }, b: { x: number; y: number }): string {
  // An arrow within a column curves to the side, one along a row curves upwards.
  const [dx, dy] = a.x === b.x ? [20, 0] : [0, -18];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2 + dx} ${(a.y + b.y) / 2 + dy} ${b.x} ${b.y}`;
}
