import type { Point } from '@signalbox/rails';
import type { Ownership } from '../../titles/presentation.ts';

export const RADIUS = 20;
const COLUMN = 150;
const ROW = 62;
const MARGIN = 48;
/** Possible positions of a line's figure. */
const ALONG = [0.5, 0.42, 0.58, 0.36, 0.64, 0.7, 0.3];

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

/** Everybody's position: in the column of their distance from a player, near their president. */
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
  const columns = [...new Set(holders.map(({ column }) => columnOf(column)))].sort((a, b) => a - b);
  const inColumn = (wanted: number) => holders.filter(({ column }) => columnOf(column) === wanted);
  const preferredHeight = (id: string) => {
    const president = stakes.find(({ company, controls }) => company === id && controls)?.holder;
    return president === undefined ? Number.POSITIVE_INFINITY : (rows.get(president) ?? 0);
  };
  for (const column of columns) {
    const here = inColumn(column);
    const ordered =
      column === 0 ? here : here.toSorted((a, b) => preferredHeight(a.id) - preferredHeight(b.id));
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
    width: MARGIN * 2 + Math.max(1, ...columns) * COLUMN,
    height: MARGIN + Math.max(1, ...columns.map((column) => inColumn(column).length)) * ROW,
    places,
    lines: linesOf(stakes, at, places),
  };
}

/** Each line with its figure, where it covers neither another figure nor anybody. */
function linesOf(
  stakes: Ownership['stakes'],
  at: ReadonlyMap<string, Place>,
  places: readonly Place[],
): Line[] {
  const taken: Point[] = places.map(({ x, y }): Point => [x, y]);
  return stakes.map(({ holder, company, share, controls }) => {
    const { d, along } = between(at.get(holder)!, at.get(company)!, places);
    const room = (point: Point) =>
      Math.min(...taken.map(([x, y]) => Math.hypot((x - point[0]) * 0.6, y - point[1])));
    const middle = ALONG.map(along).reduce((best, point) => (room(point) > room(best) + 1 ? point : best));
    taken.push(middle);
    return { id: `${holder} ${company}`, d, label: share, controls, middle };
  });
}

/** How far a line may bend to the side, the straightest first. */
const BOWS = [0, 34, -34, 60, -60, 90];

/** Within a column a line bends to the right, elsewhere to a side, so that it does not cross what is between. */
function between(
  from: Place,
  to: Place,
  places: readonly Place[],
): { d: string; along: (t: number) => Point } {
  const others = places.filter((place) => place !== from && place !== to);
  const inColumn = from.x === to.x ? 40 + Math.abs(from.y - to.y) / 2 : 0;
  const bowed = BOWS.map((bow) => curved(from, to, inColumn, from.x === to.x ? 0 : bow));
  const isClear = ({ along }: (typeof bowed)[number]) =>
    SAMPLES.map(along).every(([x, y]) =>
      others.every((place) => Math.hypot(place.x - x, place.y - y) > RADIUS + 3),
    );
  return bowed.find(isClear) ?? bowed[0]!;
}

const SAMPLES = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);

function curved(
  from: Place,
  to: Place,
  right: number,
  down: number,
): { d: string; along: (t: number) => Point } {
  const control: Point = [(from.x + to.x) / 2 + right, (from.y + to.y) / 2 + down * 2];
  const part = (t: number, a: number, b: number, c: number) =>
    (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  return {
    d: `M${from.x} ${from.y}Q${control[0]} ${control[1]} ${to.x} ${to.y}`,
    along: (t) => [part(t, from.x, control[0], to.x), part(t, from.y, control[1], to.y)],
  };
}
