/** A list of 32-bit numbers that grows. */
export class Ints {
  items: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.items = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.items.length) {
      this.items = twice(this.items);
    }
    this.items[this.length++] = value;
  }

  done(): Int32Array {
    return this.items.slice(0, this.length);
  }
}

const FEW_ARCS = 1024;

/** Arcs of a layered graph, added one after another. */
export class Arcs {
  length = 0;
  private target = new Int32Array(FEW_ARCS);
  private gain = new Int32Array(FEW_ARCS);
  private mark = new Int32Array(FEW_ARCS);
  private stops = new Int32Array(FEW_ARCS);

  add(target: number, gain: number, mark: number, stops: number): void {
    if (this.length === this.target.length) {
      // Most graphs that outgrow this become much larger.
      this.target = larger(this.target, 4);
      this.gain = larger(this.gain, 4);
      this.mark = larger(this.mark, 4);
      this.stops = larger(this.stops, 4);
    }
    this.target[this.length] = target;
    this.gain[this.length] = gain;
    this.mark[this.length] = mark;
    this.stops[this.length++] = stops;
  }

  done(): { target: Int32Array; gain: Int32Array; mark: Int32Array; stops: Int32Array } {
    const cut = (items: Int32Array) => items.slice(0, this.length);
    return { target: cut(this.target), gain: cut(this.gain), mark: cut(this.mark), stops: cut(this.stops) };
  }
}

/** A copy with twice the capacity. */
export function twice(items: Int32Array): Int32Array<ArrayBuffer> {
  return larger(items, 2);
}

function larger(items: Int32Array, times: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(items.length * times);
  copy.set(items);
  return copy;
}

/** Rows of equal width, each stored once and numbered in the order of first appearance. */
export class Rows {
  rows: Int32Array;
  count = 0;
  readonly width: number;
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
    const mask = this.table.length - 1;
    let at = this.hash(row, 0) & mask;
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
    if (from + this.width > this.rows.length) this.rows = twice(this.rows);
    for (let i = 0; i < this.width; i++) this.rows[from + i] = row[i]!;
    this.table[at] = index;
    if (this.count * 2 > this.table.length) this.rehash();
    return index;
  }

  private rehash(): void {
    const mask = this.table.length * 2 - 1;
    this.table = new Int32Array(mask + 1).fill(-1);
    for (let index = 0; index < this.count; index++) {
      let at = this.hash(this.rows, index * this.width) & mask;
      while (this.table[at]! >= 0) at = (at + 1) & mask;
      this.table[at] = index;
    }
  }

  private hash(items: Int32Array, from: number): number {
    let hash = 0x9e3779b9;
    for (let i = from; i < from + this.width; i++) {
      hash = Math.imul(hash ^ items[i]!, 0x85ebca6b);
      hash ^= hash >>> 13;
    }
    hash = Math.imul(hash, 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  }
}
