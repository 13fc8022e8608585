import type { ReactNode } from 'react';
import parts from '../../parts/parts.module.css';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import sheet from '../../table/around/sheet.module.css';
import { useWords } from '../../text/context.ts';
import type { Tally } from './summary.ts';

interface Row {
  readonly id: string;
  readonly name: ReactNode;
  readonly tally: Tally;
}

/** How games ended, one row for each group of them. */
export function TallyTable({
  heading,
  note,
  of,
  rows,
}: {
  heading: string;
  note?: string;
  /** What the groups are. */
  of: string;
  rows: readonly Row[];
}) {
  const words = useWords();
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  return (
    <section className={parts.card}>
      <h2>{heading}</h2>
      {note && <p className={parts.soft}>{note}</p>}
      <ScrollArea label={heading}>
        <table className={`${sheet.sheet} ${sheet.tally}`}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {(['profile/games', 'statistics/wins', 'statistics/places'] as const).map((key) => (
                <th scope="col" key={key} data-number>
                  {words.t(key)}
                </th>
              ))}
              <th scope="col" data-number>
                {words.t('profile/place')}
              </th>
              <th scope="col" data-number>
                {words.t('statistics/share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, tally: { games, wins, places, averagePlace, share } }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-number>{games}</td>
                <td data-number>{wins}</td>
                <td data-number>{places.join('–')}</td>
                <td data-number>{number.format(averagePlace)}</td>
                <td data-number>{words.percent(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
