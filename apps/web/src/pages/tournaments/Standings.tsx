import type { TournamentView } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { alignedNumbers } from '../../parts/aligned-numbers.ts';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { PHONE, useMedia } from '../../parts/use-media.ts';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

const COLUMNS = ['points', 'games', 'wins', 'opponents', 'share'] as const;
/** A phone has room for this number of columns; what decides between equals is in a second line there. */
const ON_PHONE = 2;

/** How it stands, in each division. */
export function Standings({ tournament: { id, standings } }: { tournament: TournamentView }) {
  const words = useWords();
  const phone = useMedia(PHONE);
  return (
    <section className={parts.card}>
      <h2>{words.t('tournaments/standings')}</h2>
      {standings.map((division, i) => {
        const label =
          standings.length > 1
            ? words.t('tournaments/division', { number: i + 1 })
            : words.t('tournaments/standings');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: divisions have no other name
          <div key={i}>
            {standings.length > 1 && <h3>{label}</h3>}
            <Division label={label} lines={division} narrow={phone} />
          </div>
        );
      })}
      <p className={parts.row}>
        <a href={`/api/tournaments/${id}/standings.csv`} download>
          {words.t('tournaments/csv')}
        </a>
      </p>
    </section>
  );
}

export function Division({
  label,
  lines,
  narrow,
}: {
  label: string;
  lines: TournamentView['standings'][number];
  narrow: boolean;
}) {
  const words = useWords();
  const columns = COLUMNS.map((column) => ({
    column,
    number: alignedNumbers(
      words.language,
      lines.map((line) => line[column]),
    ),
  }));
  const beside = narrow ? columns.slice(0, ON_PHONE) : columns;
  const below = columns.slice(beside.length);
  return (
    <ScrollArea label={label}>
      <table className={style.standings}>
        <thead>
          <tr>
            <th scope="col">{words.t('tournaments/rank')}</th>
            <th scope="col">{words.t('tournaments/player')}</th>
            {beside.map(({ column }) => (
              <th key={column} scope="col">
                {words.t(`tournaments/column/${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people whose account was deleted have no id
            <Fragment key={i}>
              <tr>
                <td>{line.rank}</td>
                <th scope="row">
                  {line.person ? (
                    <Link to="/people/$id" params={{ id: line.person.id }}>
                      {line.person.name}
                    </Link>
                  ) : (
                    '—'
                  )}
                </th>
                {beside.map(({ column, number }) => (
                  <td key={column}>{number.format(line[column])}</td>
                ))}
              </tr>
              {below.length > 0 && (
                <tr data-below>
                  <td />
                  <td colSpan={1 + beside.length}>
                    <Facts
                      facts={below.map(({ column, number }) =>
                        words.t('tournaments/figure', {
                          what: words.t(`tournaments/column/${column}`),
                          value: number.format(line[column]),
                        }),
                      )}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
