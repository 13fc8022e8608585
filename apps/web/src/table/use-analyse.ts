import { useNavigate, useRouter } from '@tanstack/react-router';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';

/** Begins an analysis of a position of this table, and remembers the way back. */
export function useAnalyse(): (position: number) => Promise<void> {
  const words = useWords();
  const navigate = useNavigate();
  const router = useRouter();
  const { source, snapshot } = useTable();
  return async (position) => {
    const name = words.t('analysis/name', { name: snapshot.table?.name ?? '', position });
    const id = await source.analyse(position, name);
    await navigate({
      to: '/table/$id',
      params: { id },
      state: { analysed: router.state.location.href },
    });
  };
}
