import type { TableSummary } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import type { Words } from '../../text/words.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';

/** Tables on the server: the player's own, or those that can be joined or watched. */
export function TableList({ heading, query }: { heading: UiKey; query: string }) {
  const words = useWords();
  const { data: tables = [] } = useQuery({
    queryKey: ['online-tables', query],
    queryFn: () => api<TableSummary[]>('GET', `/tables?${query}`),
    refetchInterval: 5000,
  });
  return (
    <section className={parts.card}>
      <h2>{words.t(heading)}</h2>
      {tables.length === 0 && <p className={parts.soft}>{words.t('online/none')}</p>}
      <ul className={style.saved}>
        {tables.map(({ id, title, name, seats, status, waitingFor }) => (
          <li key={id}>
            <Link to="/online/$id" params={{ id }} className={parts.button}>
              {words.t(
                heading === 'online/mine' && status === 'open'
                  ? 'online/to-table'
                  : `online/status/${status}`,
              )}
            </Link>
            <span className={style.grow}>
              <strong>{menuName(title)}</strong> {name}
              <br />
              <span className={parts.soft}>
                {seatsText(words, seats)}
                {waitingFor.length > 0 &&
                  ` — ${words.t('online/waiting-for', {
                    names: seats
                      .filter(({ seat }) => seat !== null && waitingFor.includes(seat))
                      .map(({ person }) => person?.name ?? words.t('online/bot')),
                  })}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is seated, and how many seats are left. */
function seatsText(words: Words, seats: TableSummary['seats']): string {
  const taken = seats.filter(({ person, bot }) => person !== null || bot !== null);
  const left = seats.length - taken.length;
  return [
    ...taken.map(({ person }) => person?.name ?? words.t('online/bot')),
    ...(left > 0 ? [words.t('online/seats-left', { count: left })] : []),
  ].join(' · ');
}
