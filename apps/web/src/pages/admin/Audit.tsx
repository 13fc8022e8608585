import type { AuditEntry } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { auditNote } from './audit-note.ts';

/** What administrators have done, the latest first. */
export function Audit() {
  const words = useWords();
  const moment = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  const { data: entries = [] } = useQuery({
    queryKey: ['admin', 'audit'],
    queryFn: () => api<AuditEntry[]>('GET', '/admin/audit'),
  });
  return (
    <section className={`${parts.card} ${style.text}`}>
      <h2>{words.t('admin/audit')}</h2>
      {entries.length === 0 && <p className={parts.soft}>{words.t('admin/no-audit')}</p>}
      <ul className={style.saved}>
        {entries.map(({ id, at, admin, action, table, person, note }) => (
          <li key={id}>
            <span className={style.grow}>
              <strong>{admin?.name ?? '–'}</strong> {words.t(`admin/action/${action}`)}{' '}
              {person && (
                <Link to="/people/$id" params={{ id: person.id }}>
                  {person.name}
                </Link>
              )}{' '}
              {table && (
                <Link to="/online/$id" params={{ id: table }}>
                  {table}
                </Link>
              )}
              {note && (
                <>
                  <br />
                  {auditNote(words, { action, note })}
                </>
              )}
              <br />
              <time className={parts.soft} dateTime={new Date(at).toISOString()}>
                {moment.format(at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
