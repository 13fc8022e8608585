import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { useAct } from './use-admin.ts';

/** Takes a game back to an earlier move, or closes a table. */
export function TableTools() {
  const words = useWords();
  const { act, problem } = useAct();
  const [table, setTable] = useState('');
  const [position, setPosition] = useState('');
  const [note, setNote] = useState('');
  const id = /(\w+)(\?.*)?$/.exec(table.trim())?.[1] ?? '';
  const close = () => {
    if (id && window.confirm(words.t('admin/really-close'))) void act('POST', `/admin/tables/${id}/close`);
  };
  return (
    <form
      className={`${parts.card} ${style.text}`}
      onSubmit={(event) => {
        event.preventDefault();
        void act('POST', `/admin/tables/${id}/restore`, { position: Number(position), note });
      }}
    >
      <h2>{words.t('admin/table-tools')}</h2>
      <label className={parts.field}>
        {words.t('admin/table-id')}
        <input required value={table} onChange={(event) => setTable(event.target.value)} />
      </label>
      <label className={parts.field}>
        {words.t('admin/restore-to')}
        <input
          required
          type="number"
          min={0}
          value={position}
          onChange={(event) => setPosition(event.target.value)}
        />
      </label>
      <label className={parts.field}>
        {words.t('admin/restore-note')}
        <input required maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button type="submit">{words.t('admin/restore')}</Button>
        <Button kind="danger" onClick={close}>
          {words.t('admin/close')}
        </Button>
      </div>
    </form>
  );
}
