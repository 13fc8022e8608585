import type { InboxEntry } from '@signalbox/protocol';
import { Link } from '@tanstack/react-router';
import { useInboxList } from '../../online/use-inbox.ts';
import { Facts } from '../../parts/Facts.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { ListNote } from './ListNote.tsx';
import { seatFacts, tableFacts } from './table-text.ts';

/** The player's games that are not over: first those that wait for them, by the time left. */
export function Inbox() {
  const words = useWords();
  const list = useInboxList();
  return (
    <section className={`${parts.card} ${style.wide}`} data-inbox>
      <h2>{words.t('inbox/title')}</h2>
      <ListNote list={list} />
      <ul className={style.saved}>
        {list.data?.map((entry) => (
          <Entry key={entry.table.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { table, waits, until } }: { entry: InboxEntry }) {
  const words = useWords();
  const { id, title, name } = table;
  // Whom it waits for is said by “your turn”.
  const facts = waits === 'turn' ? seatFacts(words, table.seats) : tableFacts(words, table);
  return (
    <li>
      <Link
        to="/online/$id"
        params={{ id }}
        className={parts.button}
        data-kind={waits === null ? undefined : 'main'}
      >
        {words.t(waits === 'turn' ? 'inbox/play' : 'online/to-table')}
      </Link>
      <span className={style.grow}>
        <strong>{menuName(title)}</strong> {name}
        <span className={parts.soft}>
          <Facts facts={facts} />
        </span>
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
