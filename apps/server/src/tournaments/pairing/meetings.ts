import type { Entrant, Group, History } from './entry.ts';

/** How often any two have met. */
export class Meetings {
  readonly #counts = new Map<string, number>();

  constructor(history: History) {
    for (const { tables } of history) for (const table of tables) this.add(table);
  }

  add(table: Group): void {
    for (const [i, one] of table.entries()) {
      for (const other of table.slice(i + 1)) {
        const key = keyOf(one, other);
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
      }
    }
  }

  of(one: Entrant, other: Entrant): number {
    return this.#counts.get(keyOf(one, other)) ?? 0;
  }

  /** Each further meeting counts more than the one before, so that repetitions are spread over many. */
  costAt(table: Group, one: Entrant, without?: Entrant): number {
    let cost = 0;
    for (const other of table) if (other !== one && other !== without) cost += this.of(one, other) ** 2;
    return cost;
  }

  get most(): number {
    return Math.max(0, ...this.#counts.values());
  }
}

const keyOf = (one: Entrant, other: Entrant) => (one < other ? `${one} ${other}` : `${other} ${one}`);
