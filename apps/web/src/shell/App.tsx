import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { PACES, useSettings } from '../settings/settings.ts';
import { theEngine } from '../source/engine.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import style from './shell.module.css';
import { TopBar } from './TopBar.tsx';

/** What surrounds every page: language, theme, the bar at the top. */
export function App() {
  const { language, theme, pace } = useSettings();
  const words = useMemo(() => wordsOf(language, {}), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  useEffect(() => {
    void theEngine().call('pace', PACES[pace]);
  }, [pace]);
  useEffect(() => {
    // After the first drawing: only the parts of the font that a page needs are fetched.
    void import('@fontsource-variable/noto-sans-jp').then(() => {
      document.documentElement.dataset.fonts = 'loaded';
    });
  }, []);
  return (
    <WordsContext value={words}>
      <a className={style.skip} href="#main">
        {words.t('app/skip')}
      </a>
      <TopBar />
      <main id="main" className={style.main}>
        <Outlet />
      </main>
    </WordsContext>
  );
}
