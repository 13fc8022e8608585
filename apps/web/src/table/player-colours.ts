import type { TableSnapshot } from '../source/table-source.ts';

/** One for each of eight seats; charts draw them with dashes too, so that nobody depends on them. */
export const PLAYER_COLOURS = [
  '#0f6b50',
  '#b3441e',
  '#2257b0',
  '#8a2fb5',
  '#8a6d00',
  '#3d4a44',
  '#a3195b',
  '#0c7489',
] as const;

/** The colour of a seat, the same in every part of the table. */
export function playerColour({ table }: TableSnapshot, seat: string): string | undefined {
  const index = table?.seats.findIndex((one) => one.seat === seat) ?? -1;
  return index < 0 ? undefined : PLAYER_COLOURS[index % PLAYER_COLOURS.length];
}
