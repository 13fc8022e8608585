import type { Station } from '@signalbox/rails';

/** In which slot of its city each token stands. The site numbers the slots; we only keep who is there. */
export class SlotBook {
  /** City → owners by slot; null where somebody has left. */
  private slots = new Map<string, readonly (string | null)[]>();
  private seen: readonly Station[] | null = null;
  /** Whose tokens have become somebody's, those first that are kept where both had one. */
  private readonly before = new Map<string, readonly string[]>();

  slotOf({ hex, node }: { hex: string; node: number }, owner: string): number {
    return Math.max(0, this.at(hex, node).indexOf(owner));
  }

  ownerAt({ hex, node }: { hex: string; node: number }, slot: number): string | null {
    const owners = this.at(hex, node);
    return owners[slot] ?? owners.find((owner) => owner !== null) ?? null;
  }

  /** The first slot that nobody is in. */
  free({ hex, node }: { hex: string; node: number }): number {
    const taken = this.at(hex, node);
    const left = taken.indexOf(null);
    return left < 0 ? taken.length : left;
  }

  /** Tokens of others become, or have become, those of an owner: in the same slots. */
  succeed(owner: string, before: readonly string[]): void {
    this.before.set(owner, before);
  }

  /** With a new tile the tokens of a city move up. */
  pack(hex: string): void {
    for (const [key, owners] of this.slots)
      if (key.startsWith(`${hex}.`))
        this.slots.set(
          key,
          owners.filter((owner) => owner !== null),
        );
  }

  follow(stations: readonly Station[]): void {
    if (stations === this.seen) return;
    this.seen = stations;
    const cities = new Map<string, string[]>();
    for (const { hex, node, owner } of stations) {
      const key = `${hex}.${node}`;
      cities.set(key, [...(cities.get(key) ?? []), owner]);
    }
    const before = this.slots;
    const heirs = (owner: string) => this.before.get(owner) ?? [];
    this.slots = new Map(
      [...cities].map(([key, owners]) => [key, seated(before.get(key) ?? [], owners, heirs)]),
    );
  }

  private at(hex: string, node: number): readonly (string | null)[] {
    return this.slots.get(`${hex}.${node}`) ?? [];
  }
}

/** Tokens that stay keep their slot; new ones take that of those before them, or else the first that is free. */
function seated(
  before: readonly (string | null)[],
  owners: readonly string[],
  predecessors: (owner: string) => readonly string[],
): (string | null)[] {
  const after = before.map((owner) => (owner !== null && owners.includes(owner) ? owner : null));
  for (const owner of owners) {
    if (after.includes(owner)) continue;
    const left = predecessors(owner).map((other) => before.indexOf(other));
    const free = left.find((slot) => slot >= 0 && after[slot] === null) ?? after.indexOf(null);
    if (free < 0) after.push(owner);
    else after[free] = owner;
  }
  return after;
}
