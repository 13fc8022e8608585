import type { Json } from '@signalbox/kernel';
import { useEffect, useState } from 'react';
import type { Preview } from '../engine/calls.ts';
import { theEngine } from '../source/engine.ts';
import { useTable } from './context.ts';

/** The consequences of a choice, computed by the engine from the view of this seat. */
export function usePreview(choice: Json | undefined): Preview | null {
  const { snapshot, presentation } = useTable();
  const { game } = snapshot;
  const title = presentation.title.id;
  // As text, since a choice is often a new object for each render.
  const text = choice === undefined ? null : JSON.stringify(choice);
  const [found, setFound] = useState<{ game: unknown; text: string; preview: Preview } | null>(null);
  useEffect(() => {
    if (text === null || !game?.pending || !game.seat || game.pending.sealed) return;
    let wanted = true;
    const { view, seat } = game;
    const ask = { title, view, seat, decision: game.pending.decision, choice: JSON.parse(text) as Json };
    void theEngine()
      .call('preview', ask)
      .then((preview) => wanted && setFound({ game, text, preview }));
    return () => {
      wanted = false;
    };
  }, [text, game, title]);
  return found && found.game === game && found.text === text ? found.preview : null;
}
