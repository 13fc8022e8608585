import { cardOf, type TrainCard } from '@signalbox/rails';
import { copyOf, withoutCopy } from '../recording/copies.ts';

/** The trains of each owner by kind, in the order of our state. Read after every action, so nothing is copied. */
export interface Holdings {
  readonly owners: readonly string[];
  readonly trainsOf: (owner: string) => readonly string[];
  /** The state's record of the companies: replaced when one of them gets or loses a train. */
  readonly companies: object;
}

interface Copy {
  readonly id: string;
  readonly kind: string;
}

/** The holder of discarded trains. */
export const DISCARDED = 'pool';

const DISCARDED_ONLY = [DISCARDED];
const NONE: readonly Copy[] = [];

/** The trains of a title's companies and of the pool. */
export function holdingsOf<C extends string>(companies: readonly C[]) {
  const owners = [DISCARDED, ...companies];
  return (state: {
    readonly companies: Readonly<Record<C, { readonly trains: readonly string[] }>>;
    readonly discarded: readonly string[];
  }): Holdings => ({
    owners,
    companies: state.companies,
    trainsOf: (owner) => (owner === DISCARDED ? state.discarded : state.companies[owner as C].trains),
  });
}

/** Which copy of each train is where. The site names each; our state only keeps their kinds. */
export class TrainBook {
  private readonly roster: readonly TrainCard[];
  private owned = new Map<string, Copy[]>();
  /** Copies that have left the bank, by train card. */
  private readonly issued = new Map<string, number>();
  /** The companies that the book was last compared with; null if a train has been moved since. */
  private seen: object | null = null;

  constructor(roster: readonly TrainCard[]) {
    this.roster = roster;
  }

  /** The copy of a kind that the bank sells next. */
  next(kind: string): string {
    const card = cardOf(this.roster, kind).kinds[0]!;
    return copyOf(card, this.issued.get(card) ?? 0);
  }

  /** A copy of a kind owned by a company or the pool. */
  find(owner: string, kind: string): string {
    return this.owned.get(owner)!.find((copy) => copy.kind === kind)!.id;
  }

  /** Null while the bank still has the train. */
  ownerOf(id: string): string | null {
    for (const [owner, copies] of this.owned) if (copies.some((copy) => copy.id === id)) return owner;
    return null;
  }

  /** Moves one train to another owner. */
  move(id: string, from: string, to: string): void {
    const copies = this.owned.get(from)!;
    const copy = copies.find((other) => other.id === id)!;
    this.seen = null;
    this.owned.set(
      from,
      copies.filter((other) => other !== copy),
    );
    this.owned.set(to, [...(this.owned.get(to) ?? []), copy]);
  }

  /** Moves one train that has left the bank to another owner. */
  handOver(id: string, to: string): void {
    const from = this.ownerOf(id);
    if (from !== null) this.move(id, from, to);
  }

  /** One train is bought from its owner or from the bank. */
  buy(id: string, to: string): void {
    if (this.ownerOf(id) !== null) this.handOver(id, to);
    else {
      this.seen = null;
      this.owned.set(to, [...(this.owned.get(to) ?? []), this.issue(withoutCopy(id))]);
    }
  }

  /** The recording shows that an owner has this very copy: swaps it with one of the same kind. */
  claim(id: string, owner: string): void {
    const holder = this.ownerOf(id);
    if (holder === null || holder === owner) return;
    const copy = this.owned.get(holder)!.find((other) => other.id === id)!;
    const own = this.owned.get(owner)?.find(({ kind }) => kind === copy.kind);
    if (!own) return;
    this.seen = null;
    const exchanged = (copies: Copy[], from: Copy, to: Copy) =>
      copies.map((other) => (other === from ? to : other));
    this.owned.set(holder, exchanged(this.owned.get(holder)!, copy, own));
    this.owned.set(owner, exchanged(this.owned.get(owner)!, own, copy));
  }

  /** A company's train by its index in our state. */
  at(owner: string, index: number): string {
    return this.owned.get(owner)![index]!.id;
  }

  /** Distributes all trains of one owner in turn: the best first, among equals the latest. */
  divide(from: string, heirs: readonly string[]): void {
    // Kinds are numbers. Comparing them as words of a language would load the tables of all languages, for 6 ms.
    const byKind = (a: Copy, b: Copy) => Number(a.kind) - Number(b.kind);
    const bestFirst = [...(this.owned.get(from) ?? NONE)].sort(byKind).reverse();
    for (const [i, { id }] of bestFirst.entries()) this.move(id, from, heirs[i % heirs.length]!);
  }

  /** Updates the book: a train that an owner has lost went to the owner who has gained one, or has rusted. */
  follow(holdings: Holdings): void {
    const { companies, owners } = holdings;
    const isKnown = companies === this.seen;
    this.seen = companies;
    if (this.isUpToDate(isKnown ? DISCARDED_ONLY : owners, holdings)) return;
    const left = new Map([...this.owned].map(([owner, copies]) => [owner, [...copies]]));
    const after = new Map<string, (Copy | string)[]>();
    for (const owner of owners) {
      const own = left.get(owner) ?? [];
      after.set(
        owner,
        holdings.trainsOf(owner).map((kind) => taken(own, kind) ?? kind),
      );
    }
    const loose = [...left.values()].flat();
    this.owned = new Map(
      [...after].map(([owner, found]) => [
        owner,
        found.map((copy) => (typeof copy === 'string' ? (taken(loose, copy) ?? this.issue(copy)) : copy)),
      ]),
    );
  }

  private isUpToDate(owners: readonly string[], { trainsOf }: Holdings): boolean {
    for (const owner of owners) {
      const kinds = trainsOf(owner);
      const copies = this.owned.get(owner) ?? NONE;
      if (kinds.length !== copies.length) return false;
      for (let i = 0; i < kinds.length; i++) if (copies[i]!.kind !== kinds[i]) return false;
    }
    return true;
  }

  private issue(kind: string): Copy {
    const id = this.next(kind);
    const card = cardOf(this.roster, kind).kinds[0]!;
    this.issued.set(card, (this.issued.get(card) ?? 0) + 1);
    return { id, kind };
  }
}

/** Removes the first copy of a kind from a list. */
function taken(copies: Copy[], kind: string): Copy | null {
  const index = copies.findIndex((copy) => copy.kind === kind);
  return index < 0 ? null : copies.splice(index, 1)[0]!;
}
