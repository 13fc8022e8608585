import type { UsualHours as Hours, Me } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When the player usually plays, for the people at a table with them. */
export function UsualHours({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [from, setFrom] = useState(me.usual?.from ?? 19);
  const [until, setUntil] = useState(me.usual?.until ?? 22);
  const set = async (usual: Hours | null) => {
    await api('PATCH', '/me', { usual });
    await queries.invalidateQueries({ queryKey: ['me'] });
  };
  return (
    <form
      className={`${parts.card} ${style.text}`}
      onSubmit={(event) => {
        event.preventDefault();
        void set({ timeZone, from, until });
      }}
    >
      <h2>{words.t('usual/title')}</h2>
      <p className={parts.soft}>{words.t('usual/lead', { zone: timeZone.replaceAll('_', ' ') })}</p>
      <HourChoice label={words.t('usual/from')} value={from} onChange={setFrom} />
      <HourChoice label={words.t('usual/until')} value={until} onChange={setUntil} />
      <div className={parts.row}>
        <Button type="submit">{words.t('usual/save')}</Button>
        {me.usual && (
          <Button kind="quiet" onClick={() => void set(null)}>
            {words.t('usual/remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface HourChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (hour: number) => void;
}

function HourChoice({ label, value, onChange }: HourChoiceProps) {
  const words = useWords();
  const time = new Intl.DateTimeFormat(words.language, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <label className={parts.field}>
      {label}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {time.format(hour * 3_600_000)}
          </option>
        ))}
      </select>
    </label>
  );
}
