import { IPO, POOL, PRESIDENT_SHARES } from '@signalbox/rails';
import { shareId } from '../recording/copies.ts';

/** Which certificates of each company are where. The site names each; our state only counts them. */
export class ShareBook {
  /** Company → holder → certificates in order of arrival. */
  private readonly held = new Map<string, Map<string, string[]>>();
  private readonly symbolOf: (company: string) => string;

  constructor(symbolOf: (company: string) => string) {
    this.symbolOf = symbolOf;
  }

  /** Adds certificates of a company to the bank: those of a new company, or more of them. */
  issue(company: string, count: number): void {
    const lists = this.held.get(company) ?? new Map<string, string[]>();
    this.held.set(company, lists);
    const issued = [...lists.values()].reduce((sum, list) => sum + list.length, 0);
    const added = Array.from({ length: count }, (_, i) => shareId(this.symbolOf(company), issued + i));
    lists.set(IPO, [...(lists.get(IPO) ?? []), ...added]);
  }

  /** Returns all certificates of a company to the bank. */
  recall(company: string): void {
    const count = [...this.held.get(company)!.values()].reduce((sum, list) => sum + list.length, 0);
    this.held.delete(company);
    this.issue(company, count);
  }

  /** The single share that is bought next from the bank or the pool. */
  firstSingle(company: string, from: string): string {
    return this.singles(company, from)[0]!;
  }

  presidentOf(company: string): string {
    return shareId(this.symbolOf(company), 0);
  }

  /** The certificates sold as a block of this many shares: single shares first, then the president's certificate. */
  block(company: string, seller: string, count: number): string[] {
    const singles = this.singles(company, seller);
    return count <= singles.length ? singles.slice(0, count) : [...singles, this.presidentOf(company)];
  }

  take(company: string, certificates: readonly string[], to: string): void {
    for (const id of certificates) this.move(company, id, to);
  }

  /**
   * The presidency has changed: the new president gives two single shares for the certificate. They go to the former
   * president, unless that player has sold the certificate itself.
   */
  passPresidency(company: string, before: string, after: string): void {
    if (after !== POOL) {
      const gives = this.singles(company, after).slice(0, PRESIDENT_SHARES);
      this.take(company, gives, this.sharesOf(company, before) >= PRESIDENT_SHARES ? before : POOL);
      this.move(company, this.presidentOf(company), after);
    }
  }

  /** A seller who gave the certificate for fewer shares than it represents gets single shares back. */
  giveChange(company: string, seller: string, count: number): void {
    this.take(company, this.singles(company, POOL).slice(0, count), seller);
  }

  /**
   * Updates the book after an exchange: holders with too many give single shares to those with too few, in holding
   * order. Then the president takes the certificate for two of them, or takes it first if `directly`.
   */
  follow(
    company: string,
    held: Readonly<Record<string, number>>,
    president: string | null,
    directly: boolean,
  ): void {
    const lacking = (holder: string) => (held[holder] ?? 0) - this.sharesOf(company, holder);
    const holder = this.holderOf(company, this.presidentOf(company));
    const gives = holder === IPO ? directly : lacking(holder) <= -PRESIDENT_SHARES;
    // The certificate itself has changed hands, without an exchange.
    if (president !== null && gives && lacking(president) >= PRESIDENT_SHARES)
      this.move(company, this.presidentOf(company), president);
    this.seat(company, president);
    for (const taker of Object.keys(held)) {
      for (const giver of this.held.get(company)!.keys()) {
        const count = Math.min(lacking(taker), -lacking(giver));
        if (count > 0) this.take(company, this.singles(company, giver).slice(0, count), taker);
      }
    }
    this.seat(company, president);
  }

  private seat(company: string, president: string | null): void {
    const certificate = this.presidentOf(company);
    if (president === null || this.list(company, president).includes(certificate)) return;
    const gives = this.singles(company, president).slice(0, PRESIDENT_SHARES);
    if (gives.length < PRESIDENT_SHARES) return;
    this.take(company, gives, this.holderOf(company, certificate));
    this.move(company, certificate, president);
  }

  holderOf(company: string, id: string): string {
    for (const [holder, list] of this.held.get(company)!) if (list.includes(id)) return holder;
    return IPO;
  }

  sharesOf(company: string, holder: string): number {
    const certificates = this.list(company, holder);
    const president = certificates.includes(this.presidentOf(company)) ? PRESIDENT_SHARES - 1 : 0;
    return certificates.length + president;
  }

  private singles(company: string, holder: string): string[] {
    const president = this.presidentOf(company);
    return this.list(company, holder).filter((id) => id !== president);
  }

  private list(company: string, holder: string): string[] {
    return this.held.get(company)?.get(holder) ?? [];
  }

  private move(company: string, id: string, to: string): void {
    const lists = this.held.get(company)!;
    for (const [holder, list] of lists) {
      if (list.includes(id))
        lists.set(
          holder,
          list.filter((other) => other !== id),
        );
    }
    lists.set(to, [...this.list(company, to), id]);
  }
}
