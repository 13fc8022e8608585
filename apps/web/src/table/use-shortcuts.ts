import { useEffect } from 'react';
import type { TableContextValue } from './context.ts';

/** Keys for the whole table; panels have their own. Nothing is done while somebody types. */
export function useShortcuts({
  source,
  past,
  snapshot,
  showPast,
  showTab,
  swapStage,
}: TableContextValue): void {
  useEffect(() => {
    const position = snapshot.game?.position ?? 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const actions: Record<string, () => void> = {
        u: () => void source.undo('one'),
        y: () => void source.redo(),
        '[': () => showPast((past ?? position) - 1),
        ']': () => past !== null && showPast(past + 1),
        '\\': () => showPast(null),
        x: swapStage,
        '?': () => showTab('aid'),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [source, past, snapshot, showPast, showTab, swapStage]);
}

/** Sliders and check boxes take no letters, so shortcuts also work while they are focused. */
export function isTyping(target: EventTarget | null): boolean {
  const written = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select';
  return target instanceof HTMLElement && target.closest(written) !== null;
}
