import type { Station } from '@signalbox/rails';

/** In which slot of its city each token stands. The site numbers the slots; we only keep who is there. */
export class SlotBook {
  /** City → owners by slot; null where somebody has left. */
  private slots = new Map<string, readonly (string | null)[]>();
  private seen: readonly Station[] | null = null;

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

  follow(stations: readonly Station[]): void {
    if (stations === this.seen) return;
    this.seen = stations;
    const cities = new Map<string, string[]>();
    for (const { hex, node, owner } of stations) {
      const key = `${hex}.${node}`;
      cities.set(key, [...(cities.get(key) ?? []), owner]);
    }
    const before = this.slots;
    this.slots = new Map([...cities].map(([key, owners]) => [key, seated(before.get(key) ?? [], owners)]));
  }

  private at(hex: string, node: number): readonly (string | null)[] {
    return this.slots.get(`${hex}.${node}`) ?? [];
  }
}

/** Tokens that stay keep their slot; new ones take what has become free, from the first on. */
function seated(before: readonly (string | null)[], owners: readonly string[]): (string | null)[] {
  const after = before.map((owner) => (owner !== null && owners.includes(owner) ? owner : null));
  for (const owner of owners) {
    if (after.includes(owner)) continue;
    const free = after.indexOf(null);
    if (free < 0) after.push(owner);
    else after[free] = owner;
  }
  return after;
}
