/**
 * The site numbers hexes with the same print in the order of their coordinates, and puts that number into the names of
 * their printed cities: `K11-6-0`. All others have number 0.
 */
const ALIKE: readonly (readonly string[])[] = [
  ['D16', 'E7', 'H8', 'H10', 'H12', 'J6', 'K11', 'K13', 'K15', 'L12', 'S11'],
  ['E9', 'G15', 'L14'],
  ['C15', 'K7', 'M11', 'N12', 'O3'],
  ['L6', 'M5', 'Q15'],
];

export function printNumber(hex: string): number {
  return Math.max(0, ...ALIKE.map((hexes) => hexes.indexOf(hex)));
}
