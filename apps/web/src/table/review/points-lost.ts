/** What a choice cost, of the 100 points of a simulated game; a loss of chances is negative. */
export function pointsLost(chance: number): number {
  return Math.round(-100 * chance) || 0;
}
