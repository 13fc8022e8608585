import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';

/** The title of the table that is shown: its page has no title in its address. */
let atTable: string | null = null;
const listeners = new Set<() => void>();

function show(title: string | null): void {
  atTable = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells what surrounds the page which title is played on it. */
export function useShownTitle(title: string): void {
  useEffect(() => {
    show(title);
    return () => show(null);
  }, [title]);
}

/** The title that the page is about; null if it is about none. */
export function useTitleOfPage(): string | null {
  const params = useMatches().at(-1)?.params as { readonly title?: string } | undefined;
  const played = useSyncExternalStore(
    subscribe,
    () => atTable,
    () => null,
  );
  return played ?? params?.title ?? null;
}
