import type { GameState } from '@signalbox/kernel';
import type { Listing } from '@signalbox/rails';
import type { CompanySheet, PlayerSheet, Presentation } from '../../titles/presentation.ts';
import { type Row, sharesIn } from './rows.ts';

/** The sheets of a view, to be looked up. */
export interface Sheets {
  readonly companies: ReadonlyMap<string, CompanySheet>;
  readonly players: ReadonlyMap<string, PlayerSheet>;
  readonly listing: (company: string) => Listing | null;
}

export interface Compared {
  /** After the selected actions. */
  readonly trial: Sheets | null;
  /** At the end of the player's last turn. */
  readonly before: Sheets | null;
}

export function comparedWith(
  presentation: Presentation,
  trial: GameState | null,
  before: GameState | null,
): Compared {
  return {
    trial: trial && sheetsOf(presentation, trial),
    before: before && sheetsOf(presentation, before),
  };
}

function sheetsOf(presentation: Presentation, view: GameState): Sheets {
  return {
    companies: new Map(presentation.companies(view).map((company) => [company.id, company])),
    players: new Map(presentation.players(view).map((player) => [player.seat, player])),
    listing: (company) => presentation.listing?.(view, company) ?? null,
  };
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
