import { useQuery, useQueryClient } from '@tanstack/react-query';
import parts from '../../parts/parts.module.css';
import { theEngine } from '../../source/engine.ts';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { SavedLine } from './SavedLine.tsx';

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
  const remove = async (id: string) => {
    await theEngine().call('remove', id);
    await queries.invalidateQueries({ queryKey: ['tables'] });
  };
  return (
    <section className={parts.card}>
      <h2>{words.t('home/continue')}</h2>
      <ul className={style.saved}>
        {tables.map((table) => (
          <SavedLine
            key={table.id}
            saved={table}
            link={words.t(table.outcome ? 'home/look' : 'home/go-on')}
            moves={words.t('home/moves', { count: table.position })}
            onRemove={(id) => void remove(id)}
          >
            {table.seats.map((seat) => seat.name).join(words.language === 'ja' ? '、' : ', ')}
          </SavedLine>
        ))}
      </ul>
    </section>
  );
}
