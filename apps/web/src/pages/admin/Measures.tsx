import type { Measure } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { useAct } from './use-admin.ts';

/** People who currently may not chat or may not sign in. */
export function Measures() {
  const words = useWords();
  const { act } = useAct();
  const { data } = useQuery({
    queryKey: ['admin', 'measures'],
    queryFn: () => api<Measure[]>('GET', '/admin/measures'),
  });
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  return (
    <section className={`${parts.card} ${style.text}`} aria-labelledby="admin-measures">
      <h2 id="admin-measures">{words.t('admin/measures')}</h2>
      {data?.length === 0 && <p className={parts.soft}>{words.t('admin/no-measures')}</p>}
      <ul className={style.saved}>
        {data?.map(({ person, mutedUntil, suspendedUntil }) => (
          <li key={person.id}>
            <span className={style.grow}>
              <Link to="/people/$id" params={{ id: person.id }}>
                {person.name}
              </Link>
              {mutedUntil !== null && (
                <>
                  <br />
                  {words.t('admin/muted-until', { date: day.format(mutedUntil) })}
                </>
              )}
              {suspendedUntil !== null && (
                <>
                  <br />
                  {words.t('admin/suspended-until', { date: day.format(suspendedUntil) })}
                </>
              )}
            </span>
            <Button
              onClick={() => void act('DELETE', `/admin/measures/${person.id}`)}
              aria-label={words.t('admin/lift-this', { name: person.name })}
            >
              {words.t('admin/lift')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
