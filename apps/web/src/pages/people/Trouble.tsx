import type { Person, Problem } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

const REASONS = ['insults', 'cheating', 'abandoning', 'spam', 'name', 'other'] as const;

/** Blocking somebody, and reporting them. */
export function Trouble({ id }: { id: string }) {
  const words = useWords();
  const queries = useQueryClient();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('insults');
  const [text, setText] = useState('');
  const [told, setTold] = useState<Problem | 'reported' | null>(null);
  const { data: blocked = [] } = useQuery({
    queryKey: ['blocks'],
    queryFn: () => api<Person[]>('GET', '/blocks'),
  });
  const isBlocked = blocked.some((person) => person.id === id);
  const attempt = async (what: () => Promise<unknown>, after: 'reported' | null) => {
    try {
      await what();
      setTold(after);
      await queries.invalidateQueries({ queryKey: ['blocks'] });
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  return (
    <section className={`${parts.card} ${style.text}`} aria-label={words.t('people/trouble')}>
      <h2>{words.t('people/trouble')}</h2>
      <p className={parts.soft}>{words.t('people/block-lead')}</p>
      <div className={parts.row}>
        <Button onClick={() => void attempt(() => api(isBlocked ? 'DELETE' : 'PUT', `/blocks/${id}`), null)}>
          {words.t(isBlocked ? 'people/unblock' : 'people/block')}
        </Button>
      </div>
      <form
        className={style.text}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => api('POST', '/reports', { account: id, reason, text }), 'reported');
        }}
      >
        <h3>{words.t('people/report-heading')}</h3>
        <label className={parts.field}>
          {words.t('people/reason')}
          <select
            value={reason}
            onChange={(event) => setReason(event.target.value as (typeof REASONS)[number])}
          >
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {words.t(`people/reason/${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('people/what-happened')}
          <textarea
            maxLength={2000}
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {told && (
          <p className={parts.problem} role="status" data-done={told === 'reported' || undefined}>
            {told === 'reported' ? words.t('people/reported') : words.say(`why/${told.why}`, told.details)}
          </p>
        )}
        <div className={parts.row}>
          <Button type="submit">{words.t('people/report')}</Button>
        </div>
      </form>
    </section>
  );
}
