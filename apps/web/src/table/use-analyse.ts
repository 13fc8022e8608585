import { useNavigate } from '@tanstack/react-router';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';

/** Begins an analysis of a position of this table. */
export function useAnalyse(): (position: number) => Promise<void> {
  const words = useWords();
  const navigate = useNavigate();
  const { source, snapshot } = useTable();
  return async (position) => {
    const name = words.t('analysis/name', { name: snapshot.table?.name ?? '', position });
    await navigate({ to: '/table/$id', params: { id: await source.analyse(position, name) } });
  };
}
