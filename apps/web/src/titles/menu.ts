import type { Emblem } from '../board/model.ts';
import { EMBLEMS as EMBLEMS_18FL } from './18fl/emblems.ts';
import { MENU_EMBLEMS as EMBLEMS_1841 } from './1841/emblems.ts';
import { EMBLEMS as EMBLEMS_1860 } from './1860/emblems.ts';
import { EMBLEMS as EMBLEMS_UNION_STATION } from './union-station/emblems.ts';

/** What the menu shows of a title. The titles themselves are fetched when a table is opened. */
export interface MenuTitle {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [number, number];
  readonly emblems: Readonly<Record<string, Emblem>>;
}

/** Easiest first. */
export const MENU: readonly MenuTitle[] = [
  { id: 'union-station', name: 'Union Station', players: [3, 5], emblems: EMBLEMS_UNION_STATION },
  { id: '18FL', name: '18FL', players: [2, 4], emblems: EMBLEMS_18FL },
  {
    id: '1860',
    name: '1860: Railways on the Isle of Wight',
    players: [2, 4],
    emblems: EMBLEMS_1860,
  },
  { id: '1841', name: '1841', players: [3, 8], emblems: EMBLEMS_1841 },
];

export function menuName(title: string): string {
  return MENU.find(({ id }) => id === title)?.name ?? title;
}

export function isOnMenu(title: string): boolean {
  return MENU.some(({ id }) => id === title);
}
