import type { GameState, Seat } from '@signalbox/kernel';
import type { CompanySheet, PlayerSheet, Presentation } from '../titles/presentation.ts';

/** A figure before and after. */
export interface Change {
  readonly what: 'cash' | 'share' | 'price' | 'treasury' | 'president' | 'certificates';
  /** The player or company that it is about. */
  readonly of: string;
  readonly before: number | string | null;
  readonly after: number | string | null;
}

/** What differs between two views for a seat, and for everybody's companies. */
export function changesBetween(
  presentation: Presentation,
  seat: Seat | null,
  before: GameState,
  after: GameState,
): Change[] {
  const player = (view: GameState) => presentation.players(view).find((one) => one.seat === seat);
  const companies = presentation.companies(after);
  const own = [player(before), player(after)] as const;
  return [
    ...(own[0] && own[1] ? playerChanges(own[0], own[1], companies) : []),
    ...presentation.companies(before).flatMap((company) => {
      const same = companies.find(({ id }) => id === company.id);
      return same ? companyChanges(company, same) : [];
    }),
  ].filter((change) => change.before !== change.after);
}

function playerChanges(
  before: PlayerSheet,
  after: PlayerSheet,
  companies: readonly CompanySheet[],
): Change[] {
  return [
    { what: 'cash', of: after.seat, before: before.cash, after: after.cash },
    ...companies.map(
      ({ id, total }): Change => ({
        what: 'share',
        of: id,
        before: (before.shares[id] ?? 0) / total,
        after: (after.shares[id] ?? 0) / total,
      }),
    ),
    {
      what: 'certificates',
      of: after.seat,
      before: before.certificates?.count ?? null,
      after: after.certificates?.count ?? null,
    },
  ];
}

function companyChanges(before: CompanySheet, after: CompanySheet): Change[] {
  return [
    { what: 'price', of: after.id, before: before.price, after: after.price },
    { what: 'treasury', of: after.id, before: before.cash, after: after.cash },
    { what: 'president', of: after.id, before: before.president, after: after.president },
  ];
}
