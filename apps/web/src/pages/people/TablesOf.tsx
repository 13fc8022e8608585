import type { TableSummary } from '@signalbox/protocol';
import parts from '../../parts/parts.module.css';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { TableLines } from '../online/TableList.tsx';

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
