import { Link } from '@tanstack/react-router';
import { BookOpen, Languages, Settings, UserRound } from 'lucide-react';
import { changeSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import style from './shell.module.css';

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
        <Link to="/rules" className={style.link}>
          <BookOpen size={18} aria-hidden="true" />
          <span>{words.t('app/rules')}</span>
        </Link>
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
