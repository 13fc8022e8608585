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

/** How many pairs are remembered: those of a position that is played, and of some that are imagined from it. */
const RECENT = 8;

/**
 * The same for the latest few pairs. For what follows quickly from parts of a state that nearly every action replaces: what
 * `memoize` holds survives the collections of young memory after its key is gone, so that far more has to be reclaimed.
 */
export function memoizeRecent<A extends object, B extends object, T>(
  compute: (one: A, other: B) => T,
): (one: A, other: B) => T {
  const known: { readonly one: A; readonly other: B; readonly value: T }[] = [];
  let latest = 0;
  let next = 0;
  return (one, other) => {
    for (let i = 0; i < known.length; i++) {
      // The one that was asked for last comes first.
      const at = (latest + i) % known.length;
      const entry = known[at]!;
      if (entry.one !== one || entry.other !== other) continue;
      latest = at;
      return entry.value;
    }
    const value = compute(one, other);
    latest = next;
    known[latest] = { one, other, value };
    next = (next + 1) % RECENT;
    return value;
  };
}
