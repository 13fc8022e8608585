import { listed } from '@signalbox/text';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useState } from 'react';
import { EmblemDrawing } from '../../board/EmblemDrawing.tsx';
import { Enlarge } from '../../parts/Enlarge.tsx';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWords } from '../../text/context.ts';
import type { Ownership } from '../../titles/presentation.ts';
import { useTable } from '../context.ts';
import style from './ownership.module.css';
import { type Box, chainOf, HEAD, ownershipLayout, type Room } from './ownership-layout.ts';

const EMBLEM = 11;
/** The width of a line for 100% of a company. */
const BROADEST = 12;

/** Who owns how much of which company. Hovering over an owner, or selecting one, shows only that chain. */
export function OwnershipTab() {
  const words = useWords();
  const { presentation, view } = useTable();
  const graph = useMemo(() => presentation.ownership?.(view), [presentation, view]);
  const [picked, pick] = useState<string | null>(null);
  const [pointed, point] = useState<string | null>(null);
  if (!graph) return null;
  const shown = pointed ?? picked;
  const chain = shown === null ? null : chainOf(graph, shown);
  const toggle = (id: string) => pick(picked === id ? null : id);
  return (
    <figure className={style.ownership}>
      <Enlarge title={words.t('tab/ownership')}>
        <ScrollArea label={words.t('tab/ownership')}>
          <Picture graph={graph} chain={chain} onPick={toggle} onPoint={point} />
        </ScrollArea>
      </Enlarge>
      <figcaption>
        <p>{words.t('ownership/legend')}</p>
        <Owners graph={graph} picked={picked} onPick={toggle} />
      </figcaption>
    </figure>
  );
}

function Picture({
  graph,
  chain,
  onPick,
  onPoint,
}: {
  graph: Ownership;
  chain: ReadonlySet<string> | null;
  onPick: (id: string) => void;
  onPoint: (id: string | null) => void;
}) {
  const [room, frame] = useRoom();
  const { width, height, boxes, lines } = useMemo(() => ownershipLayout(graph, room), [graph, room]);
  const aside = (...ids: string[]) => (chain !== null && !ids.every((id) => chain.has(id))) || undefined;
  return (
    <svg
      ref={frame}
      className={style.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ '--natural': `${width}px`, '--ratio': width / height } as CSSProperties}
      aria-hidden="true"
    >
      {lines.map(({ holder, company, d, share, controls }) => (
        <path
          key={`${holder} ${company}`}
          d={d}
          className={style.line}
          strokeWidth={1 + share * BROADEST}
          data-controls={controls || undefined}
          data-aside={aside(holder, company)}
        />
      ))}
      {boxes.map((box) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list below does the same for keyboards
        <g
          key={box.id}
          className={style.box}
          transform={`translate(${box.x} ${box.y})`}
          data-aside={aside(box.id)}
          data-frozen={box.frozen || undefined}
          data-owner={box.id}
          onClick={() => onPick(box.id)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(box.id)}
          onPointerLeave={() => onPoint(null)}
        >
          <BoxDrawing box={box} />
        </g>
      ))}
    </svg>
  );
}

/** The share of the window that an enlarged picture fills, and what is above and below it, in pixels. */
const WIDE = 0.9;
const AROUND = 144;

/** The room for the picture: the width of its tab or, enlarged, the shape of the window. */
function useRoom(): [Room | null, (svg: SVGSVGElement | null) => void] {
  const [room, setRoom] = useState<Room | null>(null);
  const frame = useCallback((svg: SVGSVGElement | null) => {
    if (!svg?.parentElement) return;
    const watch = new ResizeObserver(([entry]) => {
      const enlarged = svg.closest('dialog') !== null;
      const width = Math.floor(entry?.contentRect.width ?? 0);
      const ratio = (WIDE * window.innerWidth) / (window.innerHeight - AROUND);
      setRoom((now) => {
        const next = enlarged ? { ratio } : { width };
        return JSON.stringify(now) === JSON.stringify(next) ? now : next;
      });
    });
    watch.observe(svg.parentElement);
    return () => watch.disconnect();
  }, []);
  return [room, frame];
}

/** A name, and below it who holds how much of it. */
function BoxDrawing({ box: { id, kind, y, width, height, rows } }: { box: Box }): ReactNode {
  const words = useWords();
  const { presentation } = useTable();
  const emblem = presentation.emblems[id];
  const name = useNames();
  return (
    <>
      <rect width={width} height={height} rx={6} data-kind={kind} />
      {emblem && (
        <g transform={`translate(${EMBLEM + 5} ${HEAD / 2})`}>
          <EmblemDrawing emblem={emblem} radius={EMBLEM} />
        </g>
      )}
      <text x={emblem ? EMBLEM * 2 + 10 : 8} y={HEAD / 2} dominantBaseline="central" className={style.name}>
        {clipped(name(id))}
      </text>
      {rows.map(({ holder, share, controls, y: at }) => (
        <g key={holder} className={style.stake} data-controls={controls || undefined}>
          <text x={8} y={at - y} dominantBaseline="central">
            {clipped(name(holder))}
          </text>
          <text x={width - 6} y={at - y} textAnchor="end" dominantBaseline="central">
            {words.percent(share)}
          </text>
        </g>
      ))}
    </>
  );
}

/** The same as the picture, as a list for keyboards and screen readers. */
function Owners({
  graph: { holders, stakes },
  picked,
  onPick,
}: {
  graph: Ownership;
  picked: string | null;
  onPick: (id: string) => void;
}) {
  const words = useWords();
  const name = useNames();
  const ownersOf = (id: string) =>
    listed(
      words.language,
      stakes
        .filter(({ company }) => company === id)
        .map(({ holder, share, controls }) =>
          words.t('ownership/stake', {
            holder: name(holder),
            held: words.percent(share),
            controls: String(controls),
          }),
        ),
    );
  return (
    <ul>
      {holders
        .filter(({ kind }) => kind === 'company')
        .map(({ id, column }) => (
          <li key={id}>
            <button type="button" aria-pressed={picked === id} onClick={() => onPick(id)}>
              {name(id)}
            </button>
            {words.t('ownership/owners', { frozen: String(column === null), names: ownersOf(id) || '–' })}
          </li>
        ))}
    </ul>
  );
}

function useNames(): (id: string) => string {
  const words = useWords();
  const { presentation } = useTable();
  return (id) => presentation.emblems[id]?.letters ?? words.seat(id);
}

/** As much of a name as there is room for. */
function clipped(name: string): string {
  return name.length > 11 ? `${name.slice(0, 10)}…` : name;
}
