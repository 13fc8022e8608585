import type { TableSummary } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../../online/api.ts';
import { useMe } from '../../online/use-me.ts';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { ListNote } from './ListNote.tsx';
import { tableFacts } from './table-text.ts';

/** Tables on the server: the player's own, or those that can be joined or watched. */
export function TableList({
  heading,
  query,
  empty = 'online/none',
  wider = false,
  ofOthers = false,
  children,
}: {
  heading: UiKey;
  query: string;
  /** What it says without any tables. */
  empty?: UiKey;
  /** Does it take more room than what is beside it? */
  wider?: boolean;
  /** Without the reader's own tables, which are listed above. */
  ofOthers?: boolean;
  /** How the list is narrowed down. */
  children?: ReactNode;
}) {
  const words = useWords();
  const isMine = useIsMine();
  const list = useQuery({
    queryKey: ['online-tables', query],
    queryFn: () => api<TableSummary[]>('GET', `/tables?${query}`),
    refetchInterval: 5000,
  });
  const all = list.data ?? [];
  const tables = ofOthers ? all.filter((table) => !isMine(table)) : all;
  return (
    <section className={wider ? `${parts.card} ${style.wider}` : parts.card}>
      <h2>{words.t(heading)}</h2>
      {children}
      <ListNote list={list} count={tables.length} empty={empty} />
      <TableLines tables={tables} />
    </section>
  );
}

export function TableLines({ tables }: { tables: readonly TableSummary[] }) {
  const words = useWords();
  const isMine = useIsMine();
  const toTable = (table: TableSummary): UiKey =>
    isMine(table) && table.status !== 'finished' ? 'online/to-table' : `online/status/${table.status}`;
  return (
    <ul className={style.saved}>
      {tables.map((table) => (
        <li key={table.id}>
          <Link to="/online/$id" params={{ id: table.id }} className={parts.button}>
            {words.t(toTable(table))}
          </Link>
          <span className={style.grow}>
            <strong>{menuName(table.title)}</strong> {table.name}
            <span className={parts.soft}>
              <Facts facts={tableFacts(words, table)} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useIsMine(): (table: TableSummary) => boolean {
  const { data: who } = useMe();
  const me = who?.kind === 'signed-in' ? who.me.id : null;
  return ({ seats }) => seats.some(({ person }) => person !== null && person.id === me);
}
