import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { theEngine } from '../../source/engine.ts';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

/** Games on this device, the latest first. */
export function SavedGames() {
  const words = useWords();
  const queries = useQueryClient();
  const { data: tables = [] } = useQuery({
    queryKey: ['tables'],
    queryFn: () => theEngine().call('tables', null),
    staleTime: 0,
  });
  if (tables.length === 0) return null;
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  const remove = async (id: string) => {
    await theEngine().call('remove', id);
    await queries.invalidateQueries({ queryKey: ['tables'] });
  };
  return (
    <section className={parts.card}>
      <h2>{words.t('home/continue')}</h2>
      <ul className={style.saved}>
        {tables.map(({ id, name, seats, position, updatedAt, outcome }) => (
          <li key={id}>
            <Link to="/table/$id" params={{ id }} className={parts.button}>
              {words.t(outcome ? 'home/look' : 'home/go-on')}
            </Link>
            <span className={style.grow}>
              <strong>{name}</strong> ·{' '}
              {seats.map((seat) => seat.name).join(words.language === 'ja' ? '、' : ', ')}
              <br />
              <span className={parts.soft}>
                {words.t('home/moves', { count: position })} · {when.format(updatedAt)}
              </span>
            </span>
            <Button
              kind="quiet"
              aria-label={words.t('home/remove', { name })}
              onClick={() => void remove(id)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
