import type { Me, Session } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export type WhoAmI =
  | { readonly kind: 'signed-in'; readonly me: Me }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'offline' };

async function whoAmI(): Promise<WhoAmI> {
  try {
    const { me } = await api<Session>('GET', '/session');
    return me ? { kind: 'signed-in', me } : { kind: 'signed-out' };
  } catch {
    return { kind: 'offline' };
  }
}

/** Who is signed in; without a server nobody can be. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: whoAmI, staleTime: 60_000, retry: false });
}
