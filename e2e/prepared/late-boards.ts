import { readFileSync } from 'node:fs';
import { defaultOptions, type GameState, newGame } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';

interface LateBoard {
  readonly title: string;
  readonly tiles: object;
  readonly stations: readonly object[];
  readonly markers: Readonly<Record<string, readonly { readonly kind: string; readonly company: string }[]>>;
}

const FILE = new URL('../../apps/web/src/board/geometry/late-boards.json', import.meta.url);
const LATE: readonly LateBoard[] = JSON.parse(readFileSync(FILE, 'utf8'));

/** For each hex the companies with such a marker there. */
function companiesWith({ markers }: LateBoard, kind: string): [string, string[]][] {
  return Object.entries(markers).flatMap(([hex, all]): [string, string[]][] => {
    const companies = all.filter((one) => one.kind === kind).map(({ company }) => company);
    return companies.length > 0 ? [[hex, companies]] : [];
  });
}

/** What the titles keep of their maps in addition to tiles and tokens. The marker of the port is in Tampa. */
const KEPT: Readonly<Record<string, (late: LateBoard) => object>> = {
  '18FL': (late) => ({
    hotels: Object.fromEntries(companiesWith(late, 'hotel').map(([hex, [company]]) => [hex, company])),
    port: { company: 'ACL', hex: 'G20' },
    phase: '6',
  }),
  'union-station': (late) => ({ track: Object.fromEntries(companiesWith(late, 'disc')) }),
  '1860': () => ({ phase: '9' }),
  '1841': () => ({ phase: '7' }),
};

export const LATE_TITLES = [...new Set(LATE.map(({ title }) => title))];

/** A new game on a map on which nearly everything is built. */
export function lateBoard(title: string): GameState {
  const rules = TITLES.find(({ id }) => id === title)!;
  const late = LATE.find((one) => one.title === title)!;
  const beginning = newGame(rules, { players: 3, options: defaultOptions(rules.options) });
  const built = title === 'union-station' ? {} : { tiles: late.tiles, stations: late.stations };
  return { ...beginning, ...built, ...KEPT[title]!(late) };
}
