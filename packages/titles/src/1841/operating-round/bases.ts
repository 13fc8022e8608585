/** Can a different member be chosen from each set? Each tile needs a base that no other tile was laid from (§4.1.2). */
export function hasRepresentatives(sets: readonly (readonly string[])[]): boolean {
  const given = new Map<string, number>();
  const place = (set: number, tried: Set<string>): boolean => {
    for (const member of sets[set]!) {
      if (tried.has(member)) continue;
      tried.add(member);
      const owner = given.get(member);
      if (owner === undefined || place(owner, tried)) {
        given.set(member, set);
        return true;
      }
    }
    return false;
  };
  return sets.every((_, set) => place(set, new Set()));
}
