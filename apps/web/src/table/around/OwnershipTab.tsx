import { EmblemDrawing } from '../../board/EmblemDrawing.tsx';
import { Enlarge } from '../../parts/Enlarge.tsx';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './ownership.module.css';
import { ownershipLayout, RADIUS } from './ownership-layout.ts';

/** Who owns how much of whom: players on the left, what they control to the right of them, frozen companies last. */
export function OwnershipTab() {
  const words = useWords();
  const { presentation, view } = useTable();
  const graph = presentation.ownership?.(view);
  if (!graph) return null;
  const { width, height, places, lines } = ownershipLayout(graph);
  const name = (id: string) => presentation.emblems[id]?.letters ?? words.seat(id);
  return (
    <figure className={style.ownership}>
      <Enlarge title={words.t('tab/ownership')}>
        <ScrollArea label={words.t('tab/ownership')}>
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
            {lines.map(({ id, d, controls }) => (
              <g key={id} className={controls ? style.controls : style.holds}>
                <path d={d} />
              </g>
            ))}
            {lines.map(({ id, label, controls, middle: [x, y] }) => (
              <g key={id} className={controls ? style.controls : style.holds}>
                <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
                  {words.percent(label)}
                </text>
              </g>
            ))}
            {places.map(({ id, kind, x, y, frozen }) => (
              <g key={id} transform={`translate(${x} ${y})`} opacity={frozen ? 0.55 : 1}>
                {kind === 'company' ? (
                  <EmblemDrawing emblem={presentation.emblems[id]!} radius={RADIUS} />
                ) : (
                  <>
                    <rect x={-38} y={-14} width={76} height={28} rx={14} className={style.player} />
                    <text textAnchor="middle" dominantBaseline="central" className={style.name}>
                      {words.seat(id)}
                    </text>
                  </>
                )}
              </g>
            ))}
          </svg>
        </ScrollArea>
      </Enlarge>
      <figcaption>
        <p>{words.t('ownership/legend')}</p>
        <ul>
          {graph.holders
            .filter(({ kind }) => kind === 'company')
            .map(({ id, column }) => (
              <li key={id}>
                <strong>{name(id)}</strong>
                {column === null && ` (${words.t('ownership/frozen')})`}:{' '}
                {graph.stakes
                  .filter(({ company }) => company === id)
                  .map(
                    ({ holder, share, controls }) =>
                      `${name(holder)} ${words.percent(share)}${controls ? ` (${words.t('sheet/president')})` : ''}`,
                  )
                  .join(', ') || '–'}
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  );
}
