import { Link } from '@tanstack/react-router';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { troubleText } from './trouble-text.ts';
import { useAct, useStatus } from './use-admin.ts';

/** What failed and was set aside: it can be retried, or a table closed. */
export function Troubles() {
  const words = useWords();
  const { data } = useStatus();
  const { act, problem } = useAct();
  const moment = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  const close = (table: string) => {
    if (window.confirm(words.t('admin/really-close'))) void act('POST', `/admin/tables/${table}/close`);
  };
  return (
    <section className={`${parts.card} ${style.text}`} aria-labelledby="admin-troubles">
      <h2 id="admin-troubles">{words.t('admin/troubles')}</h2>
      {data?.troubles.length === 0 && <p className={parts.soft}>{words.t('admin/no-troubles')}</p>}
      {problem && (
        <p className={parts.problem} role="status">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <ul className={style.saved}>
        {data?.troubles.map(({ kind, id, table, why, at }) => (
          <li key={`${kind} ${id}`}>
            <span className={style.grow}>
              <strong>{words.t(`admin/kind/${kind}`)}</strong>{' '}
              {table ? (
                <Link to="/online/$id" params={{ id: table }}>
                  {id}
                </Link>
              ) : (
                <code>{id}</code>
              )}
              <br />
              <Failure trouble={{ kind, why }} />
              <time className={parts.soft} dateTime={new Date(at).toISOString()}>
                {moment.format(at)}
              </time>
            </span>
            <Button
              onClick={() => void act('POST', `/admin/repair/${id}`)}
              aria-label={words.t('admin/repair-this', { id })}
            >
              {words.t('admin/repair')}
            </Button>
            {kind === 'table' && (
              <Button
                kind="danger"
                onClick={() => close(id)}
                aria-label={words.t('admin/close-this', { id })}
              >
                {words.t('admin/close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Failure({ trouble }: { trouble: Parameters<typeof troubleText>[1] }) {
  const { said, message } = troubleText(useWords(), trouble);
  return (
    <>
      {said}
      <br />
      {message !== null && (
        <>
          <span className={parts.soft}>{message}</span>
          <br />
        </>
      )}
    </>
  );
}
