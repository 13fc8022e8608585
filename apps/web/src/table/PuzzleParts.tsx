import { LEVELS } from '@signalbox/bots/levels';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import style from './guide.module.css';
import type { PuzzleAround } from './lesson-context.ts';

/** Hints one after the other, on request. */
export function PuzzleHints({ hints }: { hints: readonly string[] }) {
  const words = useWords();
  const [shown, setShown] = useState(0);
  return (
    <>
      {shown > 0 && (
        <div role="status">
          <ol className={style.hints}>
            {hints.slice(0, shown).map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
        </div>
      )}
      {shown < hints.length && (
        <div className={parts.row}>
          <Button kind="quiet" onClick={() => setShown(shown + 1)}>
            {words.t('puzzles/hint', { number: shown + 1 })}
          </Button>
        </div>
      )}
    </>
  );
}

/** How often bots of each level miss the puzzle. */
export function Misses({ misses }: Pick<PuzzleAround, 'misses'>) {
  const words = useWords();
  const rates = LEVELS.map((level) => `${words.t(`puzzles/level/${level}`)} ${words.percent(misses[level])}`);
  return (
    <p className={parts.soft}>
      {words.t('puzzles/misses')} <Facts facts={rates} />
    </p>
  );
}

export function PuzzleLinks({ next, isSolved }: { next: PuzzleAround['next']; isSolved: boolean }) {
  const words = useWords();
  return (
    <>
      <Link
        to="/puzzles/$title/$puzzle"
        params={next}
        className={parts.button}
        data-kind={isSolved ? 'main' : 'plain'}
      >
        {words.t('puzzles/next')}
      </Link>
      <Link to="/puzzles" className={parts.button}>
        {words.t('puzzles/all')}
      </Link>
    </>
  );
}
