import { Link } from '@tanstack/react-router';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { MENU } from '../titles/menu.ts';
import style from './pages.module.css';

export function RulesPage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('rules/title')}</h1>
      <p>{words.t('rules/own-words')}</p>
      <div className={parts.row}>
        {MENU.map(({ id, name }) => (
          <Link key={id} to="/rules/$title" params={{ title: id }} className={parts.button}>
            {name}
          </Link>
        ))}
      </div>
    </div>
  );
}
