import type { Point } from '@signalbox/rails';
import type { Ownership } from '../../titles/presentation.ts';

export const RADIUS = 20;
const COLUMN = 128;
const ROW = 58;
const MARGIN = 48;

interface Place {
  readonly id: string;
  readonly kind: 'player' | 'company';
  readonly frozen: boolean;
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly id: string;
  readonly d: string;
  readonly label: number;
  readonly controls: boolean;
  readonly middle: Point;
}

/** Where everybody stands: in the column of the distance from a player, near whoever presides over them. */
export function ownershipLayout({ holders, stakes }: Ownership): {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
} {
  const deepest = Math.max(0, ...holders.map(({ column }) => column ?? 0));
  const columnOf = (column: number | null) => column ?? deepest + 1;
  const rows = new Map<string, number>();
  const places: Place[] = [];
  const columns = Map.groupBy(holders, ({ column }) => columnOf(column));
  const wish = (id: string) => {
    const president = stakes.find(({ company, controls }) => company === id && controls)?.holder;
    return president === undefined ? Number.POSITIVE_INFINITY : (rows.get(president) ?? 0);
  };
  for (const column of [...columns.keys()].sort((a, b) => a - b)) {
    const here = columns.get(column)!;
    const ordered = column === 0 ? here : here.toSorted((a, b) => wish(a.id) - wish(b.id));
    ordered.forEach(({ id, kind, column: depth }, row) => {
      rows.set(id, row);
      places.push({
        id,
        kind,
        frozen: depth === null,
        x: MARGIN + column * COLUMN,
        y: MARGIN / 1.5 + row * ROW,
      });
    });
  }
  const at = new Map(places.map((place) => [place.id, place]));
  return {
    width: MARGIN * 2 + Math.max(1, ...columns.keys()) * COLUMN,
    height: MARGIN + Math.max(1, ...[...columns.values()].map((column) => column.length)) * ROW,
    places,
    lines: stakes.map(({ holder, company, share, controls }) => {
      const line = between(at.get(holder)!, at.get(company)!);
      return { id: `${holder} ${company}`, label: share, controls, ...line };
    }),
  };
}

/** Within a column a line bows to the right, so that it does not run through those between. */
function between(from: Place, to: Place): { d: string; middle: Point } {
  const bow = from.x === to.x ? 54 : 0;
  const control: Point = [(from.x + to.x) / 2 + bow, (from.y + to.y) / 2];
  const t = from.x === to.x ? 0.5 : 0.62;
  const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  return {
    d: `M${from.x} ${from.y}Q${control[0]} ${control[1]} ${to.x} ${to.y}`,
    middle: [along(from.x, control[0], to.x), along(from.y, control[1], to.y)],
  };
}
