import { useCallback } from 'react';
import { useTable } from './context.ts';

/** Opens the chat, and scrolls to it where the page is long. */
export function useShowChat(): () => void {
  const { showTab } = useTable();
  return useCallback(() => {
    showTab('chat');
    requestAnimationFrame(() => document.querySelector('[data-chat]')?.scrollIntoView({ block: 'nearest' }));
  }, [showTab]);
}
