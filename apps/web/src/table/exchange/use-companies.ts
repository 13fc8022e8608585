import { useMemo, useState } from 'react';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { beforeNextRound } from '../PreviewText.tsx';
import type { Item } from '../panels/groups.ts';
import { endOfLastTurn, useBefore } from '../use-before.ts';
import { useDealing } from './deal-context.ts';
import { changedRows, heldByCompanies, placesOf } from './figures.ts';
import { salesOf } from './plan.ts';
import { foldedRows, pricesPaid, type Row, type RowChoices, rowChoices, rowFinder, rowsOf } from './rows.ts';
import { closedSince, runsIn, runsOf } from './runs.ts';

/** A company that holds shares of another. */
export interface CompanyHolder {
  readonly place: string;
  readonly letters: string;
  readonly count: number;
}

/** The figures of all companies, for the table and the cards. */
export function useCompanies(choices: RowChoices) {
  const words = useWords();
  const { presentation, snapshot, view, past, seat } = useTable();
  const { trial, sold, forecast } = useDealing();
  const before = useBefore();
  const rows = useMemo(() => rowsOf(presentation, view), [presentation, view]);
  const then = useMemo(() => changedRows(presentation, rows, trial), [presentation, rows, trial]);
  const was = useMemo(() => {
    const closed = closedSince(snapshot.entries, endOfLastTurn(snapshot.entries, seat) ?? 0);
    return new Map([...changedRows(presentation, rows, before)].filter(([id]) => !closed.has(id)));
  }, [presentation, rows, before, snapshot.entries, seat]);
  const runs = useMemo(
    () => runsOf(snapshot.entries, presentation.runIn, past ?? undefined),
    [snapshot.entries, presentation, past],
  );
  const coming = useMemo(
    () => runsIn(forecast?.ok ? beforeNextRound(forecast.events) : [], presentation.runIn),
    [forecast, presentation],
  );
  const places = useMemo(() => placesOf(rows, words.has), [rows, words]);
  const ids = useMemo(() => new Set(rows.map(({ company }) => company.id)), [rows]);
  const crossHeld = rows.some(({ company }) => heldByCompanies(company, ids).length > 0);
  const holdersOf = ({ company }: Row): readonly CompanyHolder[] =>
    heldByCompanies(company, ids, then.get(company.id)?.company).map(({ place, count }) => ({
      place,
      letters: presentation.emblems[place]?.letters ?? place,
      count,
    }));
  // What may follow the sales brings what it does then.
  const after = useMemo(() => sold && rowChoices(presentation, sold.view, sold.offer), [presentation, sold]);
  const { selling, by: picked, told } = usePicked();
  /** In the row of a sale other choices can still be picked instead; the others show what may follow the sales. */
  const itemsIn = (id: string): readonly Item[] =>
    (selling.has(id) ? null : after?.by.get(id)) ?? choices.by.get(id) ?? NONE;
  const [unfolded, setUnfolded] = useState(false);
  const folded = foldedRows(rows, (id) => choices.by.get(id) ?? NONE);
  const shown = unfolded ? rows : rows.filter(({ company: { id } }) => !folded.has(id) || picked.has(id));
  const fold = folded.size > 0 && { count: folded.size, unfolded, toggle: () => setUnfolded(!unfolded) };
  return { rows: shown, then, was, runs, coming, places, crossHeld, holdersOf, itemsIn, picked, told, fold };
}

const NONE: readonly Item[] = [];

/** The rows of the selected actions, and what is selected in each, as text. */
export function usePicked() {
  const { presentation, view } = useTable();
  const { plan, barred } = useDealing();
  return useMemo(() => {
    const rowFor = rowFinder(presentation, view);
    const choices = barred ? [...plan, barred.choice] : plan;
    const last = choices.at(-1);
    return {
      selling: new Set(salesOf(plan).map(rowFor)),
      by: new Map(choices.map((choice) => [rowFor(choice), JSON.stringify(choice)])),
      /** The row of the last one; null if it belongs to no row, undefined if nothing is selected. */
      told: last === undefined ? undefined : rowFor(last),
    };
  }, [presentation, view, plan, barred]);
}

/** What was bid for each lot that has been sold. */
export function usePricesPaid(): ReadonlyMap<string, number> {
  const { presentation, snapshot, past } = useTable();
  return useMemo(
    () => pricesPaid(snapshot.entries, presentation.awardedIn, past ?? undefined),
    [snapshot.entries, presentation, past],
  );
}
