import type { Person } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

/** Blocked people. */
export function Blocked() {
  const words = useWords();
  const queries = useQueryClient();
  const { data: blocked = [] } = useQuery({
    queryKey: ['blocks'],
    queryFn: () => api<Person[]>('GET', '/blocks'),
  });
  const unblock = async (id: string) => {
    await api('DELETE', `/blocks/${id}`);
    await queries.invalidateQueries({ queryKey: ['blocks'] });
  };
  if (blocked.length === 0) return null;
  return (
    <section className={`${parts.card} ${style.text}`}>
      <h2>{words.t('people/blocked')}</h2>
      <ul className={style.saved}>
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <span className={style.grow}>{name}</span>
            <Button onClick={() => void unblock(id)}>{words.t('people/unblock')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
