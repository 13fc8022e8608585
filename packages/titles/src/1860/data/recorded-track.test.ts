import type { Colour } from '@signalbox/rails';
import { testRecordedTrack } from '../../testing/recorded-track.ts';
import type { Moment } from '../../testing/replays.ts';
import { BOARD, LARGER_BOARD } from './board.ts';

/** Upgrades also need a train in reach, which these positions do not tell. */
const rules = {
  way: () => ({ ends: ['offboard'] as const, hexTwice: false }),
  lay: ({ phase }: Moment) => ({ colours: coloursOf(phase), mustBring: ['track', 'stop-value'] as const }),
};

testRecordedTrack('1860/19354', { board: LARGER_BOARD, ...rules });
testRecordedTrack('1860/1860_game_end_bank', { board: BOARD, ...rules });

function coloursOf(phase: string): readonly Colour[] {
  if (phase === '2') return ['yellow'];
  return phase < '5' ? ['yellow', 'green'] : ['yellow', 'green', 'brown'];
}
