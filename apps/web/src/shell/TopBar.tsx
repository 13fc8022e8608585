import { Link } from '@tanstack/react-router';
import { BookOpen, Languages, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import { isOnMenu } from '../titles/menu.ts';
import style from './shell.module.css';
import { useTitleOfPage } from './title-shown.ts';

export function TopBar() {
  const words = useWords();
  const other = words.language === 'en' ? 'ja' : 'en';
  return (
    <header className={style.bar}>
      <Link to="/" className={style.brand}>
        <img src="/signalbox.svg" alt="" width={28} height={28} />
        Signalbox
      </Link>
      <nav className={style.nav} aria-label={words.t('app/navigation')}>
        <RulesLink>
          <BookOpen size={18} aria-hidden="true" />
          <span>{words.t('app/rules')}</span>
        </RulesLink>
        <button
          type="button"
          className={style.link}
          lang={other}
          onClick={() => changeSettings({ language: other })}
        >
          <Languages size={18} aria-hidden="true" />
          <span>{other === 'ja' ? '日本語' : 'English'}</span>
        </button>
        <Link to="/profile" className={style.link}>
          <UserRound size={18} aria-hidden="true" />
          <span>{words.t('app/profile')}</span>
        </Link>
        <Link to="/settings" className={style.link}>
          <Settings size={18} aria-hidden="true" />
          <span>{words.t('app/settings')}</span>
        </Link>
      </nav>
    </header>
  );
}

/** To the rules of the title that the page is about, or to the list of all. */
function RulesLink({ children }: { children: ReactNode }) {
  const title = useTitleOfPage();
  return title && isOnMenu(title) ? (
    <Link to="/rules/$title" params={{ title }} className={style.link}>
      {children}
    </Link>
  ) : (
    <Link to="/rules" className={style.link}>
      {children}
    </Link>
  );
}
