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
