import type { Problem } from '@signalbox/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { theEngine } from '../source/engine.ts';
import type { ImportStop } from '../source/table-info.ts';
import { useWords } from '../text/context.ts';
import style from './pages.module.css';

/** A recorded game, from a file or pasted. */
export function ImportPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [part, setPart] = useState<{ table: string; position: number; refused: ImportStop } | null>(null);
  const [reading, setReading] = useState(false);
  const open = async (content: string, name: string) => {
    setProblem(null);
    setPart(null);
    setReading(true);
    try {
      const answer = await theEngine().call('import', { text: content, name });
      if ('why' in answer) setProblem(answer);
      else if (answer.refused) setPart({ ...answer, refused: answer.refused });
      else await navigate({ to: '/table/$id', params: { id: answer.table } });
    } finally {
      setReading(false);
    }
  };
  /** What is too large is not even read. */
  const openFile = async (file: File) => {
    const { sizeObjection } = await import('@signalbox/interchange');
    const objection = sizeObjection(file.size);
    if (objection) setProblem(objection);
    else await open(await file.text(), file.name.replace(/\.json$/, ''));
  };
  return (
    <div className={style.page}>
      <h1>{words.t('import/title')}</h1>
      <p className={style.lead}>{words.t('import/lead')}</p>
      <form
        className={style.text}
        onSubmit={(event) => {
          event.preventDefault();
          void open(text, words.t('import/name'));
        }}
      >
        <label className={parts.field}>
          {words.t('import/file')}
          <input
            type="file"
            accept=".json,application/json"
            // The same file can be chosen again after something was put right in it.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={async (event) => {
              const file = event.target.files?.[0];
              if (file) await openFile(file);
            }}
          />
        </label>
        <label className={parts.field}>
          {words.t('import/paste')}
          <textarea
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
            spellCheck={false}
          />
        </label>
        {problem && (
          <p className={parts.problem} role="alert">
            {words.say(`why/${problem.why}`, problem.details)} {words.t('import/what-to-do')}
          </p>
        )}
        {part && (
          <p className={parts.problem} role="alert">
            {words.t(part.refused.action === null ? 'import/stopped' : 'import/stopped-at', {
              position: part.position,
              action: part.refused.action,
              why: words.say(`why/${part.refused.why}`, part.refused.details),
              rule: part.refused.rule ?? '–',
            })}{' '}
            <Link to="/table/$id" params={{ id: part.table }}>
              {words.t('import/open-anyway')}
            </Link>
          </p>
        )}
        <div className={parts.row}>
          <Button kind="main" type="submit" disabled={reading || text.trim() === ''}>
            {words.t('import/open')}
          </Button>
          {reading && <span role="status">{words.t('import/reading')}</span>}
        </div>
      </form>
    </div>
  );
}
