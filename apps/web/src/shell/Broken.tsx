import type { ErrorComponentProps } from '@tanstack/react-router';
import style from '../pages/pages.module.css';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';

/** Shown after a bug in the client: says what to do, and that no game is lost. */
export function Broken({ error }: ErrorComponentProps) {
  const words = useWords();
  return (
    <div className={style.page} role="alert">
      <h1>{words.t('broken/title')}</h1>
      <p>{words.t('broken/what-to-do')}</p>
      <div className={parts.row}>
        <Button kind="main" onClick={() => location.reload()}>
          {words.t('broken/reload')}
        </Button>
        <a className={parts.button} href="/">
          {words.t('app/home')}
        </a>
      </div>
      <details>
        <summary>{words.t('broken/details')}</summary>
        <pre className={parts.scroll}>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
    </div>
  );
}
