import { Link } from '@tanstack/react-router';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { MENU } from '../titles/menu.ts';
import { MyGames, OnlineNow } from './home/OnlineNow.tsx';
import { SavedGames } from './home/SavedGames.tsx';
import { Tiles } from './home/Tiles.tsx';
import { TitleCard } from './home/TitleCard.tsx';
import style from './pages.module.css';

/** Links from the home page. */
const WAYS = [
  { to: '/online', text: 'online/title' },
  { to: '/puzzles', text: 'puzzles/title' },
  { to: '/analysis', text: 'analysis/title' },
  { to: '/statistics', text: 'statistics/title' },
  { to: '/import', text: 'home/import' },
  { to: '/maps', text: 'home/maps' },
  { to: '/rules', text: 'app/rules' },
] as const;

export function HomePage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <div className={style.welcome}>
        <div className={style.welcomeText}>
          <h1>{words.t('home/title')}</h1>
          <p className={style.lead}>{words.t('home/lead')}</p>
          <nav className={parts.row} aria-label={words.t('home/more')}>
            {WAYS.map(({ to, text }) => (
              <Link key={to} to={to} className={parts.button}>
                {words.t(text)}
              </Link>
            ))}
          </nav>
        </div>
        <Tiles />
      </div>
      <MyGames />
      <SavedGames />
      <section className={style.titles} aria-label={words.t('home/start')}>
        {MENU.map((title) => (
          <TitleCard key={title.id} title={title} />
        ))}
      </section>
      <OnlineNow />
    </div>
  );
}
