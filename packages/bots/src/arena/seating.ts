import type { BotName } from '../levels.ts';

/**
 * Who sits where in a game of an arena. The last level fills the seats that are left over; with more levels than
 * seats they take turns. From game to game every bot moves by one seat.
 */
export function seating(levels: readonly BotName[], players: number, game: number): BotName[] {
  const all = [...levels];
  while (all.length < players) all.push(levels.at(-1)!);
  return Array.from({ length: players }, (_, seat) => all[(seat + game) % all.length]!);
}
