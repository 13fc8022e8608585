import type { ReactNode } from 'react';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from './figures.module.css';

/** A figure, what it would become, and how much it has changed since the player's last turn. */
export function Figure<T extends number | string | null>({
  now,
  then,
  before,
  show,
}: {
  now: T;
  /** After the selected actions. */
  then?: T | undefined;
  /** At the end of the player's last turn. */
  before?: T | undefined;
  show: (value: T) => ReactNode;
}) {
  const words = useWords();
  if (then !== undefined && then !== now) {
    return (
      <span className={style.changes} data-change>
        <s>{show(now)}</s>
        <span className={parts.hidden}> → </span>
        <strong>{show(then)}</strong>
      </span>
    );
  }
  const moved = typeof now === 'number' && typeof before === 'number' ? now - before : 0;
  return (
    <>
      {show(now)}
      {moved !== 0 && (
        <span className={style.since} data-since title={words.t('exchange/since')}>
          <span className={parts.hidden}>{words.t('exchange/since')} </span>
          {moved > 0 ? `+${moved}` : `−${-moved}`}
        </span>
      )}
    </>
  );
}
