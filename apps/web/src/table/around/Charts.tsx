import { useEffect, useState } from 'react';
import type { History } from '../../engine/calls.ts';
import { Enlarge } from '../../parts/Enlarge.tsx';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { usePlayerColours } from '../player-colours.ts';
import { LineChart } from './LineChart.tsx';
import sheet from './sheet.module.css';
import style from './tabs.module.css';

const KINDS = ['worth', 'price', 'revenue', 'cash'] as const;

/** The course of the game in lines, and the same numbers as a table. */
export function Charts() {
  const words = useWords();
  const { source, snapshot, presentation, view } = useTable();
  const colourOf = usePlayerColours();
  const position = snapshot.game!.position;
  const [history, setHistory] = useState<History | null>(null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('worth');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position has a new history
  useEffect(() => {
    let wanted = true;
    void source.history().then((found) => wanted && setHistory(found));
    return () => {
      wanted = false;
    };
  }, [source, position]);
  if (!history) return <p role="status">{words.t('charts/drawing')}</p>;
  if (history.at.length < 2) return <p>{words.t('charts/none')}</p>;
  // In the order in which players sit; companies keep theirs.
  const order = presentation.players(view).map(({ seat }) => seat);
  const lines = history.series
    .filter((series) => series.kind === kind)
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(({ id, points }) => ({
      id,
      name: presentation.emblems[id]?.letters ?? words.seat(id),
      // Company colours may be pale, so companies use the line styles of players.
      colour: colourOf(id) ?? null,
      points,
    }));
  const chart = { at: history.at, lines, label: words.t(`charts/${kind}`) };
  return (
    <div className={style.charts}>
      <Enlarge
        title={words.t(`charts/${kind}`)}
        heading={
          <select
            className={style.chartKind}
            aria-label={words.t('charts/what')}
            value={kind}
            onChange={(event) => setKind(event.target.value as (typeof KINDS)[number])}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {words.t(`charts/${one}`)}
              </option>
            ))}
          </select>
        }
        enlarged={<LineChart {...chart} />}
      >
        <div className={style.fitted}>
          <LineChart {...chart} fits />
        </div>
      </Enlarge>
      <ScrollArea label={words.t('charts/numbers')}>
        <table className={sheet.sheet}>
          <caption>{words.t('charts/numbers')}</caption>
          <thead>
            <tr>
              <th scope="col">{words.t('charts/move')}</th>
              {lines.map(({ id, name }) => (
                <th scope="col" key={id} data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampled(history.at).map((i) => (
              <tr key={i}>
                <th scope="row">{history.at[i]}</th>
                {lines.map(({ id, points }) => (
                  <td key={id} data-number>
                    {points[i] == null ? '–' : words.money(points[i])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}

/** A dozen moments are enough in a table, the last one among them. */
function sampled(at: readonly number[]): number[] {
  const step = Math.max(1, Math.floor(at.length / 12));
  return [...at.keys()].filter((i) => i % step === 0 || i === at.length - 1);
}
