import { IPO, POOL, PRESIDENT_SHARES } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { sizeOf } from '@signalbox/titles/1841/state.ts';
import { shareId } from '../recording/copies.ts';

/** The certificates of each company by holder, in the order in which they arrived. Our state only counts shares. */
export class Certificates {
  private readonly held = new Map<Company, Map<string, string[]>>();
  private readonly symbolOf: (company: string) => string;
  /** By company: how often its certificates have been moved. */
  private readonly moves = new Map<Company, number>();
  /** How often certificates of any company have been moved. */
  allMoves = 0;

  constructor(state: State, symbolOf: (company: string) => string) {
    this.symbolOf = symbolOf;
    for (const company of COMPANY_IDS) this.reset(company, sizeOf(state, company));
  }

  /** Puts all certificates of a company of this many shares into the bank. */
  reset(company: Company, shares: number): void {
    this.countMove(company);
    const symbol = this.symbolOf(company);
    const all = Array.from({ length: shares - PRESIDENT_SHARES + 1 }, (_, i) => shareId(symbol, i));
    this.held.set(company, new Map([[IPO, all]]));
  }

  movesOf(company: Company): number {
    return this.moves.get(company) ?? 0;
  }

  private countMove(company: Company): void {
    this.moves.set(company, this.movesOf(company) + 1);
    this.allMoves += 1;
  }

  presidentOf(company: Company): string {
    return shareId(this.symbolOf(company), 0);
  }

  /** The holder of a certificate that can be bought. */
  sourceOf(company: Company, id: string): 'ipo' | 'pool' | 'president' | null {
    if (id === this.presidentOf(company)) return 'president';
    const holder = this.holderOf(company, id);
    return holder === IPO ? 'ipo' : holder === POOL ? 'pool' : null;
  }

  holderOf(company: Company, id: string): string {
    for (const [holder, list] of this.held.get(company)!) if (list.includes(id)) return holder;
    return IPO;
  }

  holdersOf(company: Company): string[] {
    return [...this.held.get(company)!.keys()];
  }

  listOf(company: Company, holder: string): readonly string[] {
    return this.held.get(company)!.get(holder) ?? [];
  }

  singlesOf(company: Company, holder: string): string[] {
    const president = this.presidentOf(company);
    return this.listOf(company, holder).filter((id) => id !== president);
  }

  /** How many shares these certificates represent. */
  worthOf(company: Company, ids: readonly string[]): number {
    return ids.length + (ids.includes(this.presidentOf(company)) ? PRESIDENT_SHARES - 1 : 0);
  }

  sharesOf(company: Company, holder: string): number {
    return this.worthOf(company, this.listOf(company, holder));
  }

  /**
   * The single share that is bought next: the lowest number of unissued ones, the longest-held in the pool; the
   * president's certificate if only that is left.
   */
  firstSingle(company: Company, from: string): string {
    const [first = this.presidentOf(company), ...others] = this.singlesOf(company, from);
    return from === IPO
      ? others.reduce((low, id) => (numberOf(id) < numberOf(low) ? id : low), first)
      : first;
  }

  /** The certificates sold as a block of this many shares: single shares first, then the president's certificate. */
  block(company: Company, seller: string, count: number): string[] {
    const singles = this.singlesOf(company, seller);
    return count <= singles.length ? singles.slice(0, count) : [...singles, this.presidentOf(company)];
  }

  move(company: Company, ids: readonly string[], to: string): void {
    this.countMove(company);
    const lists = this.held.get(company)!;
    for (const id of ids) {
      const from = this.holderOf(company, id);
      lists.set(
        from,
        this.listOf(company, from).filter((other) => other !== id),
      );
      lists.set(to, [...this.listOf(company, to), id]);
    }
  }
}

function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('_') + 1));
}
