/** Are sets connected, each sharing a member with another, directly or through others? */
export function connected<T>(sets: readonly (readonly T[])[]): boolean {
  const [start, ...rest] = sets;
  const reached = new Set(start);
  let apart = rest;
  for (;;) {
    const next = apart.filter((set) => !set.some((member) => reached.has(member)));
    if (next.length === 0) return true;
    if (next.length === apart.length) return false;
    for (const set of apart) if (!next.includes(set)) for (const member of set) reached.add(member);
    apart = next;
  }
}
