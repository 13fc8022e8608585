import type { Entrant } from './entry.ts';

/** Divides people in order of their strength over divisions of about the same size. */
export function firstDivisions(people: readonly Entrant[], size: number): Entrant[][] {
  const count = Math.max(1, Math.round(people.length / size));
  const [each, more] = [Math.floor(people.length / count), people.length % count];
  let from = 0;
  return Array.from({ length: count }, (_, i) => {
    from += i < more ? each + 1 : each;
    return people.slice(from - (i < more ? each + 1 : each), from);
  });
}

/**
 * The divisions of the next season. The best `moving` of each division change places with the last of the one above. People
 * who do not come back leave gaps, which the next ones below fill; newcomers begin at the bottom.
 */
export function nextDivisions(
  /** Each division in order of its final standings, the highest first. */
  finished: readonly (readonly Entrant[])[],
  moving: number,
  coming: ReadonlySet<Entrant>,
  size: number,
): Entrant[][] {
  const divisions = finished.map((division) => [...division]);
  for (let i = 0; i + 1 < divisions.length; i++) {
    const upper = divisions[i]!;
    const lower = finished[i + 1]!;
    const many = Math.min(moving, Math.floor(finished[i]!.length / 2), Math.floor(lower.length / 2));
    if (many === 0) continue;
    const down = finished[i]!.slice(-many);
    const up = lower.slice(0, many);
    divisions[i] = [...upper.filter((one) => !down.includes(one)), ...up];
    divisions[i + 1] = [...down, ...divisions[i + 1]!.filter((one) => !up.includes(one))];
  }
  const known = new Set(finished.flat());
  const order = [
    ...divisions.flat().filter((one) => coming.has(one)),
    ...[...coming].filter((one) => !known.has(one)),
  ];
  return firstDivisions(order, size);
}
