import type { InboxEntry } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import { useInbox } from '../../online/use-inbox.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { tableText } from './table-text.ts';

/** The player's games that are not over: first those that wait for them, by the time left. */
export function Inbox() {
  const words = useWords();
  const entries = useInbox();
  return (
    <section className={`${parts.card} ${style.wide}`} data-inbox>
      <h2>{words.t('inbox/title')}</h2>
      {entries.length === 0 && <p className={parts.soft}>{words.t('online/none')}</p>}
      <ul className={style.saved}>
        {entries.map((entry) => (
          <Entry key={entry.table.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { table, waits, until } }: { entry: InboxEntry }) {
  const words = useWords();
  const { id, title, name, status } = table;
  const now =
    waits === 'turn' ? 'inbox/play' : status === 'open' ? 'online/to-table' : 'online/status/playing';
  return (
    <li>
      <Link
        to="/online/$id"
        params={{ id }}
        className={parts.button}
        data-kind={waits === null ? undefined : 'main'}
      >
        {words.t(now)}
      </Link>
      <span className={style.grow}>
        <strong>{menuName(title)}</strong> {name}
        <br />
        <span className={parts.soft}>{tableText(words, table)}</span>
      </span>
      {waits !== null && (
        <span>
          <strong>{words.t(`inbox/waits/${waits}`)}</strong>
          {until !== null && (
            <>
              <br />
              {words.t('inbox/left', { time: words.duration(until - Date.now()) })}
            </>
          )}
        </span>
      )}
    </li>
  );
}
