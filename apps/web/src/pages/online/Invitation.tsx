import type { TableView } from '@signalbox/protocol';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { botSeatText } from '../../text/bot-text.ts';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';
import { SignIn } from './SignIn.tsx';
import { TableFacts } from './TableFacts.tsx';

/** For somebody with an invitation and no name yet: to which game, by whom, with whom and with which clock. */
export function Invitation({ table, onWatch }: { table: TableView | null; onWatch: () => void }) {
  const words = useWords();
  const title = table && menuName(table.title);
  const isFree =
    !table || (table.status === 'open' && table.seats.some(({ person, bot }) => !person && !bot));
  return (
    <div className={style.page}>
      <h1>
        {table?.host
          ? words.t('online/invited-by', { name: table.host.name, title: title! })
          : words.t('online/invited')}
      </h1>
      {table && (
        <section className={parts.card} data-invitation={table.id}>
          <h2>{title}</h2>
          <TableFacts table={table} />
          <ul className={style.saved}>
            {table.seats.map(({ index, person, bot }) => (
              <li key={index}>
                {person?.name ?? (bot ? botSeatText(words, bot) : words.t('online/free-seat'))}
              </li>
            ))}
          </ul>
          {table.spectators && table.status !== 'open' && (
            <Button onClick={onWatch}>{words.t('online/just-watch')}</Button>
          )}
        </section>
      )}
      <p className={style.lead}>{words.t(isFree ? 'online/invited-what-to-do' : 'online/invited-no-seat')}</p>
      <SignIn />
    </div>
  );
}
