import type { Me, Problem } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

const DAY = 24 * 3_600_000;

/** Clocks with a time per move are paused during a vacation, for a limited number of days per year. */
export function Vacation({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [back, setBack] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const left = Math.floor(me.vacationLeft / DAY);
  const away = me.vacationUntil !== null && me.vacationUntil > Date.now() ? me.vacationUntil : null;
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' });
  const set = async (vacationUntil: number | null) => {
    try {
      await api('PATCH', '/me', { vacationUntil });
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
    await queries.invalidateQueries({ queryKey: ['me'] });
  };
  return (
    <form
      className={`${parts.card} ${style.text}`}
      aria-labelledby="vacation"
      onSubmit={(event) => {
        event.preventDefault();
        void set(startOf(back));
      }}
    >
      <h2 id="vacation">{words.t('vacation/title')}</h2>
      <p className={parts.soft}>{words.t('vacation/lead', { days: left })}</p>
      {problem && (
        <p className={parts.problem} role="status">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      {away === null ? (
        <>
          <label className={parts.field}>
            {words.t('vacation/back-on')}
            <input
              type="date"
              required
              min={dateOf(Date.now() + DAY)}
              max={dateOf(Date.now() + me.vacationLeft)}
              value={back}
              onChange={(event) => setBack(event.target.value)}
            />
          </label>
          <div className={parts.row}>
            <Button type="submit" disabled={left < 1}>
              {words.t('vacation/begin')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{words.t('vacation/until', { date: day.format(away) })}</p>
          <div className={parts.row}>
            <Button onClick={() => void set(null)}>{words.t('vacation/end')}</Button>
          </div>
        </>
      )}
    </form>
  );
}

/** A day as date fields write it, in the reader's own time zone. */
function dateOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When that day begins, where the reader is. */
function startOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year!, month! - 1, day!).getTime();
}
