import type { TournamentView } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import { alignedNumbers } from '../../parts/aligned-numbers.ts';
import parts from '../../parts/parts.module.css';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

const COLUMNS = ['points', 'games', 'wins', 'opponents', 'share'] as const;

/** How it stands, in each division. */
export function Standings({ tournament: { id, standings } }: { tournament: TournamentView }) {
  const words = useWords();
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
            <Division label={label} lines={division} />
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

function Division({ label, lines }: { label: string; lines: TournamentView['standings'][number] }) {
  const words = useWords();
  const columns = COLUMNS.map((column) => ({
    column,
    number: alignedNumbers(
      words.language,
      lines.map((line) => line[column]),
    ),
  }));
  return (
    <ScrollArea label={label}>
      <table className={style.standings}>
        <thead>
          <tr>
            <th scope="col">{words.t('tournaments/rank')}</th>
            <th scope="col">{words.t('tournaments/player')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {words.t(`tournaments/column/${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people whose account was deleted have no id
            <tr key={i}>
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
              {columns.map(({ column, number }) => (
                <td key={column}>{number.format(line[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
