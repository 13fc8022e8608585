import { Link } from '@tanstack/react-router';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { PRESENTATIONS } from '../titles/index.ts';
import style from './pages.module.css';

export function RulesPage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('rules/title')}</h1>
      <p>{words.t('rules/own-words')}</p>
      <div className={parts.row}>
        {PRESENTATIONS.map(({ title }) => (
          <Link key={title.id} to="/rules/$title" params={{ title: title.id }} className={parts.button}>
            {title.name}
          </Link>
        ))}
      </div>
    </div>
  );
}
