import type { GameState } from '@signalbox/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { TableSource } from '../source/table-source.ts';

/** Looking back: the position that is looked at, and what there was to see. */
export function usePast(source: TableSource, position: number) {
  const [past, setPast] = useState<number | null>(null);
  const [pastView, setView] = useState<GameState | null>(null);
  useEffect(() => {
    if (past === null) {
      setView(null);
      return;
    }
    let wanted = true;
    void source.past(past).then((view) => wanted && setView(view));
    return () => {
      wanted = false;
    };
  }, [source, past]);
  const showPast = useCallback(
    (to: number | null) => setPast(to === null || to >= position ? null : Math.max(0, to)),
    [position],
  );
  return { past, pastView, showPast };
}
