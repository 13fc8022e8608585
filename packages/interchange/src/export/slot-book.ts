import type { Station } from '@signalbox/rails';

interface Place {
  readonly hex: string;
  readonly node: number;
}

/** A slot reserved for a company's home. */
export interface ReservedSlot extends Place {
  readonly company: string;
}

interface City {
  /** Owners by slot; null for an empty slot. */
  readonly owners: readonly (string | null)[];
  /** Reservations by slot; null for one that was used or released. */
  readonly reserved: readonly (string | null)[];
}

const EMPTY: City = { owners: [], reserved: [] };

/** The slot of each token in its city. The site numbers the slots; our state only records who is in the city. */
export class SlotBook {
  private cities = new Map<string, City>();
  private seen: readonly Station[] | null = null;
  /**
   * Owner → companies whose tokens it has taken over; where both had one in a city, the one that was kept comes
   * first.
   */
  private readonly before = new Map<string, readonly string[]>();

  constructor(reserved: readonly ReservedSlot[]) {
    for (const { company, hex, node } of reserved) {
      const city = this.at(hex, node);
      this.cities.set(keyOf(hex, node), { ...city, reserved: [...city.reserved, company] });
    }
  }

  slotOf({ hex, node }: Place, owner: string): number {
    return Math.max(0, this.at(hex, node).owners.indexOf(owner));
  }

  ownerAt({ hex, node }: Place, slot: number): string | null {
    const { owners } = this.at(hex, node);
    return owners[slot] ?? owners.find((owner) => owner !== null) ?? null;
  }

  /** The slot in which an owner's next token in a city is placed. */
  free({ hex, node }: Place, owner: string): number {
    return slotFor(this.at(hex, node), owner);
  }

  /** An owner takes over the tokens of other companies, in the same slots. */
  succeed(owner: string, before: readonly string[]): void {
    this.before.set(owner, before);
  }

  /** Removes the reservations of a company that is out of the game. */
  release(company: string): void {
    for (const [key, city] of this.cities)
      if (city.reserved.includes(company)) this.cities.set(key, withoutReservation(city, company));
  }

  /** On a new tile the tokens of a hex are placed again in the order of their slots, next to the reservations. */
  relay(hex: string, nodes: number, stations: readonly Station[]): void {
    const old = [...this.cities].filter(([key]) => hexOf(key) === hex);
    if (old.length === 0) return;
    old.sort(([a], [b]) => nodeOf(a) - nodeOf(b));
    for (const [key] of old) this.cities.delete(key);
    for (const [key, { reserved }] of old) {
      const node = Math.min(nodeOf(key), nodes - 1);
      const city = this.at(hex, node);
      this.cities.set(keyOf(hex, node), { ...city, reserved: [...city.reserved, ...reserved] });
    }
    for (const owner of old.flatMap(([, { owners }]) => owners)) {
      const station = stations.find((each) => each.hex === hex && each.owner === owner);
      if (station) this.place(station);
    }
  }

  follow(stations: readonly Station[]): void {
    if (stations === this.seen) return;
    this.seen = stations;
    const before = this.cities;
    const stands = new Set(stations.map(({ hex, node, owner }) => `${keyOf(hex, node)} ${owner}`));
    this.cities = new Map(
      [...before].map(([key, { owners, reserved }]) => [
        key,
        { reserved, owners: owners.map((owner) => (stands.has(`${key} ${owner}`) ? owner : null)) },
      ]),
    );
    for (const station of stations) this.place(station, before.get(keyOf(station.hex, station.node)));
  }

  /** A new token takes the slot of the token it replaces, or else the one that is free for it. */
  private place({ hex, node, owner }: Station, before: City = EMPTY): void {
    const city = this.at(hex, node);
    if (city.owners.includes(owner)) return;
    const left = (this.before.get(owner) ?? []).map((other) => before.owners.indexOf(other));
    const slot = left.find((at) => at >= 0 && city.owners[at] === null) ?? slotFor(city, owner);
    const owners = Array.from({ length: Math.max(city.owners.length, slot + 1) }, (_, i) =>
      i === slot ? owner : (city.owners[i] ?? null),
    );
    this.cities.set(keyOf(hex, node), withoutReservation({ ...city, owners }, owner));
  }

  private at(hex: string, node: number): City {
    return this.cities.get(keyOf(hex, node)) ?? EMPTY;
  }
}

const keyOf = (hex: string, node: number) => `${hex}.${node}`;
const hexOf = (key: string) => key.slice(0, key.indexOf('.'));
const nodeOf = (key: string) => Number(key.slice(key.indexOf('.') + 1));

/** Its reserved slot, or the first that is neither taken nor reserved. */
function slotFor({ owners, reserved }: City, owner: string): number {
  const own = reserved.indexOf(owner);
  if (own >= 0) return own;
  let slot = 0;
  while ((owners[slot] ?? null) !== null || (reserved[slot] ?? null) !== null) slot += 1;
  return slot;
}

/** The other reservations keep their slots. */
function withoutReservation({ owners, reserved }: City, company: string): City {
  return { owners, reserved: reserved.map((other) => (other === company ? null : other)) };
}
