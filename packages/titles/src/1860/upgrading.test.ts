import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { layable } from '../testing/map.ts';
import { proves } from '../testing/proves.ts';
import { BOARD } from './data/board.ts';
import type { Train } from './data/trains.ts';
import { operate, play, why } from './positions/play.ts';
import { company, phase, table, tiles, token } from './positions/position.ts';
import type { State } from './state.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ do: 'lay', hex, tile, rotation });

/** IOW at Ryde Esplanade, with track by Ryde (J4) to Brading (J6), about to build. */
function upgrading(trains: readonly Train[], change: (state: State) => void = () => {}): State {
  const state = table(2);
  phase(state, '5');
  company(state, 'IOW', { held: { p1: 5 }, cash: 500, trains });
  tiles(state, { J4: '6/0', J6: '746/0' });
  change(state);
  operate(state, 'lay-track', 'IOW');
  return state;
}

const BRADING = lay('J6', '757', 0);

describe('an upgrade', () => {
  proves('UP-b', 'keeps all track, and tokens stay where they are', () => {
    const turns = layable(BOARD, 'J4', { J4: '6/0' }).filter((it) => it.startsWith('12/'));
    expect(turns).toEqual(['12/0']);
    const state = upgrading(['3+2'], (s) => {
      company(s, 'FYN', { held: { p2: 5 }, price: 50 });
      token(s, 'FYN', 'J4');
    });
    expect(why(state, lay('J4', '12', 5))).toBe('track/keeps-existing UP');
    play(state, lay('J4', '12', 0));
    expect(state.stations).toContainEqual({ owner: 'FYN', hex: 'J4', node: 0 });
  });

  proves(['UP-c', '1860-R9'], 'has to be within reach of a train that the company owns', () => {
    // Esplanade, Ryde, Brading: a 2+1 does not come so far.
    expect(why(upgrading(['2+1']), BRADING)).toBe('track/out-of-reach UP');
    expect(why(upgrading(['3+2']), BRADING)).toBeNull();
    expect(
      why(
        upgrading(['2+1'], (s) => token(s, 'IOW', 'J4')),
        BRADING,
      ),
    ).toBeNull();
    const shut = upgrading(['9+5'], (s) => {
      company(s, 'FYN', { held: { p2: 5 }, price: 50 });
      token(s, 'FYN', 'J4');
    });
    expect(why(shut, BRADING)).toBe('track/out-of-reach UP');
  });

  proves('1860-R11', 'is not made where a halt ends the line: no route can include it', () => {
    // From Cowes to the halt at Cement Mills, and no further than that.
    const halt = (trains: Train[]) => {
      const state = table(2);
      phase(state, '3');
      company(state, 'C&N', { held: { p1: 5 }, trains });
      tiles(state, { F2: '787/0', F4: '743/0' });
      operate(state, 'lay-track', 'C&N');
      return state;
    };
    const ended = layable(BOARD, 'F4', { F4: '743/0' }).filter((it) => it.startsWith('751'));
    expect(ended.length).toBeGreaterThan(1);
    const reasons = (state: State) =>
      ended.map((it) => why(state, lay('F4', it.split('/')[0]!, Number(it.split('/')[1]))));
    // With an exit to Newport (G5) a route leads through it, without one none does.
    expect(reasons(halt(['4+2'])).sort()).toEqual([null, 'track/out-of-reach UP'].sort());
  });

  proves(['UP-c', '1860-R11'], 'is out of reach of a train that is too short', () => {
    const state = upgrading(['2+1'], (s) => phase(s, '5'));
    expect(why(state, lay('J4', '12', 0))).toBeNull();
    expect(why(state, lay('I3', '758', 0))).toBeNull();
    expect(why(state, BRADING)).toBe('track/out-of-reach UP');
  });

  proves(['UP-c', '1860-R1'], 'farther off where small stations may be passed', () => {
    // Cowes, its town and Cement Mills on the way to Newport: four stops, two of them small.
    for (const [skipTowns, reason] of [
      [false, 'track/out-of-reach UP'],
      [true, null],
    ] as const) {
      const state = table(2, { skipTowns });
      phase(state, '3');
      company(state, 'C&N', { held: { p1: 5 }, trains: ['2+1'] });
      tiles(state, { F2: '787/0', F4: '748/3' });
      operate(state, 'lay-track', 'C&N');
      expect(why(state, lay('G5', '763', 0))).toBe(reason);
    }
  });

  proves('UP-e', 'needs a train that the company owns; leased ones do not count', () => {
    const state = upgrading([], (s) => {
      changeCharter(s, 'IOW', { insolvent: true });
    });
    expect(why(state, lay('I3', '758', 0))).toBe('track/no-train UP');
  });

  proves('UP-f', 'a halt that becomes a station is worth more, new exits or not', () => {
    const state = table(2);
    phase(state, '3');
    company(state, 'C&N', { held: { p1: 5 }, trains: ['2+1'] });
    tiles(state, { F2: '787/0', F4: '742/3' });
    operate(state, 'lay-track', 'C&N');
    expect(why(state, lay('F4', '748', 3))).toBeNull();
  });

  proves('UP-g', 'is green from phase 3, brown from phase 5', () => {
    const state = upgrading(['4+2'], (s) => {
      phase(s, '4');
      tiles(s, { I3: '758/0' });
    });
    expect(why(state, lay('I3', '786', 0))).toBe('track/colour PH');
    expect(why(state, lay('J4', '12', 0))).toBeNull();
  });
});
