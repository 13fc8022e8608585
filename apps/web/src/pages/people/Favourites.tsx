import type { PersonProfile } from '@signalbox/protocol';
import parts from '../../parts/parts.module.css';
import { inBrackets } from '../../text/brackets.ts';
import { useWords } from '../../text/context.ts';
import { useTitleWords } from '../../titles/index.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';

type Favourite = PersonProfile['favourites'][number];

/** The companies that somebody led most often at the end of a game. */
export function Favourites({ favourites }: { favourites: readonly Favourite[] }) {
  const words = useWords();
  if (favourites.length === 0) return null;
  return (
    <section className={parts.card}>
      <h2>{words.t('people/favourites')}</h2>
      <ul className={style.facts}>
        {favourites.map((one) => (
          <FavouriteLine key={`${one.title} ${one.company}`} favourite={one} />
        ))}
      </ul>
    </section>
  );
}

function FavouriteLine({ favourite: { title: id, company, games } }: { favourite: Favourite }) {
  const words = useTitleWords(id);
  const key = [`company-name/${company}`, `company/${company}`].find(words.has);
  return (
    <li>
      {key ? words.say(key) : company}
      <span className={parts.soft}>
        {inBrackets(words, words.t('people/led', { title: menuName(id), count: games }))}
      </span>
    </li>
  );
}
