import { listed } from '@signalbox/text';
import { Eye } from 'lucide-react';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from './tabs.module.css';

/** Who watches the table without a seat. */
export function Spectators() {
  const words = useWords();
  const { source } = useTable();
  const spectators = source.online?.table()?.spectatorsNow;
  if (!spectators || spectators.people.length + spectators.others === 0) return null;
  const { people, others } = spectators;
  const named = people.map(({ name }) => name);
  const all = others > 0 ? [...named, words.t('online/watching-others', { count: others })] : named;
  const names = listed(words.language, all);
  return (
    <p className={style.spectators} data-spectators={people.length + others}>
      <Eye size={16} aria-hidden="true" /> {words.t('online/watching', { names })}
    </p>
  );
}
