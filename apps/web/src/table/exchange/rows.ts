import type { GameState, Json } from '@signalbox/kernel';
import type { WireOffer } from '@signalbox/protocol';
import type { Listing } from '@signalbox/rails';
import type { CompanySheet, Presentation } from '../../titles/presentation.ts';
import { isFields } from '../choice.ts';
import { groupsOf, type Item } from '../panels/groups.ts';

/** A company as the exchange shows it. */
export interface Row {
  readonly company: CompanySheet;
  readonly listing: Listing | null;
}

/** In operating order; then those that do not operate yet, then those that are not started. */
export function rowsOf(presentation: Presentation, view: GameState): Row[] {
  const rows = presentation
    .companies(view)
    .map((company) => ({ company, listing: presentation.listing?.(view, company.id) ?? null }));
  const last = rows.length + 1;
  return rows.toSorted(
    (a, b) =>
      Number(b.company.active) - Number(a.company.active) ||
      (a.listing?.place ?? last) - (b.listing?.place ?? last),
  );
}

export interface RowChoices {
  /** By company. */
  readonly by: ReadonlyMap<string, readonly Item[]>;
  /** What is about no company of the table. */
  readonly free: readonly Item[];
}

/** What may be done in each row, and what is barred there. */
export function rowChoices(presentation: Presentation, view: GameState, offer: WireOffer | null): RowChoices {
  const groups = groupsOf(presentation, view, offer);
  return {
    by: new Map(groups.flatMap(({ company, items }) => (company === null ? [] : [[company, items]]))),
    free: groups
      .filter(({ company }) => company === null)
      .flatMap(({ items }) => items)
      .filter(({ choice }) => !isSaleOfSeveral(choice)),
  };
}

/** Put together in a form of its own. */
function isSaleOfSeveral(choice: Json): boolean {
  return isFields(choice) && Array.isArray(choice.blocks) && choice.blocks.length > 1;
}

/** How many shares a choice sells, where it says so. */
export function countIn(choice: Json): number | null {
  if (!isFields(choice)) return null;
  const [block] = Array.isArray(choice.blocks) ? (choice.blocks as { count?: number }[]) : [];
  const count = choice.count ?? block?.count;
  return typeof count === 'number' ? count : null;
}

/** Shares of a company that lie in a place: the IPO, the pool. */
export function sharesIn(company: CompanySheet, place: string): number {
  return company.elsewhere.find((one) => one.place === place)?.count ?? 0;
}
