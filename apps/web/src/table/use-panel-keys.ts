import { useEffect } from 'react';
import { isTyping } from './use-shortcuts.ts';

interface Keys {
  readonly turn?: (direction: 1 | -1) => void;
  readonly confirm?: () => void;
  readonly cancel?: () => void;
}

/** Keys of a panel: rotate, confirm, cancel. A sheet over the table has its own. */
export function usePanelKeys({ turn, confirm, cancel }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'r') turn?.(1);
      else if (event.key === 'R') turn?.(-1);
      else if (event.key === 'c') confirm?.();
      else if (event.key === 'Escape') cancel?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn, confirm, cancel]);
}
