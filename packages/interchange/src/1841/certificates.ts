import { IPO, POOL } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { isActive, sizeOf } from '@signalbox/titles/1841/state.ts';
import { ShareBook } from '../export/share-book.ts';

/** The certificates of all companies by the site's names, through foundings, mergers and closures. */
export class Certificates extends ShareBook {
  private active = new Set<Company>();

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
   * Brings the book up to date. Whoever pays to become president takes the certificate itself, and so do the first
   * presidents after the secession; others get shares and exchange them.
   */
  keepUp(state: State, paidForChair: boolean): void {
    for (const company of COMPANY_IDS) {
      if (isActive(state, company)) {
        const directly = paidForChair || company === 'SB' || company === 'SFL';
        this.follow(company, state.shares[company]!, state.presidents[company] ?? null, directly);
        this.active.add(company);
      } else if (this.active.delete(company)) this.recall(company);
    }
  }
}
