import type { GameState, Json, Seat } from '@signalbox/kernel';
import type { WireEntry, WireOffer } from '@signalbox/protocol';
import type { Listing } from '@signalbox/rails';
import { barredChoices } from '@signalbox/table/offers.ts';
import { grouped } from '../../parts/grouped.ts';
import type { CompanySheet, Presentation } from '../../titles/presentation.ts';
import { isFields } from '../choice.ts';
import { type Item, possibleItems } from '../panels/groups.ts';

/** A company as the exchange shows it. */
export interface Row {
  readonly company: CompanySheet;
  readonly listing: Listing | null;
  /** Has it had its turn in the operating round? */
  readonly operated: boolean;
  /** What each player holds of it, in the order of the columns. */
  readonly holdings: readonly Holding[];
}

export interface Holding {
  readonly seat: Seat;
  readonly shares: number;
  readonly isPresident: boolean;
}

/** In operating order; then those that do not operate yet by their price, then those that are not started. */
export function rowsOf(presentation: Presentation, view: GameState): Row[] {
  const players = presentation.players(view);
  const operated = new Set(presentation.operated?.(view));
  const rows = presentation.companies(view).map((company) => ({
    company,
    operated: operated.has(company.id),
    listing: presentation.listing?.(view, company.id) ?? null,
    holdings: players.map(({ seat, shares, presidencies }) => ({
      seat,
      shares: shares[company.id] ?? 0,
      isPresident: presidencies.includes(company.id),
    })),
  }));
  const last = rows.length + 1;
  return rows.toSorted(
    (a, b) =>
      Number(b.company.active) - Number(a.company.active) ||
      (a.listing?.place ?? last) - (b.listing?.place ?? last) ||
      (b.company.price ?? 0) - (a.company.price ?? 0),
  );
}

/** A table with no more rows than this is shown whole. */
const MANY_ROWS = 12;

/**
 * Companies that are not started and can wait out of sight: where nothing can be done with them, or only what can be
 * done just as well with one that is shown.
 */
export function foldedRows(rows: readonly Row[], itemsIn: (id: string) => readonly Item[]): Set<string> {
  if (rows.length <= MANY_ROWS) return new Set();
  const alike = new Set<string>();
  const folded = rows.filter(({ company: { id, active, notes, total } }) => {
    if (active) return false;
    const possible = itemsIn(id).filter(({ reason }) => reason === null);
    if (possible.length === 0) return true;
    const like = JSON.stringify([total, notes, possible.map(({ choice }) => withoutName(choice, id))]);
    if (alike.has(like)) return true;
    alike.add(like);
    return false;
  });
  return new Set(folded.map(({ company }) => company.id));
}

function withoutName(choice: Json, id: string): string {
  return JSON.stringify(choice).replaceAll(JSON.stringify(id), 'null');
}

export interface RowChoices {
  /** By company, private company or lot. */
  readonly by: ReadonlyMap<string, readonly Item[]>;
  /** Actions that belong to no row. */
  readonly free: readonly Item[];
}

/** The possible actions of each row, and those that are not possible now. */
export function rowChoices(presentation: Presentation, view: GameState, offer: WireOffer | null): RowChoices {
  const items: Item[] = [...possibleItems(presentation, view, offer), ...barredChoices(offer)];
  const rowFor = rowFinder(presentation, view);
  const by = grouped(items, ({ choice }) => rowFor(choice));
  return {
    by: new Map([...by].flatMap(([row, found]) => (row === null ? [] : [[row, found]]))),
    free: (by.get(null) ?? []).filter(({ choice }) => !isSaleOfSeveral(choice)),
  };
}

/** The row in which a choice is made: that of a company, else that of a private company or a lot. */
export function rowFinder(presentation: Presentation, view: GameState): (choice: Json) => string | null {
  const lots = presentation.auction?.(view)?.lots ?? presentation.privates?.(view) ?? [];
  const ids = new Set(lots.map(({ id }) => id));
  return (choice) => {
    const named = isFields(choice) ? choice.private : choice;
    return presentation.about(view, choice) ?? (typeof named === 'string' && ids.has(named) ? named : null);
  };
}

/** What each player has bid for what is being auctioned, null for those who passed since. */
export function bidsSoFar(
  entries: readonly WireEntry[],
  until = Number.POSITIVE_INFINITY,
): ReadonlyMap<Seat, number | null> {
  const bids = new Map<Seat, number | null>();
  const events = entries
    .filter(({ undone, position }) => !undone && position <= until)
    .flatMap((entry) => entry.events);
  for (const { type, seat, amount } of events.toReversed()) {
    if (type !== 'bid' && type !== 'bid-passed') break;
    if (typeof seat === 'string' && !bids.has(seat))
      bids.set(seat, typeof amount === 'number' ? amount : null);
  }
  return bids;
}

/** Sealed bids that have been revealed. */
export function bidsShown(
  entries: readonly WireEntry[],
  until = Number.POSITIVE_INFINITY,
): ReadonlyMap<Seat, number> {
  return new Map(
    entries
      .filter(({ undone, position }) => !undone && position <= until)
      .flatMap(({ events }) => events)
      .flatMap(({ type, seat, amount }) =>
        type === 'bid-shown' && typeof seat === 'string' && typeof amount === 'number'
          ? [[seat, amount] as const]
          : [],
      ),
  );
}

/** What has been bid for the lots that were awarded. */
export function pricesPaid(
  entries: readonly WireEntry[],
  awardedIn: Presentation['awardedIn'],
  until = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, number> {
  const events = entries
    .filter(({ undone, position }) => !undone && position <= until)
    .flatMap((entry) => entry.events);
  return new Map(
    events.flatMap((event) => {
      const awarded = awardedIn?.(event);
      return awarded ? [[awarded.lot, awarded.price] as const] : [];
    }),
  );
}

/** Bids for all lots at once have their own form. */
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

/** Shares of a company in a place such as the IPO or the pool. */
export function sharesIn(company: CompanySheet, place: string): number {
  return company.elsewhere.find((one) => one.place === place)?.count ?? 0;
}

/** How many of those shares are reserved, so that nobody can buy them. */
export function reservedIn(company: CompanySheet, place: string): number {
  return company.elsewhere.find((one) => one.place === place)?.reserved ?? 0;
}

/** The spaces of that place in which they are, as a text; null where spaces do not matter. */
export function spacesIn(company: CompanySheet, place: string): string | null {
  return company.elsewhere.find((one) => one.place === place)?.spaces?.join(' ') ?? null;
}
