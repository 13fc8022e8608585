import type { Station } from '@signalbox/rails';

/** The slot of each token in its city. The site numbers the slots; our state only records who is in the city. */
export class SlotBook {
  /** City → owners by slot; null for a slot that was vacated. */
  private slots = new Map<string, readonly (string | null)[]>();
  private seen: readonly Station[] | null = null;
  /**
   * Owner → companies whose tokens it has taken over; where both had one in a city, the one that was kept comes
   * first.
   */
  private readonly before = new Map<string, readonly string[]>();

  slotOf({ hex, node }: { hex: string; node: number }, owner: string): number {
    return Math.max(0, this.at(hex, node).indexOf(owner));
  }

  ownerAt({ hex, node }: { hex: string; node: number }, slot: number): string | null {
    const owners = this.at(hex, node);
    return owners[slot] ?? owners.find((owner) => owner !== null) ?? null;
  }

  /** The first empty slot. */
  free({ hex, node }: { hex: string; node: number }): number {
    const taken = this.at(hex, node);
    const left = taken.indexOf(null);
    return left < 0 ? taken.length : left;
  }

  /** An owner takes over the tokens of other companies, in the same slots. */
  succeed(owner: string, before: readonly string[]): void {
    this.before.set(owner, before);
  }

  /** A new tile moves the tokens of a city up into empty slots. */
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

/** Remaining tokens keep their slot; new ones take that of their predecessors, or else the first empty one. */
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
