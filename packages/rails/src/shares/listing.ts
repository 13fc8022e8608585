import type { GameEvent } from '@signalbox/kernel';

/** What an investor wants to know about a company besides its price, according to the title's rules. */
export interface Listing {
  /** Its par; null before it is started, and in titles without par. */
  readonly par: number | null;
  /** Its place in the operating order, from 1; null for a company that does not operate. */
  readonly place: number | null;
  /** Shares still to be sold before it floats; null if it has floated or is not started. */
  readonly toFloat: number | null;
  /** What it receives when it floats; null if it has floated, or that is not settled yet. */
  readonly capital: number | null;
  /** Its trains, each with the train or phase that makes it rust. */
  readonly trains: readonly { readonly kind: string; readonly rustedBy: string | null }[];
  /** Its home hexes. */
  readonly homes: readonly string[];
}

/** A company's position in an order, from 1; null if it is not in it. */
export function placeIn<Company>(order: readonly Company[], company: Company): number | null {
  const at = order.indexOf(company);
  return at < 0 ? null : at + 1;
}

/** What a company earned in an operating round. */
export interface CompanyRun {
  readonly company: string;
  readonly revenue: number;
  /** The dividend per share; 0 if the revenue was withheld, null until that is decided. */
  readonly perShare: number | null;
}

/** Events that tell that a company has not earned anything in its turn. */
const NO_RUN: readonly string[] = ['no-run', 'price-without-revenue'];

/** The part of a run that an event contains: what the trains earned, then what became of it. */
export function runIn(event: GameEvent): CompanyRun | null {
  const { type, company, revenue, perShare } = event;
  if (typeof company === 'string' && NO_RUN.includes(type)) return { company, revenue: 0, perShare: 0 };
  if (typeof company !== 'string' || typeof revenue !== 'number') return null;
  if (type === 'ran') return { company, revenue, perShare: null };
  if (type === 'withheld') return { company, revenue, perShare: 0 };
  if (type === 'dividend' && typeof perShare === 'number') return { company, revenue, perShare };
  return null;
}
