import type { Me, Person, Problem } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

/** Accounts that programs play for. */
export function BotAccounts({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { data: bots = [] } = useQuery({
    queryKey: ['bots'],
    queryFn: () => api<Person[]>('GET', '/me/bots'),
  });
  const attempt = async (what: () => Promise<unknown>) => {
    try {
      await what();
      setProblem(null);
      setName('');
      await queries.invalidateQueries({ queryKey: ['bots'] });
      await queries.invalidateQueries({ queryKey: ['tokens'] });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  if (me.guest) return null;
  return (
    <section className={`${parts.card} ${style.text}`} aria-label={words.t('bots/title')}>
      <h2>{words.t('bots/title')}</h2>
      <p className={parts.soft}>{words.t('bots/lead')}</p>
      {bots.length > 0 && (
        <ul className={style.saved}>
          {bots.map((bot) => (
            <li key={bot.id}>
              <span className={style.grow}>
                <Link to="/people/$id" params={{ id: bot.id }}>
                  {bot.name}
                </Link>
              </span>
              <Button
                kind="quiet"
                aria-label={words.t('bots/delete-this', { name: bot.name })}
                onClick={() => {
                  if (confirm(words.t('bots/really-delete', { name: bot.name })))
                    void attempt(() => api('DELETE', `/me/bots/${bot.id}`));
                }}
              >
                {words.t('bots/delete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={parts.withButton}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => api('POST', '/me/bots', { name }));
        }}
      >
        <label className={parts.field}>
          {words.t('bots/name')}
          <input required maxLength={32} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <Button type="submit">{words.t('bots/create')}</Button>
      </form>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </section>
  );
}
