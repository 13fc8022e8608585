import type { GameState } from '@signalbox/kernel';
import { sameContents } from '../../parts/same-values.ts';
import type { CompanySheet, Presentation } from '../../titles/presentation.ts';
import { type Row, rowsOf, sharesIn } from './rows.ts';

/**
 * The rows that are different in another view, by company. Those that are the same are left out, so that they need not be
 * drawn again.
 */
export function changedRows(
  presentation: Presentation,
  rows: readonly Row[],
  other: GameState | null,
): ReadonlyMap<string, Row> {
  if (!other) return new Map();
  const now = new Map(rows.map((row) => [row.company.id, row]));
  const changed = rowsOf(presentation, other).filter((row) => !sameContents(row, now.get(row.company.id)));
  return new Map(changed.map((row) => [row.company.id, row]));
}

/** Do started companies have more or fewer shares than others? */
export function differInSize(rows: readonly Row[]): boolean {
  return new Set(rows.flatMap(({ company }) => (company.active ? [company.total] : []))).size > 1;
}

/** The places besides players' hands that have a column: the IPO, the pool; then shares that companies hold. */
export function placesOf(rows: readonly Row[], has: (key: string) => boolean): string[] {
  const places = [...new Set(rows.flatMap(({ company }) => company.elsewhere.map(({ place }) => place)))];
  return places.filter((place) => has(`column/${place}`));
}

/** Shares of a company that other companies hold, or would hold after the selected actions. */
export function heldByCompanies(
  { elsewhere }: CompanySheet,
  companies: ReadonlySet<string>,
  then?: CompanySheet,
) {
  const willHold = (holder: string) => then !== undefined && sharesIn(then, holder) > 0;
  return elsewhere.filter(({ place, count }) => companies.has(place) && (count > 0 || willHold(place)));
}
