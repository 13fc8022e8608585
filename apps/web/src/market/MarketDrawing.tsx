import { EmblemDrawing } from '../board/EmblemDrawing.tsx';
import { useWords } from '../text/context.ts';
import style from './market.module.css';
import type { MarketModel, MarketMove } from './model.ts';

const WIDTH = 44;
const HEIGHT = 50;
const MARKER = 11;

/** The market as it is printed: any arrangement of spaces in rows and columns. */
export function MarketDrawing({ model, moves = [] }: { model: MarketModel; moves?: readonly MarketMove[] }) {
  const words = useWords();
  const { spaces, markers, emblems } = model;
  const columns = Math.max(...spaces.map(({ column }) => column)) + 1;
  const rows = Math.max(...spaces.map(({ row }) => row)) + 1;
  const at = (space: number) => {
    const { row, column } = spaces[space]!;
    return { x: column * WIDTH, y: row * HEIGHT };
  };
  return (
    <figure className={style.market}>
      <svg viewBox={`-1 -1 ${columns * WIDTH + 2} ${rows * HEIGHT + 2}`} aria-hidden="true">
        {spaces.map(({ row, column, price, mark }) => (
          <g key={`${row} ${column}`} transform={`translate(${column * WIDTH} ${row * HEIGHT})`}>
            <rect width={WIDTH} height={HEIGHT} className={style.space} data-mark={mark ?? undefined} />
            <text className={style.price} x={4} y={12}>
              {price}
            </text>
            {mark === 'gold' && (
              <text className={style.price} x={WIDTH - 4} y={12} textAnchor="end">
                ★
              </text>
            )}
          </g>
        ))}
        {markers
          .map(({ company, space }) => {
            const stack = markers.filter((marker) => marker.space === space).map((marker) => marker.company);
            const depth = stack.indexOf(company);
            const { x, y } = at(space);
            const apart = Math.min(13, 26 / Math.max(1, stack.length));
            return {
              company,
              depth,
              x: x + WIDTH / 2 - 5 + depth * apart - (stack.length > 2 ? 6 : 0),
              y: y + 31 - depth * 3,
            };
          })
          .toSorted((a, b) => b.depth - a.depth)
          .map(({ company, x, y }) => (
            <g key={company} transform={`translate(${x} ${y})`}>
              <EmblemDrawing emblem={emblems[company]!} radius={MARKER} />
            </g>
          ))}
        {moves.map(({ company, from, to }) =>
          from === null ? null : (
            <path
              key={company}
              className={style.arrow}
              d={arrow(at(from), at(to))}
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
      <figcaption>
        <ul className={style.prices}>
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

function arrow(a: { x: number; y: number }, b: { x: number; y: number }): string {
  const [x1, y1, x2, y2] = [a.x + WIDTH / 2, a.y + HEIGHT / 2, b.x + WIDTH / 2, b.y + HEIGHT / 2];
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 16} ${x2} ${y2}`;
}
