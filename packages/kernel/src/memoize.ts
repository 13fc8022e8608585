/**
 * Remembers what was computed from an object for as long as the object lives. Only for parts of a state that are
 * replaced and never changed in place.
 */
export function memoize<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) {
      entry = { value: compute(key) };
      known.set(key, entry);
    }
    return entry.value;
  };
}

/**
 * The same for two objects, of which only the latest pair is remembered: enough for what is asked again and again about
 * one position.
 */
export function memoizeLatest<A extends object, B extends object, T>(
  compute: (one: A, other: B) => T,
): (one: A, other: B) => T {
  let latest: { readonly one: A; readonly other: B; readonly value: T } | null = null;
  return (one, other) => {
    if (latest === null || latest.one !== one || latest.other !== other) {
      latest = { one, other, value: compute(one, other) };
    }
    return latest.value;
  };
}

/** How many are remembered: a position that is played, and some that are imagined from it. */
const RECENT = 8;

/**
 * The same for the latest few objects, or pairs of them. For what follows quickly from parts of a state that nearly every
 * action replaces: what `memoize` holds survives the collections of young memory after its key is gone, so that far more
 * has to be reclaimed.
 */
export function memoizeRecent<A extends object, T>(compute: (one: A) => T): (one: A) => T;
export function memoizeRecent<A extends object, B extends object, T>(
  compute: (one: A, other: B) => T,
): (one: A, other: B) => T;
export function memoizeRecent<A extends object, B extends object, T>(
  compute: (one: A, other?: B) => T,
): (one: A, other?: B) => T {
  const known = new Recent<A, B | undefined, T>();
  return (one, other) => {
    const entry = known.find(one, other);
    return entry === null ? known.add(one, other, compute(one, other)) : entry.value;
  };
}

interface Entry<A, B, T> {
  readonly one: A;
  readonly other: B;
  readonly value: T;
}

/** What was computed for the latest few pairs. */
export class Recent<A, B, T> {
  private readonly entries: Entry<A, B, T>[] = [];
  private latest = 0;
  private next = 0;

  /** Begins with the one that was asked for last. */
  find(one: A, other: B): Entry<A, B, T> | null {
    const { entries, latest } = this;
    for (let i = 0; i < entries.length; i++) {
      const at = (latest + i) % entries.length;
      const entry = entries[at]!;
      if (entry.one !== one || entry.other !== other) continue;
      this.latest = at;
      return entry;
    }
    return null;
  }

  add(one: A, other: B, value: T): T {
    this.latest = this.next;
    this.entries[this.next] = { one, other, value };
    this.next = (this.next + 1) % RECENT;
    return value;
  }
}
