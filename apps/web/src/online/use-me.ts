import type { Me } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from './api.ts';

export type WhoAmI =
  | { readonly kind: 'signed-in'; readonly me: Me }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'offline' };

async function whoAmI(): Promise<WhoAmI> {
  try {
    return { kind: 'signed-in', me: await api<Me>('GET', '/me') };
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? { kind: 'signed-out' } : { kind: 'offline' };
  }
}

/** Who is signed in; without a server nobody can be. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: whoAmI, staleTime: 60_000, retry: false });
}
