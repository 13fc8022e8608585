import type { FollowedPerson } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { TableLines } from '../online/TableList.tsx';

/** What people do whom the player follows; nothing if they follow nobody. */
export function Following() {
  const words = useWords();
  const { data: people = [] } = useQuery({
    queryKey: ['follows'],
    queryFn: () => api<FollowedPerson[]>('GET', '/follows'),
    refetchInterval: 15_000,
  });
  if (people.length === 0) return null;
  return (
    <section className={parts.card}>
      <h2>{words.t('people/following')}</h2>
      {people.map(({ person, tables }) => (
        <div key={person.id}>
          <h3>
            <Link to="/people/$id" params={{ id: person.id }}>
              {person.name}
            </Link>
          </h3>
          <TableLines tables={tables} />
        </div>
      ))}
    </section>
  );
}
