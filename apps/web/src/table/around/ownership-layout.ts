import type { Ownership } from '../../titles/presentation.ts';

export const HEAD = 26;
export const ROW = 15;
const WIDTH = 104;
/** The room between columns: as given, at least for the lines to be told apart, at most so that they can be followed. */
const BETWEEN_COLUMNS = { least: 22, usual: 110, most: 420 };
const BETWEEN_BOXES = 12;
const MARGIN = 6;
/** Room at a side for lines that lead back. */
const SIDE = 34;
/** Room below the last row of a box. */
const FOOT = 4;
const BOW_BACK = 40;
const SWEEPS = 8;

type Stake = Ownership['stakes'][number];

/** An owner or a company, with a row for each holder: percentages are written where lines end, so they never overlap. */
export interface Box {
  readonly id: string;
  readonly kind: 'player' | 'company';
  readonly frozen: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly (Stake & { readonly y: number })[];
}

export interface Line extends Stake {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly d: string;
}

/** A picture whose columns do not fit beside each other may be drawn a little smaller than it is made. */
const SMALLER = 0.85;

/** How wide the picture should be, or how wide for its height. */
export type Room = { readonly width: number } | { readonly ratio: number };

/** Owners on the left, what they own to their right, ordered so that few lines cross. */
export function ownershipLayout(
  { holders, stakes }: Ownership,
  room: Room | null = null,
): {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
} {
  const deepest = Math.max(0, ...holders.map(({ column }) => column ?? 0));
  const columnOf = ({ column }: Ownership['holders'][number]) => column ?? deepest + 1;
  const columns = [...new Set(holders.map(columnOf))]
    .sort((a, b) => a - b)
    .map((wanted) => holders.filter((holder) => columnOf(holder) === wanted).map(({ id }) => id));
  const heightOf = (id: string) => {
    const rows = stakes.filter(({ company }) => company === id).length;
    return HEAD + rows * ROW + (rows > 0 ? FOOT : 0);
  };
  const roomFor = (back: boolean) => (back ? SIDE : MARGIN);
  const left = roomFor(stakes.some(({ company }) => columns[0]?.includes(company)));
  const right = roomFor(stakes.some(({ holder }) => columns.at(-1)?.includes(holder)));
  const ordered = fewestCrossings(columns, stakes, heightOf);
  const middles = middlesOf(ordered, heightOf);
  const tall = MARGIN + Math.max(0, ...holders.map(({ id }) => (middles.get(id) ?? 0) + heightOf(id) / 2));
  const apart = apartIn(room, tall, left + right + columns.length * WIDTH, columns.length - 1);
  const boxes = ordered.flatMap((column, i) =>
    column.map((id): Box => {
      const { kind, column: depth } = holders.find((holder) => holder.id === id)!;
      const height = heightOf(id);
      const y = middles.get(id)! - height / 2;
      const rows = stakes
        .filter(({ company }) => company === id)
        .toSorted((a, b) => middles.get(a.holder)! - middles.get(b.holder)!)
        .map((stake, row) => ({ ...stake, y: y + HEAD + row * ROW + ROW / 2 }));
      const x = left + i * (WIDTH + apart);
      return { id, kind, frozen: depth === null, x, y, width: WIDTH, height, rows };
    }),
  );
  return {
    width: left + right + columns.length * WIDTH + (columns.length - 1) * apart,
    height: tall,
    boxes,
    lines: linesOf(boxes),
  };
}

/** How far apart columns are, so that the picture fills its room. */
function apartIn(room: Room | null, height: number, boxes: number, gaps: number): number {
  const { least, usual, most } = BETWEEN_COLUMNS;
  if (!room || gaps === 0) return usual;
  if ('ratio' in room) return Math.min(most, Math.max(usual, (room.ratio * height - boxes) / gaps));
  const { width } = room;
  const drawn = width < boxes + gaps * least ? width / SMALLER : width;
  return Math.min(usual, Math.max(least, (drawn - boxes) / gaps));
}

/** Repeatedly sorts each column by the average position of its owners, then of what it owns; the best order is kept. */
function fewestCrossings(
  columns: readonly (readonly string[])[],
  stakes: readonly Stake[],
  heightOf: (id: string) => number,
): readonly (readonly string[])[] {
  let best = columns;
  let least = crossingsOf(columns, stakes);
  let now = columns;
  for (let sweep = 0; sweep < SWEEPS && least > 0; sweep++) {
    const towards = sweep % 2 === 0 ? 'owners' : 'owned';
    for (const i of towards === 'owners' ? now.keys() : [...now.keys()].reverse()) {
      const middles = middlesOf(now, heightOf);
      const wish = (id: string) => average(neighbours(stakes, id, towards), middles) ?? middles.get(id)!;
      now = now.with(
        i,
        now[i]!.toSorted((a, b) => wish(a) - wish(b)),
      );
    }
    const count = crossingsOf(now, stakes);
    if (count < least) [best, least] = [now, count];
  }
  return best;
}

function neighbours(stakes: readonly Stake[], id: string, towards: 'owners' | 'owned') {
  return towards === 'owners'
    ? stakes.filter(({ company }) => company === id).map(({ holder, share }) => ({ id: holder, share }))
    : stakes.filter(({ holder }) => holder === id).map(({ company, share }) => ({ id: company, share }));
}

function average(
  of: readonly { readonly id: string; readonly share: number }[],
  middles: ReadonlyMap<string, number>,
): number | null {
  const weight = of.reduce((sum, { share }) => sum + share, 0);
  return weight === 0 ? null : of.reduce((sum, { id, share }) => sum + middles.get(id)! * share, 0) / weight;
}

/** How many pairs of lines cross. */
export function crossingsOf(columns: readonly (readonly string[])[], stakes: readonly Stake[]): number {
  const places = new Map(columns.flatMap((column, x) => column.map((id, y) => [id, { x, y }] as const)));
  const ends = stakes.map(({ holder, company }) => [places.get(holder)!, places.get(company)!] as const);
  let count = 0;
  ends.forEach(([from, to], i) => {
    for (const [otherFrom, otherTo] of ends.slice(i + 1)) {
      const alike = from.x === otherFrom.x && to.x === otherTo.x;
      if (alike && (from.y - otherFrom.y) * (to.y - otherTo.y) < 0) count += 1;
    }
  });
  return count;
}

/** Boxes stand below each other, each column in the middle of the picture. */
function middlesOf(
  columns: readonly (readonly string[])[],
  heightOf: (id: string) => number,
): ReadonlyMap<string, number> {
  const heights = columns.map((column) =>
    column.reduce((sum, id) => sum + heightOf(id) + BETWEEN_BOXES, -BETWEEN_BOXES),
  );
  const tallest = Math.max(0, ...heights);
  return new Map(
    columns.flatMap((column, i) => {
      let y = MARGIN + (tallest - heights[i]!) / 2;
      return column.map((id): [string, number] => {
        const middle = y + heightOf(id) / 2;
        y += heightOf(id) + BETWEEN_BOXES;
        return [id, middle];
      });
    }),
  );
}

/** From the right side of the owner to the holder's row of the company. */
function linesOf(boxes: readonly Box[]): Line[] {
  return boxes.flatMap((owner) => {
    const owned = boxes
      .flatMap((box) => box.rows.map((row) => ({ box, row })))
      .filter(({ row }) => row.holder === owner.id)
      .toSorted((a, b) => a.row.y - b.row.y);
    return owned.map(({ box, row: { y, ...stake } }, i): Line => {
      const from = [owner.x + owner.width, owner.y + ((i + 1) * owner.height) / (owned.length + 1)] as const;
      const to = [box.x, y] as const;
      const bow = to[0] > from[0] ? (to[0] - from[0]) / 2 : BOW_BACK;
      const d = `M${from[0]} ${from[1]}C${from[0] + bow} ${from[1]} ${to[0] - bow} ${to[1]} ${to[0]} ${to[1]}`;
      return { ...stake, from, to, d };
    });
  });
}

/** An owner or company with everybody who owns it and everything it owns, directly or through others. */
export function chainOf({ stakes }: Ownership, id: string): ReadonlySet<string> {
  const reach = (next: (of: string) => readonly string[]) => {
    const found = new Set([id]);
    for (const one of found) for (const other of next(one)) found.add(other);
    return found;
  };
  return new Set([
    ...reach((of) => stakes.filter(({ company }) => company === of).map(({ holder }) => holder)),
    ...reach((of) => stakes.filter(({ holder }) => holder === of).map(({ company }) => company)),
  ]);
}
