import { useEffect, useState } from 'react';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';

const AFTER = 800;

/** Private notes, saved while typing. */
export function Notes({ table }: { table: string }) {
  const words = useWords();
  const [text, setText] = useState<string | null>(null);
  const [kept, setKept] = useState('');
  useEffect(() => {
    void api<{ text: string }>('GET', `/tables/${table}/notes`).then(
      (notes) => {
        setText(notes.text);
        setKept(notes.text);
      },
      () => {},
    );
  }, [table]);
  useEffect(() => {
    if (text === null || text === kept) return;
    const timer = setTimeout(() => {
      void api('PUT', `/tables/${table}/notes`, { text }).then(() => setKept(text));
    }, AFTER);
    return () => clearTimeout(timer);
  }, [table, text, kept]);
  if (text === null) return null;
  return (
    <label className={parts.field}>
      {words.t('online/notes')}
      <textarea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}
