import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { Notes } from './Notes.tsx';
import style from './tabs.module.css';

/** Talk at the table, and notes for oneself. */
export function Chat() {
  const words = useWords();
  const { source, snapshot } = useTable();
  const [text, setText] = useState('');
  const online = source.online!;
  const say = async () => {
    if (text.trim() === '') return;
    if ((await online.say(text)) === null) setText('');
  };
  return (
    <div className={style.chat}>
      <ol className={style.messages} aria-live="polite">
        {online.chat().map(({ id, from, text: said, at }) => (
          <li key={id}>
            <strong>{from?.name ?? '–'}</strong>{' '}
            <time dateTime={new Date(at).toISOString()} className={parts.soft}>
              {new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(at)}
            </time>
            <br />
            {said}
          </li>
        ))}
      </ol>
      <form
        className={parts.row}
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <label className={parts.field}>
          <span className={parts.hidden}>{words.t('online/chat')}</span>
          <input value={text} maxLength={1000} onChange={(event) => setText(event.target.value)} />
        </label>
        <Button type="submit">{words.t('online/send')}</Button>
      </form>
      <Notes table={snapshot.table!.id} />
    </div>
  );
}
