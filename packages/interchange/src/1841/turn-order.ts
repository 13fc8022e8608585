import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { inOperatingOrder } from '@signalbox/titles/1841/state.ts';

const SALES = ['shares-sold', 'shares-sold-in-need'];

/**
 * The site lists the companies of an operating round once, and again whenever shares are sold. A charter that was
 * returned before its turn keeps its place in the list; if it is used again in the same round, it appears to have its
 * turn still ahead.
 */
export class TurnOrder {
  private list: readonly Company[] = [];
  /** Minors that have become majors in this round. */
  private readonly became = new Map<Company, Company>();

  follow(state: State, operator: Company | null): void {
    for (const event of state.events ?? []) {
      const { type, company, into } = event as unknown as { type: string; company: Company; into: Company };
      if (type !== 'conversion') continue;
      this.list = this.list.map((id) => (id === company ? into : id));
      this.became.set(company, into);
    }
    const happened = (state.events ?? []).map(({ type }) => type);
    if (happened.includes('operating-round')) {
      this.became.clear();
      // Frozen companies may have had their turn already.
      this.list = [...new Set([...state.round.operated, ...inOperatingOrder(state)])];
    }
    if (operator !== null && happened.some((type) => SALES.includes(type))) this.sort(state, operator);
  }

  private placeOf(operator: Company): number {
    return this.list.indexOf(this.became.get(operator) ?? operator);
  }

  private sort(state: State, operator: Company): void {
    const at = this.placeOf(operator) + 1;
    const left = this.list.slice(at);
    this.list = [...this.list.slice(0, at), ...inOperatingOrder(state).filter((id) => left.includes(id))];
  }

  /** The companies still to operate, including charters that only the site still expects to operate. */
  left(operator: Company, waiting: readonly Company[], isListed: (company: Company) => boolean): Company[] {
    const at = this.placeOf(operator);
    const left = [...waiting];
    if (at < 0) return left;
    for (const company of this.list.slice(at + 1)) {
      if (left.includes(company) || !isListed(company)) continue;
      const after = this.list.slice(this.list.indexOf(company));
      const place = left.findIndex((other) => after.includes(other));
      left.splice(place < 0 ? left.length : place, 0, company);
    }
    return left;
  }
}
