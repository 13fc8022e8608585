import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWords } from '../text/context.ts';
import type { Words } from '../text/words.ts';
import type { Presentation } from './presentation.ts';

/** Each title's screen is fetched when somebody opens it. */
const SCREENS: Readonly<Record<string, () => Promise<Presentation>>> = {
  'union-station': async () => (await import('./union-station/presentation.ts')).UNION_STATION,
  '1841': async () => (await import('./1841/presentation.ts')).EIGHTEEN_FORTY_ONE,
  '1860': async () => (await import('./1860/presentation.ts')).EIGHTEEN_SIXTY,
  '18FL': async () => (await import('./18fl/presentation.ts')).EIGHTEEN_FL,
};

export async function loadPresentation(title: string): Promise<Presentation | null> {
  return (await SCREENS[title]?.()) ?? null;
}

/** Undefined as long as it is fetched, null if there is none. */
export function usePresentation(title: string | undefined): Presentation | null | undefined {
  const { data } = useQuery({
    queryKey: ['presentation', title],
    queryFn: () => loadPresentation(title!),
    enabled: title !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
  });
  return data;
}

/** The words of the page and those of a title, once they are fetched. */
export function useTitleWords(title: string): Words {
  const words = useWords();
  const messages = usePresentation(title)?.title.messages;
  return useMemo(() => words.plus(messages ?? {}), [words, messages]);
}
