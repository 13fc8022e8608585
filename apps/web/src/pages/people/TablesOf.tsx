import type { TableSummary } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';
import { tableText } from '../online/table-text.ts';
import style from '../pages.module.css';

/** Public tables of somebody; nothing if there are none. */
export function TablesOf({ heading, tables }: { heading: UiKey; tables: readonly TableSummary[] }) {
  const words = useWords();
  if (tables.length === 0) return null;
  return (
    <section className={parts.card}>
      <h2>{words.t(heading)}</h2>
      <TableLines tables={tables} />
    </section>
  );
}

export function TableLines({ tables }: { tables: readonly TableSummary[] }) {
  const words = useWords();
  return (
    <ul className={style.saved}>
      {tables.map((table) => (
        <li key={table.id}>
          <Link to="/online/$id" params={{ id: table.id }} className={parts.button}>
            {words.t(`online/status/${table.status}`)}
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
