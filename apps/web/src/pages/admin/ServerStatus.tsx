import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { useStatus } from './use-admin.ts';

const TABLES = ['open', 'playing', 'finished', 'closed'] as const;
const JOBS = ['waiting', 'done', 'dropped', 'failed'] as const;

/** Numbers of accounts, tables and notifications. */
export function ServerStatus() {
  const words = useWords();
  const { data } = useStatus();
  const number = new Intl.NumberFormat(words.language);
  const rows = data && [
    [words.t('admin/accounts'), data.accounts],
    ...TABLES.map((status) => [words.t(`admin/tables/${status}`), data.tables[status] ?? 0] as const),
    ...JOBS.map((status) => [words.t(`admin/notices/${status}`), data.jobs[status] ?? 0] as const),
    [words.t('admin/dead-channels'), data.deadChannels],
    [words.t('admin/open-reports'), data.openReports],
  ];
  return (
    <section className={parts.card} aria-labelledby="admin-status">
      <h2 id="admin-status">{words.t('admin/status')}</h2>
      <table className={style.counts}>
        <tbody>
          {rows?.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number.format(Number(count))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
