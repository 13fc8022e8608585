import { frameOf, type Say } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import { BOARD, type Ground, PLACES } from './data/map.ts';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { auction } from './opening-auctions.ts';
import { BOX, FACE_DOWN, type State } from './state.ts';

const GROUND_SIGNS: Readonly<Record<Ground, string>> = { plain: '.', town: 'o', city: '*', chicago: '@' };
const DISC_SIGNS: Readonly<Record<Railroad, string>> = {
  PRR: 'P',
  PFWC: 'F',
  MILW: 'M',
  CBQ: 'B',
  ALTON: 'A',
};
/** Characters per half hex. */
const HALF = 2;
const MARGIN = 2;

/** Row by row, each hex as symbols for its terrain and its discs; the columns are numbered below. */
function map(state: State, say: Say): string {
  const rows: string[] = [];
  let last = 0;
  for (const { id, ground } of PLACES.values()) {
    const { x, y } = BOARD.hexes.get(id)!;
    const discs = (state.track[id] ?? []).map((railroad) => DISC_SIGNS[railroad]).join('');
    rows[y] = (rows[y] ?? id[0]!).padEnd(MARGIN + x * HALF) + GROUND_SIGNS[ground] + discs;
    last = Math.max(last, x);
  }
  const numbers = Array.from({ length: last + 1 }, (_, x) => String(x + 1).padEnd(HALF));
  return [...rows, ' '.repeat(MARGIN) + numbers.join(''), say('panel/legend')].join('\n');
}

function railroads(state: State, say: Say): string {
  return RAILROADS.map((id) =>
    say('panel/railroad', {
      id: id.padEnd(5),
      value: state.values[id],
      space: state.station[id],
      discs: state.discs[id],
      deck: sharesOf(state, id, FACE_DOWN),
      sold: sharesOf(state, id, BOX),
    }),
  ).join('\n');
}

function players(state: State, say: Say): string {
  const holding = (seat: string) =>
    RAILROADS.filter((id) => sharesOf(state, id, seat) > 0)
      .map((id) => `${sharesOf(state, id, seat)} ${id}`)
      .join(', ');
  return state.seats
    .map((seat) =>
      say('panel/player', {
        seat,
        cash: cashOf(state, seat),
        shares: holding(seat) || say('panel/no-shares'),
      }),
    )
    .join('\n');
}

function highestBid(state: State, say: Say): string[] {
  const frame = frameOf(state, auction.procedure);
  if (!frame) return [];
  const { lot, bid, leader } = frame.vars;
  return leader === null ? [] : [say('panel/highest-bid', { lot, bid, seat: leader })];
}

function offer(state: State, say: Say): string {
  const lots = state.column.filter((id) => state.values[id] === 0);
  if (lots.length > 0)
    return [say('panel/column', { column: lots.join(' ') }), ...highestBid(state, say)].join('\n');
  const row = state.offer.map((id, i) => `+${i + 1} ${id ? `${id} $${state.values[id]}` : '–'}`).join('  ');
  return say('panel/offer', { row, open: state.open ?? '–', dividends: state.dividends });
}

/** The table in plain text. */
export const PANELS = { map, railroads, players, offer };
