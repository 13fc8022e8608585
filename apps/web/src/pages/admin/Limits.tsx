import type { AccountLimits } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';

const FIELDS = ['tables', 'messages'] as const;

/** For administrators: how many tables and messages a day an account may have. */
export function Limits({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['admin', 'limits', id],
    queryFn: () => api<AccountLimits>('GET', `/admin/limits/${id}`),
  });
  return data ? <LimitsForm id={id} known={data} /> : null;
}

function LimitsForm({ id, known }: { id: string; known: AccountLimits }) {
  const words = useWords();
  const [limits, setLimits] = useState(known);
  const [saved, setSaved] = useState(false);
  return (
    <form
      className={parts.card}
      onSubmit={(event) => {
        event.preventDefault();
        void api('PUT', `/admin/limits/${id}`, limits).then(() => setSaved(true));
      }}
    >
      <h2>{words.t('admin/limits')}</h2>
      <p className={parts.soft}>{words.t('admin/limits-lead')}</p>
      {FIELDS.map((field) => (
        <label key={field} className={parts.field}>
          {words.t(`admin/limits/${field}`)}
          <input
            type="number"
            min={0}
            max={1000}
            value={limits[field] ?? ''}
            onChange={(event) => {
              const { value } = event.target;
              setLimits({ ...limits, [field]: value === '' ? null : Number(value) });
            }}
          />
        </label>
      ))}
      <div className={parts.row}>
        <Button type="submit">{words.t('admin/limits/save')}</Button>
        <span role="status">{saved && words.t('admin/saved')}</span>
      </div>
    </form>
  );
}
