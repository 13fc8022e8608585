import type { InboxEntry } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** The unfinished games of whoever is signed in, the most urgent first. */
export function useInbox(enabled = true) {
  const { data = [] } = useQuery({
    queryKey: ['inbox'],
    queryFn: () => api<InboxEntry[]>('GET', '/inbox'),
    refetchInterval: 5000,
    retry: false,
    enabled,
  });
  return data;
}
