import type { GameEvent } from '@signalbox/kernel';

/** What an investor asks of a company besides its price, as the title's rules answer it. */
export interface Listing {
  /** What it was started at; null before that, and where a title has no par. */
  readonly par: number | null;
  /** Its place in the operating order, from 1; null for a company that does not operate. */
  readonly place: number | null;
  /** Shares to be sold yet before it floats; null where it has floated or is not started. */
  readonly toFloat: number | null;
  /** Its trains, each with the train or phase that makes it rust. */
  readonly trains: readonly { readonly kind: string; readonly rustedBy: string | null }[];
  /** Hexes it starts from. */
  readonly homes: readonly string[];
}

/** A company's place in an order, from 1; null for one that is not in it. */
export function placeIn<Company>(order: readonly Company[], company: Company): number | null {
  const at = order.indexOf(company);
  return at < 0 ? null : at + 1;
}

/** What a company earned in an operating round. */
export interface CompanyRun {
  readonly company: string;
  readonly revenue: number;
  /** What each share was paid; 0 where the revenue was withheld, null as long as that is not decided. */
  readonly perShare: number | null;
}

/** The part of a run that an event tells: what the trains earned, then what became of it. */
export function runIn(event: GameEvent): CompanyRun | null {
  const { type, company, revenue, perShare } = event;
  if (typeof company !== 'string' || typeof revenue !== 'number') return null;
  if (type === 'ran') return { company, revenue, perShare: null };
  if (type === 'withheld') return { company, revenue, perShare: 0 };
  if (type === 'dividend' && typeof perShare === 'number') return { company, revenue, perShare };
  return null;
}
