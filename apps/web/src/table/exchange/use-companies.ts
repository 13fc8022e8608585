import { useMemo } from 'react';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { useBefore } from '../use-before.ts';
import { useDealing } from './deal-context.ts';
import { comparedWith, placesOf } from './figures.ts';
import { rowFinder, rowsOf } from './rows.ts';
import { runsOf } from './runs.ts';

/** The figures of all companies, for the table and the cards. */
export function useCompanies() {
  const words = useWords();
  const { presentation, snapshot, view, trial, past } = useTable();
  const { plan } = useDealing();
  const before = useBefore();
  const rows = useMemo(() => rowsOf(presentation, view), [presentation, view]);
  const compared = useMemo(() => comparedWith(presentation, trial, before), [presentation, trial, before]);
  const runs = useMemo(
    () => runsOf(snapshot.entries, presentation.runIn, past ?? undefined),
    [snapshot.entries, presentation, past],
  );
  const places = placesOf(rows, words.has);
  const picked = plan.map((choice) => presentation.about(view, choice));
  return { rows, compared, runs, places, picked, told: useTold() };
}

/** The row of the selected action; null if it belongs to no row, undefined if nothing is selected. */
export function useTold(): string | null | undefined {
  const { presentation, view } = useTable();
  const { plan, barred } = useDealing();
  const last = barred?.choice ?? plan.at(-1);
  return useMemo(
    () => (last === undefined ? undefined : rowFinder(presentation, view)(last)),
    [presentation, view, last],
  );
}
