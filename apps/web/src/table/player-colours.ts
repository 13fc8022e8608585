import { type OwnColour, PLAYER_COLOURS, useSettings } from '../settings/settings.ts';
import type { SeatInfo } from '../source/table-info.ts';
import { useTable } from './context.ts';

const COLOURS = Object.values(PLAYER_COLOURS);

/** The colour of the nth line of a chart. */
export function lineColour(n: number): string {
  return COLOURS[n % COLOURS.length]!;
}

/** The colour of each seat, the same in every part of the table. Nobody but seats has one. */
export function usePlayerColours(): (seat: string) => string | undefined {
  const { snapshot } = useTable();
  const { ownColour } = useSettings();
  const colours = playerColours(snapshot.table?.seats ?? [], ownColour);
  return (seat) => colours.get(seat);
}

/**
 * Each seat has the colour of its place. If the player has chosen one, it changes places with the player's; where
 * several people share the device it would be nobody's in particular, so there it is not used.
 */
export function playerColours(seats: readonly Pick<SeatInfo, 'seat' | 'kind'>[], own: OwnColour) {
  const colours = seats.map((_, i) => lineColour(i));
  const mine = seats.findIndex(({ kind }) => kind === 'you');
  const alone = seats.filter(({ kind }) => kind === 'you').length === 1;
  if (own !== 'seat' && alone) {
    const chosen = PLAYER_COLOURS[own];
    const other = colours.indexOf(chosen);
    if (other >= 0) colours[other] = colours[mine]!;
    colours[mine] = chosen;
  }
  return new Map(seats.map(({ seat }, i) => [seat, colours[i]!]));
}
