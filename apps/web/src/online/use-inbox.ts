import type { InboxEntry } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** The unfinished games of whoever is signed in, the most urgent first. */
export function useInboxList(enabled = true) {
  return useQuery({
    queryKey: ['inbox'],
    queryFn: () => api<InboxEntry[]>('GET', '/inbox'),
    refetchInterval: 5000,
    retry: false,
    enabled,
  });
}

/** The same; none as long as they are not known. */
export function useInbox(enabled = true): readonly InboxEntry[] {
  return useInboxList(enabled).data ?? [];
}
