import { memo, type SVGProps } from 'react';
import { EmblemDrawing } from '../board/EmblemDrawing.tsx';
import type { Emblem } from '../board/model.ts';
import parts from '../parts/parts.module.css';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { PHONE, useMedia } from '../parts/use-media.ts';
import { useWidth } from '../parts/use-width.ts';
import { inBrackets } from '../text/brackets.ts';
import { useWords } from '../text/context.ts';
import { arrowPath, arrowWays } from './arrow.ts';
import {
  columnsOf,
  HIGH,
  LOW,
  NARROW,
  type PlacedMarker,
  placeMarkers,
  priceLine,
  SCROLLED,
  type Shape,
  sizeOfPrices,
} from './geometry.ts';
import style from './market.module.css';
import type { MarketModel, MarketMove, MarketSpace } from './model.ts';

/** A market with more columns than this has narrow spaces; on a phone it is scrolled instead. */
const WIDE = 14;
/** The least width of a space that is scrolled, in pixels. */
const LEGIBLE = 36;
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

/** How much is drawn around the spaces: half of their lines. */
const EDGE = 1;

function extent(model: MarketModel, { width, height }: Shape): string {
  const rows = Math.max(...model.spaces.map(({ row }) => row)) + 1;
  return `${-EDGE} ${-EDGE} ${columnsOf(model) * width + 2 * EDGE} ${rows * height + 2 * EDGE}`;
}

interface Props {
  readonly model: MarketModel;
  readonly moves?: readonly MarketMove[];
  /** The company whose turn it is: its marker lies on top. */
  readonly acting?: string | null;
}

/** Prices are listed unless they are shown next to the market. */
type Listed = { readonly prices?: boolean };

/** The market as it is printed: any arrangement of spaces in rows and columns. */
export function MarketDrawing({ model, moves = [], acting = null, prices = true }: Props & Listed) {
  const words = useWords();
  const phone = useMedia(PHONE);
  const { spaces, markers, emblems } = model;
  const wide = columnsOf(model) > WIDE;
  return (
    <figure className={style.market} data-wide={wide || undefined} data-low={model.low || undefined}>
      {wide && phone ? (
        <ScrolledMarket model={model} moves={moves} acting={acting} />
      ) : (
        <MarketBoard model={model} moves={moves} acting={acting} shape={wide ? NARROW : undefined} />
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
          {markers.some(({ isUnfloated }) => isUnfloated) && (
            <li className={style.legend}>
              <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
                <circle cx={8} cy={8} r={7} className={style.unfloatedRim} />
              </svg>
              {words.t('market/not-floated')}
            </li>
          )}
        </ul>
        <ul className={prices ? style.prices : parts.hidden}>
          {markers
            .toSorted((a, b) => spaces[b.space]!.price - spaces[a.space]!.price)
            .map(({ company, space, isUnfloated }) => (
              <li key={company}>
                {emblems[company]!.letters} {words.money(spaces[space]!.price)}
                {isUnfloated && inBrackets(words, words.t('market/not-floated'))}
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** As many whole columns as fit are seen at once: of a price that is cut at the edge, another one would be read. */
function ScrolledMarket({ model, moves = [], acting = null }: Props) {
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
            acting={acting}
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
  acting = null,
  shape = model.low ? LOW : HIGH,
  ...place
}: Props & { readonly shape?: Shape | undefined } & SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox={extent(model, shape)} aria-hidden="true" data-market {...place}>
      <Spaces model={model} shape={shape} />
      {arrowWays(model, shape, moves).map(({ move: { company, to }, way }) => (
        <path
          key={company}
          className={style.arrow}
          data-market-move={company}
          data-to={to}
          d={arrowPath(way)}
          markerEnd="url(#market-arrow)"
        />
      ))}
      <Markers model={model} shape={shape} moves={moves} acting={acting} />
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
  const size = sizeOfPrices(model, shape);
  return model.spaces.map((space) => (
    <g
      key={`${space.row} ${space.column}`}
      transform={`translate(${space.column * width} ${space.row * height})`}
    >
      <Price space={space} shape={shape} size={size} />
    </g>
  ));
});

/** In a narrow space three digits are drawn closer together rather than smaller. */
function Price({ space: { price, mark }, shape, size }: { space: MarketSpace; shape: Shape; size: number }) {
  const looks = { className: style.price, 'data-mark': mark ?? undefined, fontSize: size };
  const { x, y, most } = priceLine(shape, size);
  const close = most !== null && price >= 100 ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text {...looks} x={x} y={y} textAnchor={most === null ? 'start' : 'middle'} {...close}>
      {price}
    </text>
  );
}

/**
 * In a pile the first is on top, or what acts or would move, with a sign of its rise or fall. From there each covers only
 * the next: none is covered from both sides.
 */
const Markers = memo(function Markers({
  model,
  shape,
  moves,
  acting,
}: Drawn & { readonly moves: readonly MarketMove[]; readonly acting: string | null }) {
  const { spaces, emblems, markers } = model;
  const unfloated = new Set(markers.filter(({ isUnfloated }) => isUnfloated).map(({ company }) => company));
  const moved = (company: string) => moves.find((move) => move.company === company);
  const { markers: lying, arriving } = placeMarkers(model, shape, moves);
  const topOf = (space: number): PlacedMarker | undefined => {
    const pile = lying.filter((one) => one.space === space);
    return pile.find(({ company }) => moved(company)) ?? pile.find(({ company }) => company === acting);
  };
  const height = ({ space, depth }: PlacedMarker) => -Math.abs(depth - (topOf(space)?.depth ?? 0));
  const drawn = lying
    .toSorted((a, b) => height(a) - height(b))
    .map(({ company, space, x, y, radius }) => {
      const to = moved(company)?.to;
      const rise = to === undefined ? 0 : spaces[to]!.price - spaces[space]!.price;
      return (
        <g key={company} transform={`translate(${x} ${y})`} data-marker={company} data-on={space}>
          {unfloated.has(company) ? (
            <Unfloated emblem={emblems[company]!} radius={radius} />
          ) : (
            <EmblemDrawing emblem={emblems[company]!} radius={radius} />
          )}
          {rise !== 0 && <Change rises={rise > 0} radius={radius} />}
        </g>
      );
    });
  // No arrow leads to a marker that does not lie on the market yet: it is drawn where it would come to lie.
  const started = arriving.filter(({ company }) => moved(company)?.from === null && emblems[company]);
  return [
    ...drawn,
    ...started.map(({ company, space, x, y, radius }) => (
      <g
        key={`${company} arriving`}
        transform={`translate(${x} ${y})`}
        data-arriving={company}
        data-on={space}
      >
        <EmblemDrawing emblem={emblems[company]!} radius={radius} />
        <circle r={radius} className={style.arriving} />
      </g>
    )),
  ];
});

/** Pale, with a dashed rim: its place in the pile is not final. */
function Unfloated({ emblem, radius }: { readonly emblem: Emblem; readonly radius: number }) {
  return (
    <g data-unfloated>
      <circle r={radius} className={style.unfloated} />
      <g opacity={0.5}>
        <EmblemDrawing emblem={emblem} radius={radius} />
      </g>
      <circle r={radius - 0.5} className={style.unfloatedRim} />
    </g>
  );
}

/** On a market whose rows continue each other a price may rise to the left; colour is not the only sign. */
function Change({ rises, radius }: { readonly rises: boolean; readonly radius: number }) {
  const at = `translate(${0.7 * radius} ${0.7 * radius}) scale(${(rises ? 1 : -1) * Math.max(1, radius / 8.5)})`;
  return (
    <g transform={at} className={style.change} data-change={rises ? 'rise' : 'fall'}>
      <circle r={4.5} />
      <path d="M-3 2L0 -3.200L3 2Z" />
    </g>
  );
}

/** Kinds of spaces, each once, par prices first. */
function marksIn({ spaces }: MarketModel): NonNullable<MarketSpace['mark']>[] {
  const found = new Set(spaces.map(({ mark }) => mark));
  return Object.keys(SIGNS)
    .map((mark) => mark as keyof typeof SIGNS)
    .filter((mark) => found.has(mark));
}
