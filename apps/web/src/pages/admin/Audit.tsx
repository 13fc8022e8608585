import type { AuditEntry } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { auditNote } from './audit-note.ts';
import { type AuditPart, auditSentence } from './audit-sentence.ts';

/** What administrators have done, the latest first. */
export function Audit() {
  const words = useWords();
  const moment = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  const { data: entries } = useQuery({
    queryKey: ['admin', 'audit'],
    queryFn: () => api<AuditEntry[]>('GET', '/admin/audit'),
  });
  return (
    <section className={`${parts.card} ${style.text}`}>
      <h2>{words.t('admin/audit')}</h2>
      {entries?.length === 0 && <p className={parts.soft}>{words.t('admin/no-audit')}</p>}
      <ul className={style.saved}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <span className={style.grow}>
              {auditSentence(words, entry).map((part, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts stay where they are
                <Part key={i} part={part} entry={entry} />
              ))}
              {entry.note && (
                <>
                  <br />
                  {auditNote(words, entry)}
                </>
              )}
              <br />
              <time className={parts.soft} dateTime={new Date(entry.at).toISOString()}>
                {moment.format(entry.at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words, or a name with a link to what it names. */
function Part({ part: { names, text }, entry: { person, table } }: { part: AuditPart; entry: AuditEntry }) {
  if (names === 'admin') return <strong>{text}</strong>;
  if (names === 'person' && person)
    return (
      <Link to="/people/$id" params={{ id: person.id }}>
        {text}
      </Link>
    );
  if (names === 'table' && table)
    return (
      <Link to="/online/$id" params={{ id: table }}>
        {text}
      </Link>
    );
  return text;
}
