import type { TableSize } from './entry.ts';

/**
 * Divides people over tables: nobody sits out if the title allows it; then as many tables as possible have the wanted size, and the
 * others differ from it as little as possible. Largest tables first; the rest of the people sit out.
 */
export function tableSizes(people: number, { size, least, most }: TableSize): number[] {
  for (let seated = people; seated >= least; seated--) {
    const fewest = Math.ceil(seated / most);
    const highest = Math.floor(seated / least);
    if (fewest > highest) continue;
    const wanted = Math.round(seated / size);
    const tables = Math.min(Math.max(wanted, fewest), highest);
    const others = [Math.floor(seated / size), Math.ceil(seated / size)].filter(
      (count) => count >= fewest && count <= highest,
    );
    const best = [tables, ...others].sort((a, b) => stray(seated, a, size) - stray(seated, b, size))[0]!;
    return evenly(seated, best);
  }
  return [];
}

function evenly(seated: number, tables: number): number[] {
  const [each, more] = [Math.floor(seated / tables), seated % tables];
  return Array.from({ length: tables }, (_, i) => (i < more ? each + 1 : each));
}

/** How far the tables are from the wanted size. */
function stray(seated: number, tables: number, size: number): number {
  return evenly(seated, tables).reduce((sum, one) => sum + Math.abs(one - size), 0);
}
