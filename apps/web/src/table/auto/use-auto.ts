import type { AutoForm, GameState } from '@signalbox/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../context.ts';
import { isTyping } from '../use-shortcuts.ts';

export interface AutoPlaceState {
  /** What can be set now; null if nothing can: for spectators, in the past, after the game, for others. */
  readonly forms: readonly AutoForm[] | null;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Opens and closes the auto actions, by a button or the A key, whether or not it is the player's turn. */
export function useAuto(): AutoPlaceState {
  const { presentation, snapshot, source, seat, past } = useTable();
  const [open, setOpen] = useState(false);
  const { view } = snapshot.game!;
  const kinds = presentation.title.auto ?? [];
  const forms = useMemo(
    () =>
      seat === null || view.outcome || kinds.length === 0
        ? null
        : kinds.flatMap((kind) => kind.forms(view as GameState, seat)),
    [kinds, view, seat],
  );
  // Everybody sets their own: not the host who acts for somebody else.
  const own = (source.online?.actingFor() ?? null) === null;
  const there = forms !== null && forms.length > 0 && past === null && own;
  useEffect(() => {
    if (!there) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'a') setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [there]);
  return { forms: there ? forms : null, open, toggle: () => setOpen(!open) };
}
