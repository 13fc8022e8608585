import { type Board, type Colour, faceIn, type Station } from '@signalbox/rails';
import { testRecordedTrack } from '../../testing/recorded-track.ts';
import type { Moment } from '../../testing/replays.ts';
import { BOARD, LITE_BOARD } from './board.ts';

const rulesOn = (board: Board) => ({
  board,
  way: ({ before }: Moment) => ({
    ends: ['offboard', 'port'] as const,
    hexTwice: true,
    // §4.1.1: a token in a pass is not a starting point.
    from: ({ hex, node }: Station) => faceIn(board, before.tiles, hex).nodes[node]?.kind === 'city',
  }),
  // §4.1.1: new track, or any city tile in reach (C-27).
  lay: ({ phase }: Moment) => ({ colours: coloursOf(phase), mustBring: ['track', 'city'] as const }),
});

testRecordedTrack('1841/132002', rulesOn(BOARD));
testRecordedTrack('1841/1841_game_end_bank', rulesOn(LITE_BOARD));

function coloursOf(phase: string): readonly Colour[] {
  if (phase === '2') return ['yellow'];
  return phase < '5' ? ['yellow', 'green'] : ['yellow', 'green', 'brown'];
}
