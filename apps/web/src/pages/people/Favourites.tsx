import type { PersonProfile } from '@signalbox/protocol';
import { useMemo } from 'react';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { usePresentation } from '../../titles/index.ts';
import { menuName } from '../../titles/menu.ts';

type Favourite = PersonProfile['favourites'][number];

/** The companies that somebody led most often at the end of a game. */
export function Favourites({ favourites }: { favourites: readonly Favourite[] }) {
  const words = useWords();
  if (favourites.length === 0) return null;
  return (
    <section className={parts.card}>
      <h2>{words.t('people/favourites')}</h2>
      <ul>
        {favourites.map((one) => (
          <FavouriteLine key={`${one.title} ${one.company}`} favourite={one} />
        ))}
      </ul>
    </section>
  );
}

function FavouriteLine({ favourite: { title: id, company, games } }: { favourite: Favourite }) {
  const words = useWords();
  const title = usePresentation(id)?.title;
  const titleWords = useMemo(() => words.plus(title?.messages ?? {}), [words, title]);
  const key = [`company-name/${company}`, `company/${company}`].find(titleWords.has);
  return (
    <li>
      {key ? titleWords.say(key) : company}{' '}
      <span className={parts.soft}>
        ({menuName(id)}, {words.t('people/led', { count: games })})
      </span>
    </li>
  );
}
