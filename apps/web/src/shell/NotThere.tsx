import { Link } from '@tanstack/react-router';
import style from '../pages/pages.module.css';
import { useWords } from '../text/context.ts';

export function NotThere() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('why/not-found')}</h1>
      <p>{words.t('app/not-there')}</p>
      <Link to="/">{words.t('app/home')}</Link>
    </div>
  );
}
