import type { TableSummary } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../online/api.ts';
import { useMe } from '../../online/use-me.ts';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { tableText } from './table-text.ts';

/** Tables on the server: the player's own, or those that can be joined or watched. */
export function TableList({
  heading,
  query,
  empty = 'online/none',
  wider = false,
  children,
}: {
  heading: UiKey;
  query: string;
  /** What it says without any tables. */
  empty?: UiKey;
  /** Does it take more room than what is beside it? */
  wider?: boolean;
  /** How the list is narrowed down. */
  children?: ReactNode;
}) {
  const words = useWords();
  const { data: tables = [] } = useQuery({
    queryKey: ['online-tables', query],
    queryFn: () => api<TableSummary[]>('GET', `/tables?${query}`),
    refetchInterval: 5000,
  });
  return (
    <section className={wider ? `${parts.card} ${style.wider}` : parts.card}>
      <h2>{words.t(heading)}</h2>
      {children}
      {tables.length === 0 && <p className={parts.soft}>{words.t(empty)}</p>}
      <TableLines tables={tables} />
    </section>
  );
}

export function TableLines({ tables }: { tables: readonly TableSummary[] }) {
  const words = useWords();
  const { data: who } = useMe();
  const me = who?.kind === 'signed-in' ? who.me.id : null;
  const isMine = ({ seats }: TableSummary) => seats.some(({ person }) => person !== null && person.id === me);
  return (
    <ul className={style.saved}>
      {tables.map((table) => (
        <li key={table.id}>
          <Link to="/online/$id" params={{ id: table.id }} className={parts.button}>
            {words.t(
              table.status === 'open' && isMine(table) ? 'online/to-table' : `online/status/${table.status}`,
            )}
          </Link>
          <span className={style.grow}>
            <strong>{menuName(table.title)}</strong> {table.name}
            <br />
            <span className={parts.soft}>{tableText(words, table)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
