import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';

/** On a shared device a secret choice is only asked once its player has taken the device. */
export function useHandOver(): { readonly covered: boolean; readonly take: () => void } {
  const { snapshot, seat, past } = useTable();
  const { pending, position } = snapshot.game!;
  const people = snapshot.table?.seats.filter(({ kind }) => kind === 'you').length ?? 0;
  const question = `${seat} ${position}`;
  const [taken, setTaken] = useState<string | null>(null);
  const shares = people > 1 && !snapshot.table?.analysed;
  const unseen = past === null && shares && (pending?.sealed ?? false);
  return { covered: unseen && taken !== question, take: () => setTaken(question) };
}

/** Says who should take the device. */
export function HandOver({ onTake }: { onTake: () => void }) {
  const words = useWords();
  const { seat } = useTable();
  return (
    <div data-hand-over>
      <p>{words.t('table/hand-over', { seat: words.seat(seat) })}</p>
      <Button kind="main" onClick={onTake}>
        {words.t('table/hand-over-taken', { seat: words.seat(seat) })}
      </Button>
    </div>
  );
}
