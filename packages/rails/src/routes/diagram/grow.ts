/** A list of 32-bit numbers that grows. */
export class Ints {
  items: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.items = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = value;
  }

  done(): Int32Array {
    return this.items.slice(0, this.length);
  }
}

/** Rows of equal width, each kept once: numbers them in the order of first appearance. */
export class Rows {
  rows: Int32Array;
  count = 0;
  private readonly width: number;
  private table: Int32Array;

  constructor(width: number) {
    this.width = width;
    this.rows = new Int32Array(width * 64);
    this.table = new Int32Array(256).fill(-1);
  }

  clear(): void {
    this.count = 0;
    this.table.fill(-1);
  }

  /** The number of a row equal to this one. */
  number(row: Int32Array): number {
    const { width } = this;
    let hash = 0x9e3779b9;
    for (let i = 0; i < width; i++) {
      hash = Math.imul(hash ^ row[i]!, 0x85ebca6b);
      hash ^= hash >>> 13;
    }
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
    const mask = this.table.length - 1;
    let at = hash & mask;
    for (let found = this.table[at]!; found >= 0; found = this.table[at]!) {
      if (this.equals(found, row)) return found;
      at = (at + 1) & mask;
    }
    return this.add(at, row);
  }

  private equals(index: number, row: Int32Array): boolean {
    const from = index * this.width;
    for (let i = 0; i < this.width; i++) if (this.rows[from + i] !== row[i]) return false;
    return true;
  }

  private add(at: number, row: Int32Array): number {
    const index = this.count++;
    const from = index * this.width;
    if (from + this.width > this.rows.length) {
      const larger = new Int32Array(this.rows.length * 2);
      larger.set(this.rows);
      this.rows = larger;
    }
    for (let i = 0; i < this.width; i++) this.rows[from + i] = row[i]!;
    this.table[at] = index;
    if (this.count * 2 > this.table.length) this.rehash();
    return index;
  }

  private rehash(): void {
    const kept = this.count;
    const row = new Int32Array(this.width);
    const mask = this.table.length * 2 - 1;
    this.table = new Int32Array(mask + 1).fill(-1);
    for (let index = 0; index < kept; index++) {
      for (let i = 0; i < this.width; i++) row[i] = this.rows[index * this.width + i]!;
      let hash = 0x9e3779b9;
      for (let i = 0; i < this.width; i++) {
        hash = Math.imul(hash ^ row[i]!, 0x85ebca6b);
        hash ^= hash >>> 13;
      }
      hash = Math.imul(hash, 0xc2b2ae35);
      hash ^= hash >>> 16;
      let at = hash & mask;
      while (this.table[at]! >= 0) at = (at + 1) & mask;
      this.table[at] = index;
    }
  }
}
