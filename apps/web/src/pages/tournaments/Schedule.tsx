import type { TournamentView } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

type Table = TournamentView['schedule'][number][number];

/** The rounds, the latest first, with their tables. */
export function Schedule({ tournament: { schedule } }: { tournament: TournamentView }) {
  const words = useWords();
  return schedule
    .map((tables, i) => ({ round: i + 1, tables }))
    .reverse()
    .map(({ round, tables }) => (
      <section key={round} className={parts.card}>
        <h2>{words.t('tournaments/round', { number: round })}</h2>
        <ul className={style.saved}>
          {tables.map((table, i) => (
            <li key={table.table ?? `bye ${table.division}`}>
              <TableLine table={table} name={`${round}.${i + 1}`} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

function TableLine({ table: { table, seats, finished }, name }: { table: Table; name: string }) {
  const words = useWords();
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 });
  const people = [...seats].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return (
    <>
      <span className={style.grow}>
        {table === null && `${words.t('tournaments/bye')} `}
        {people
          .map(({ person, points }) =>
            points === null
              ? (person?.name ?? '—')
              : words.t('tournaments/scored', { name: person?.name ?? '—', points: number.format(points) }),
          )
          .join(' · ')}
      </span>
      {table !== null && (
        <Link
          to="/online/$id"
          params={{ id: table }}
          aria-label={words.t(finished ? 'tournaments/view-table' : 'tournaments/watch-table', { name })}
        >
          {words.t(finished ? 'online/status/finished' : 'online/status/playing')}
        </Link>
      )}
    </>
  );
}
