import type { ImportedMessage } from '@signalbox/table';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '../../online/use-me.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import type { Online } from '../../source/table-source.ts';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { Notes } from './Notes.tsx';
import { Spectators } from './Spectators.tsx';
import style from './tabs.module.css';

/** The chat of the table (of an imported game, the recorded one) and private notes. */
export function Chat() {
  const { source, snapshot } = useTable();
  const { online } = source;
  if (!online) return <Messages said={snapshot.table?.talk ?? []} time={DAY_AND_TIME} />;
  const said = online.chat().map(({ from, text, at }) => ({
    name: from?.name ?? null,
    person: from?.id ?? null,
    text,
    at: at / 1000,
  }));
  return (
    <div className={style.chat} data-chat>
      <Spectators />
      <Messages said={said} time={{ timeStyle: 'short' }} />
      <Speaking say={online.say} />
      <Notes table={snapshot.table!.id} />
    </div>
  );
}

/** On wide screens the chat has its own column. */
export function ChatBeside() {
  const words = useWords();
  const { chat } = useTable();
  if (!chat.beside) return null;
  return (
    <section className={style.chatBeside} aria-label={words.t('tab/chat')}>
      <Chat />
    </section>
  );
}

const DAY_AND_TIME: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** With the author's account, if there is one. */
type Message = ImportedMessage & { readonly person?: string | null };

function Messages({ said, time }: { said: readonly Message[]; time: Intl.DateTimeFormatOptions }) {
  const words = useWords();
  const format = new Intl.DateTimeFormat(words.language, time);
  return (
    <ol className={style.messages} aria-live="polite">
      {said.map(({ name, person, text, at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added
        <li key={i}>
          <strong>
            {person ? (
              <Link to="/people/$id" params={{ id: person }}>
                {name}
              </Link>
            ) : (
              (name ?? '–')
            )}
          </strong>{' '}
          {at !== null && (
            <time dateTime={new Date(at * 1000).toISOString()} className={parts.soft}>
              {format.format(at * 1000)}
            </time>
          )}
          <br />
          {text}
        </li>
      ))}
    </ol>
  );
}

function Speaking({ say }: Pick<Online, 'say'>) {
  const words = useWords();
  const { data: who } = useMe();
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() === '') return;
    if ((await say(text)) === null) setText('');
  };
  // Anonymous spectators can only read.
  if (who?.kind !== 'signed-in') return null;
  return (
    <form
      className={parts.row}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={parts.field}>
        <span className={parts.hidden}>{words.t('online/chat')}</span>
        <input
          value={text}
          maxLength={1000}
          placeholder={words.t('online/chat')}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit">{words.t('online/send')}</Button>
    </form>
  );
}
