import { enclosing } from '@signalbox/kernel';
import { IPO, POOL } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/1841/door.ts';
import { isActive, sizeOf } from '@signalbox/titles/1841/state.ts';
import { ShareBook } from '../export/share-book.ts';

/** The certificates of all companies by the site's names, through foundings, mergers and closures. */
export class Certificates extends ShareBook {
  /** What each company in business was like when it was last looked at. */
  private readonly seen = new Map<Company, { held: Record<string, number>; president: string | null }>();

  constructor(state: State, symbolOf: (company: string) => string) {
    super(symbolOf);
    for (const company of COMPANY_IDS) this.issue(company, sizeOf(state, company) - 1);
  }

  /** Where a certificate that can be bought lies. */
  sourceOf(company: Company, id: string): 'ipo' | 'pool' | 'president' | null {
    if (id === this.presidentOf(company)) return 'president';
    const holder = this.holderOf(company, id);
    return holder === IPO ? 'ipo' : holder === POOL ? 'pool' : null;
  }

  /**
   * Brings the book up to date. A player who pays to become president takes the certificate itself, and so do the first
   * presidents after the secession and after a conversion; others get shares and exchange them.
   */
  keepUp(state: State, paidForPresidency: boolean): void {
    for (const company of COMPANY_IDS) {
      if (isActive(state, company)) {
        const held = state.shares[company]!;
        const president = state.presidents[company] ?? null;
        if (this.isAsSeen(company, held, president)) continue;
        this.follow(company, poolLast(held), president, paidForPresidency || isTakenDirectly(state, company));
        this.seen.set(company, { held: { ...held }, president });
      } else if (this.seen.delete(company)) this.recall(company);
    }
  }

  /** Most actions move no shares. */
  private isAsSeen(
    company: Company,
    held: Readonly<Record<string, number>>,
    president: string | null,
  ): boolean {
    const before = this.seen.get(company);
    if (!before || before.president !== president) return false;
    for (const holder in held) if (held[holder] !== before.held[holder]) return false;
    for (const holder in before.held) if (before.held[holder] !== (held[holder] ?? 0)) return false;
    return true;
  }
}

function isTakenDirectly(state: State, company: Company): boolean {
  return (
    company === 'SB' || company === 'SFL' || enclosing(state, PROCEDURES.conversion)?.vars.into === company
  );
}

/** Whoever holds shares gets certificates before the pool does. */
function poolLast({ [POOL]: pool = 0, ...held }: Readonly<Record<string, number>>): Record<string, number> {
  return { ...held, [POOL]: pool };
}
