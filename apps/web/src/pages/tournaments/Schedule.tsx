import type { TournamentView } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../online/use-me.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Folded } from '../../parts/Folded.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { SubstituteForm } from './SubstituteForm.tsx';

type Table = TournamentView['schedule'][number][number];

/** The rounds, the latest first, with their tables. */
export function Schedule({ tournament }: { tournament: TournamentView }) {
  const words = useWords();
  const { schedule, my, status, listed } = tournament;
  const { data: who } = useMe();
  const me = who?.kind === 'signed-in' ? who.me.id : null;
  // The tables of a private tournament are open to their players only.
  const isMine = ({ seats }: Table) => me !== null && seats.some(({ person }) => person?.id === me);
  return schedule
    .map((tables, i) => ({ round: i + 1, tables }))
    .reverse()
    .map(({ round, tables }) => (
      <section key={round} className={parts.card}>
        <h2>{words.t('tournaments/round', { number: round })}</h2>
        <ul className={style.saved}>
          {tables.map((table, i) => (
            <li key={table.table ?? `bye ${table.division}`}>
              <TableLine
                table={table}
                name={`${round}.${i + 1}`}
                mine={isMine(table)}
                linked={listed || isMine(table)}
              />
              {my.organiser && status === 'running' && table.table !== null && !table.finished && (
                <Folded label={words.t('tournaments/substitute')}>
                  <SubstituteForm tournament={tournament} table={table} />
                </Folded>
              )}
            </li>
          ))}
        </ul>
      </section>
    ));
}

interface LineProps {
  readonly table: Table;
  readonly name: string;
  /** Does the reader play there? */
  readonly mine: boolean;
  /** May the reader open it? */
  readonly linked: boolean;
}

function TableLine({ table: { table, seats, finished }, name, mine, linked }: LineProps) {
  const words = useWords();
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 });
  const [here, atTable] = finished
    ? (['online/status/finished', 'tournaments/view-table'] as const)
    : mine
      ? (['inbox/play', 'tournaments/play-table'] as const)
      : (['online/status/playing', 'tournaments/watch-table'] as const);
  const people = [...seats].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const names = people.map(({ person, points }) =>
    points === null
      ? (person?.name ?? '—')
      : words.t('tournaments/scored', { name: person?.name ?? '—', points: number.format(points) }),
  );
  return (
    <>
      <span className={style.grow}>
        <Facts facts={table === null ? [`${words.t('tournaments/bye')} ${names.join()}`] : names} />
      </span>
      {table !== null && linked && (
        <Link to="/online/$id" params={{ id: table }} aria-label={words.t(atTable, { name })}>
          {words.t(here)}
        </Link>
      )}
    </>
  );
}
