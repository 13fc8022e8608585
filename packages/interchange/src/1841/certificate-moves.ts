import { IPO, POOL, PRESIDENT_SHARES, sharesOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS, type Company, SITE_LIST, SUCCESSORS } from '@signalbox/titles/1841/data/companies.ts';
import { mergingPlayer } from '@signalbox/titles/1841/finance/merger-terms.ts';
import { clockwiseFrom, isActive, sizeOf } from '@signalbox/titles/1841/state.ts';
import type { Certificates } from './certificates.ts';

/** Shares that change hands at a price, with the certificates as far as the site names them. */
interface Transfer {
  readonly company: Company;
  readonly ids: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Shares by which the certificates exceed what was traded: the seller gets that many back as single shares. */
  readonly change: number;
}

type Seen = Pick<State, 'shares' | 'presidents' | 'companies'> & { readonly moves: number };

type Event = Readonly<Record<string, unknown>> & { readonly type: string };

/** Moves certificates between holders as the site does, following the events of our game. */
export class CertificateMoves {
  private readonly book: Certificates;
  /** The presidents as of the last event followed. */
  private readonly presidents = new Map<Company, string | null>();
  /** Companies whose president does not yet have the two shares that the president's certificate is exchanged for. */
  private readonly due = new Map<Company, string>();
  /** A player who pays to become president takes the certificate itself. */
  private tradesUp = false;
  /** What the book was last compared with, and its moves then; the holdings also by company. */
  private seen: Seen | null = null;
  private readonly reconciled = new Map<Company, { held: State['shares'][string]; moves: number }>();

  constructor(book: Certificates) {
    this.book = book;
  }

  /** Called after one of our actions was carried out, with the certificates that the site's action named. */
  follow(state: State, named: readonly string[]): void {
    const events = (state.events ?? []) as unknown as Event[];
    if (events.length === 0 && state.shares === this.seen?.shares) return;
    let names = named;
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      const transfer = this.transferIn(event, names);
      if (!transfer) {
        this.carryOut(state, event);
        continue;
      }
      names = [];
      this.book.move(transfer.company, transfer.ids, transfer.to);
      const next = events[i + 1];
      if (next?.type === 'president' && next.company === transfer.company) {
        i += 1;
        this.install(transfer.company, String(next.president), transfer.to);
      }
      this.giveChange(transfer);
    }
    this.compare(state);
  }

  private compare(state: State): void {
    if (this.isCompared(state)) return;
    for (const company of COMPANY_IDS) {
      if (!isActive(state, company)) continue;
      this.presidents.set(company, state.presidents[company] ?? null);
      const held = state.shares[company]!;
      const last = this.reconciled.get(company);
      if (last?.held === held && last.moves === this.book.movesOf(company)) continue;
      this.reconcile(state, company);
      this.reconciled.set(company, { held, moves: this.book.movesOf(company) });
    }
    const { shares, presidents, companies } = state;
    this.seen = { shares, presidents, companies, moves: this.book.allMoves };
  }

  /** These parts of the state are replaced when they change. */
  private isCompared({ shares, presidents, companies }: State): boolean {
    const { seen, book } = this;
    if (seen?.shares !== shares || seen.moves !== book.allMoves) return false;
    return seen.presidents === presidents && seen.companies === companies;
  }

  private transferIn(event: Event, named: readonly string[]): Transfer | null {
    const { book } = this;
    const company = event.company as Company;
    const transfer = (from: string, to: string, count: number): Transfer => {
      const ids = named.length > 0 ? named : book.block(company, from, count);
      return { company, ids, from, to, change: book.worthOf(company, ids) - count };
    };
    const { count, seller } = event as { count?: number; seller?: string };
    switch (event.type) {
      case 'share-bought': {
        const from = event.from === 'ipo' ? IPO : POOL;
        const whole = event.from === 'president';
        const id = named[0] ?? (whole ? book.presidentOf(company) : book.firstSingle(company, from));
        return { company, ids: [id], from, to: String(event.buyer), change: 0 };
      }
      case 'shares-sold':
      case 'shares-sold-in-need':
        return transfer(seller === company ? IPO : seller!, POOL, count!);
      case 'shares-surrendered':
        return transfer(String(event.seat), POOL, count!);
      case 'shares-dealt':
        return transfer(String(event.from), String(event.buyer), count!);
      default:
        return null;
    }
  }

  private carryOut(state: State, event: Event): void {
    const { book } = this;
    const company = event.company as Company;
    switch (event.type) {
      case 'company-founded':
        book.move(company, [book.presidentOf(company)], String(event.founder));
        break;
      case 'concession-dealt':
      case 'concession-bought':
        if (event.used === 'yes')
          this.takeCertificate(event.concession as Company, String(event.buyer ?? event.seat));
        break;
      case 'shares-handed-over':
        this.handOver(company, String(event.from), String(event.to), Number(event.count));
        break;
      case 'president':
        this.install(company, String(event.president), null);
        break;
      case 'company-closed':
      case 'company-removed':
        book.reset(company, sizeOf(state, company));
        this.presidents.delete(company);
        break;
      default:
        this.exchange(state, event);
    }
  }

  /** Exchanges old shares for new ones. */
  private exchange(state: State, event: Event): void {
    const company = event.company as Company;
    const holder = String(event.holder);
    switch (event.type) {
      case 'merger':
        this.presidents.set(
          event.into as Company,
          this.mergedPresident(event.a as Company, event.b as Company),
        );
        break;
      case 'traded-up':
        this.tradesUp = true;
        break;
      case 'pairs-exchanged':
        this.issuePairs(company, holder, Number(event.count));
        break;
      case 'odd-share-kept':
        this.issue(company, holder, 1);
        this.claimCertificate(company, holder);
        break;
      case 'single-exchanged':
        this.issue(company, holder, 1);
        break;
      case 'shares-exchanged':
        this.issueWithCertificate(company, holder, Number(event.count), this.presidents.get(company) ?? null);
        break;
      case 'pair-exchanged':
        for (const successor of SUCCESSORS) this.issue(successor, holder, 1);
        break;
      case 'conversion':
        this.convert(state, event.into as Company);
        break;
    }
  }

  private issue(company: Company, holder: string, count: number): void {
    if (this.book.singlesOf(company, IPO).length < count) this.changeCertificate(company);
    this.book.move(company, this.book.singlesOf(company, IPO).slice(0, count), holder);
  }

  /**
   * There is no president, and all single shares are issued: to issue another one, a holder of two of them, the pool before
   * all others, takes the president's certificate for them. No recorded game shows this.
   */
  private changeCertificate(company: Company): void {
    const { book } = this;
    const certificate = book.presidentOf(company);
    const hasTwo = (holder: string) => book.singlesOf(company, holder).length >= PRESIDENT_SHARES;
    const taker = [POOL, ...book.holdersOf(company)].find((holder) => holder !== IPO && hasTwo(holder));
    if (taker === undefined || book.holderOf(company, certificate) !== IPO) return;
    book.move(company, book.singlesOf(company, taker).slice(0, PRESIDENT_SHARES), IPO);
    book.move(company, [certificate], taker);
  }

  private issuePairs(company: Company, holder: string, count: number): void {
    if (this.tradesUp) this.takeCertificate(company, holder);
    else this.issue(company, holder, count);
    this.tradesUp = false;
    const president = this.due.get(company);
    if (president === holder) this.install(company, holder, null);
  }

  /** A president who had a single share of the new company exchanges the second one with it for the certificate. */
  private claimCertificate(company: Company, holder: string): void {
    const { book } = this;
    const isUnissued = book.holderOf(company, book.presidentOf(company)) === IPO;
    const canExchange = book.singlesOf(company, holder).length >= PRESIDENT_SHARES;
    if (this.presidents.get(company) === holder && isUnissued && canExchange)
      this.install(company, holder, null);
  }

  private mergedPresident(a: Company, b: Company): string | null {
    const president = this.presidents.get(a) ?? null;
    return president === b ? (this.presidents.get(b) ?? null) : president;
  }

  /** The president's first shares are exchanged for the new president's certificate. */
  private issueWithCertificate(
    company: Company,
    holder: string,
    count: number,
    president: string | null,
  ): void {
    const { book } = this;
    const certificate = book.presidentOf(company);
    const takes =
      holder === president && count >= PRESIDENT_SHARES && book.holderOf(company, certificate) === IPO;
    if (takes) book.move(company, [certificate], holder);
    this.issue(company, holder, takes ? count - PRESIDENT_SHARES : count);
  }

  private convert(state: State, into: Company): void {
    const president = state.presidents[into] ?? null;
    const players = clockwiseFrom(state, mergingPlayer(state, { a: into, b: into }));
    const order = new Set([...(president === null ? [] : [president]), ...players, ...SITE_LIST, POOL]);
    for (const holder of order)
      this.issueWithCertificate(into, holder, sharesOf(state, into, holder), president);
    this.presidents.set(into, president);
  }

  private takeCertificate(company: Company, holder: string): void {
    this.book.move(company, [this.book.presidentOf(company)], holder);
    this.presidents.set(company, holder);
    this.due.delete(company);
  }

  private handOver(company: Company, from: string, to: string, count: number): void {
    const { book } = this;
    const list = book.listOf(company, from);
    const certificate = book.presidentOf(company);
    const whole = book.sharesOf(company, from) === count;
    if (whole) book.move(company, list, to);
    else if (count === PRESIDENT_SHARES && list.includes(certificate)) book.move(company, [certificate], to);
    // The share that was acquired last is divided first.
    else book.move(company, book.singlesOf(company, from).slice(-count), to);
    if (this.presidents.get(company) === from && book.holderOf(company, certificate) === to)
      this.presidents.set(company, to);
  }

  /**
   * The new president gives two shares for the certificate: to the former president if they still hold it, otherwise to
   * the holder who has just received it.
   */
  private install(company: Company, president: string, receiver: string | null): void {
    const { book } = this;
    const certificate = book.presidentOf(company);
    const at = book.holderOf(company, certificate);
    const before = this.presidents.get(company) ?? null;
    this.presidents.set(company, president);
    if (at === IPO && (SUCCESSORS as readonly Company[]).includes(company)) {
      book.move(company, [certificate], president);
      return;
    }
    if (president === POOL && at !== IPO) return;
    if (at === president && (receiver !== president || before === POOL)) return;
    const gives = book.singlesOf(company, president).slice(0, PRESIDENT_SHARES);
    if (at === IPO && president !== POOL && gives.length < PRESIDENT_SHARES) {
      this.due.set(company, president);
      return;
    }
    this.due.delete(company);
    const keeps =
      before !== null && before !== president && book.sharesOf(company, before) >= PRESIDENT_SHARES;
    book.move(company, gives, receiver === null ? at : keeps ? before : receiver);
    book.move(company, [certificate], president);
  }

  /** A seller who gave the president's certificate for fewer shares gets the first certificates in the list back. */
  private giveChange({ company, from, to, change }: Transfer): void {
    for (let i = 0; i < change; i++) this.book.move(company, this.book.listOf(company, to).slice(0, 1), from);
  }

  /** Corrects for transfers that have no event, by the counts of the state. */
  private reconcile(state: State, company: Company): void {
    const { book } = this;
    const lacking = (holder: string) => sharesOf(state, company, holder) - book.sharesOf(company, holder);
    const all = new Set([...Object.keys(state.shares[company]!), ...book.holdersOf(company)]);
    const off = [...all].filter((holder) => lacking(holder) !== 0);
    for (const taker of off) {
      for (const giver of off) {
        const count = Math.min(lacking(taker), -lacking(giver));
        if (count > 0) book.move(company, book.block(company, giver, count).slice(0, count), taker);
      }
    }
  }
}
