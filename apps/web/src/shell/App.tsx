import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { WordsContext } from '../text/context.ts';
import { type Words, wordsOf } from '../text/words.ts';
import { menuName } from '../titles/menu.ts';
import { usePageTitle } from './page-title.ts';
import style from './shell.module.css';
import { TopBar } from './TopBar.tsx';
import { useTableLeft } from './table-left.ts';

/** What surrounds every page: language, theme, the bar at the top. */
export function App() {
  const { language, theme, tiles, revenues } = useSettings();
  const words = useMemo(() => wordsOf(language, {}), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.tiles = tiles;
    document.documentElement.dataset.revenues = revenues ? 'on' : 'off';
  }, [language, theme, tiles, revenues]);
  useEffect(() => {
    // After the first drawing: only the parts of the font that a page needs are fetched.
    void import('@fontsource-variable/noto-sans-jp').then(() => {
      document.documentElement.dataset.fonts = 'loaded';
    });
  }, []);
  usePageTitle(useRouteTitle(words));
  const left = useTableLeft();
  return (
    <WordsContext value={words}>
      <a className={style.skip} href="#main">
        {words.t('app/skip')}
      </a>
      <TopBar />
      <main id="main" className={style.main}>
        {left && (
          <Link {...left} className={style.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {words.t('app/to-table')}
          </Link>
        )}
        <Outlet />
      </main>
    </WordsContext>
  );
}

/** The name of the current page, with the title of its game. */
function useRouteTitle(words: Words): string | null {
  const page = useMatches().at(-1);
  const key = page?.staticData.title;
  const { title } = (page?.params ?? {}) as { title?: string };
  if (!key) return title ? menuName(title) : null;
  const text = words.t(key, { title: menuName(title ?? '') });
  return title && !text.includes(menuName(title)) ? `${text} – ${menuName(title)}` : text;
}
