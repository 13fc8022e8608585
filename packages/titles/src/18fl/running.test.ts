import { bestRoutes, checkRoutes, type GivenRoute } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Company } from './data/companies.ts';
import type { Phase } from './data/phases.ts';
import type { Train } from './data/trains.ts';
import {
  asked,
  type CompanyPosition,
  closeAllPrivates,
  company,
  hotel,
  operate,
  phase,
  play,
  station,
  table,
  tiles,
  why,
} from './position.ts';
import { runQuery } from './running.ts';
import { priceOf, type State } from './state.ts';

const PANHANDLE = { B7: '4/1', B9: '9/1', B11: '9/1', B13: '4/1', B17: '9/1', B19: '4/1', B21: '9/1' };

/** Two lines cross in D21; both end in Orlando. */
const CROSSING = {
  D21: '544/1',
  D19: '4/1',
  D23: '58/5',
  E24: '8/0',
  E22: '9/2',
  C20: '9/2',
  B19: '58/5',
  F23: '63/0',
};
const inOrlando = (state: State) => station(state, 'ACL', 'F23');

interface Position {
  readonly on?: Readonly<Record<string, string>>;
  readonly now?: Phase;
  readonly more?: CompanyPosition;
  readonly options?: Record<string, boolean>;
  readonly arrange?: (state: State) => void;
}

/** A company with these trains comes to run them. */
function running(id: Company, trains: Train[], { on = PANHANDLE, now = '4', ...rest }: Position = {}): State {
  const state = table(2, rest.options);
  closeAllPrivates(state);
  phase(state, now);
  tiles(state, on);
  company(state, id, { size: now === '2' ? 5 : 10, trains, ...rest.more });
  rest.arrange?.(state);
  operate(state, 'run-trains');
  return state;
}

/** 'B5.0 B7.0' as a route of the first train of the kind. */
function route(train: string, path: string): GivenRoute & { path: string[] } {
  return { train, path: path.split(' ') };
}

function run(...routes: ReturnType<typeof route>[]) {
  return { routes: routes.map(({ train, path }) => ({ train, path })) };
}

function best(id: Company, trains: Train[], position: Position = {}) {
  return bestRoutes(runQuery(running(id, trains, position), id));
}

/** What these routes earn together, or why they may not be run. */
function earns(id: Company, trains: Train[], routes: GivenRoute[], position: Position = {}): number | string {
  const checked = checkRoutes(runQuery(running(id, trains, position), id), routes);
  return checked.ok ? checked.run.revenue : checked.objection.why;
}

describe('running for the highest revenue', () => {
  proves(['7.4a', 'A5'], 'less is refused, unless the table allows it', () => {
    const less = run(route('2-1', 'B23.1 B21 B19.0'));
    const state = running('SR', ['2'], { now: '2' });
    expect(why(state, less)).toBe('routes/not-the-most 7.4');
    expect(why(state, run(route('2-1', 'B19.0 B21 B23.1 A22.0')))).toBeNull();
    expect(why(state, run())).toBe('routes/not-the-most 7.4');
    expect(why(running('SR', ['2'], { now: '2', options: { anyRun: true } }), less)).toBeNull();
  });

  proves(
    ['7.4a', 'G-22'],
    'any of several best runs is accepted, and a single train need not run its own best route',
    () => {
      // Both trains want Savannah; only one can have the track there.
      const state = running('SR', ['4', '3'], { on: { B21: '9/1', B19: '4/1' } });
      expect(why(state, run(route('4-1', 'A22.0 B23.1'), route('3-2', 'B23.1 B21 B19.0')))).toBeNull();
      expect(why(state, run(route('3-2', 'A22.0 B23.1'), route('4-1', 'B23.1 B21 B19.0')))).toBeNull();
      expect(why(state, run(route('4-1', 'A22.0 B23.1 B21 B19.0')))).toBe('routes/not-the-most 7.4');
    },
  );

  proves('G-10', 'without a route the revenue is 0 and the price falls', () => {
    const state = table(2);
    closeAllPrivates(state);
    company(state, 'ACL', { price: 100, trains: ['2'] });
    operate(state);
    play(state, { do: 'pass' });
    expect([priceOf(state, 'ACL'), asked(state)]).toEqual([90, 'p1 trade']);
  });

  proves(['7.4a', '7.4c'], 'a route between two own stations is a route', () => {
    const state = running('FEC', ['2'], {
      on: { J27: '6fl/2' },
      now: '2',
      arrange: (now) => station(now, 'FEC', 'J27'),
    });
    play(state, run(route('2-1', 'J27.0 K28.0')));
    expect(state.events).toContainEqual(expect.objectContaining({ type: 'ran', revenue: 50 }));
  });
});

describe('a route', () => {
  proves('7.4b', 'has an own station anywhere on it', () => {
    expect(earns('TPS', ['3'], [route('3-1', 'B13.0 B15.0 B17 B19.0')])).toBe(40);
    expect(earns('LN', ['2'], [route('2-1', 'B13.0 B11 B9 B7.0')], { now: '2' })).toBe('routes/no-station');
  });

  proves('7.4b', 'follows track without a branch', () => {
    expect(earns('TPS', ['3'], [route('3-1', 'B13.0 B15.0 B13.0')])).toBe('routes/track-twice');
    expect(earns('TPS', ['3'], [route('3-1', 'B15.0 C14.0')])).toBe('routes/no-track');
  });

  proves('7.4c', 'needs one more stop; a town will do, but not for a 3E', () => {
    const on = { B7: '4/1' };
    expect(best('LN', ['2'], { on, now: '2' }).revenue).toBe(30);
    const state = running('LN', ['3E'], { on, now: '6', options: { anyRun: true } });
    expect(why(state, run(route('3E-1', 'B5.0 B7.0')))).toBe('routes/incomplete 7.4');
  });

  proves('7.4d', 'the number counts cities and off-boards; towns are free', () => {
    expect(best('LN', ['2'], { now: '2' }).revenue).toBe(20 + 10 + 10 + 20);
    expect(
      earns('LN', ['2'], [route('2-1', 'B1.0 B3 B5.0 B7.0 B9 B11 B13.0 B15.0')], {
        on: { ...PANHANDLE, B3: '9/1' },
        now: '2',
      }),
    ).toBe('routes/too-long');
  });

  proves('7.4e', 'skips no city on the way', () => {
    const on = { ...PANHANDLE, B3: '9/1', B15: '15/3' };
    const four = route('3-1', 'B1.0 B3 B5.0 B7.0 B9 B11 B13.0 B15.0 B17 B19.0 B21 B23.1');
    expect(earns('LN', ['3'], [four], { on })).toBe('routes/too-long');
    expect(earns('LN', ['4'], [{ ...four, train: '4-1' }], { on })).toBe(40 + 20 + 10 + 10 + 30 + 10 + 30);
  });

  proves(['7.4f', '18FL-R4'], 'a 3E ignores towns and hotels', () => {
    const path = 'A22.0 B23.1 B21 B19.0 B17 B15.0';
    const position = { now: '6' as const, arrange: (now: State) => hotel(now, 'SR', 'B19') };
    expect(earns('SR', ['3E'], [route('3E-1', path)], position)).toBe(2 * (80 + 30 + 20));
    expect(earns('SR', ['6'], [route('6-1', path)], position)).toBe(80 + 30 + (10 + 20) + 20);
  });

  proves(['7.4g', '18FL-R4'], 'a 3E doubles up to three cities and off-boards', () => {
    const on = { ...PANHANDLE, B23: '488/4', B15: '15/3' };
    expect(earns('SR', ['3E'], [route('3E-1', 'A22.0 B23.1 B21 B19.0 B17 B15.0')], { on, now: '6' })).toBe(
      320,
    );
    expect(earns('SR', ['3E'], [route('3E-1', 'A22.0 B23.1')], { on, now: '6' })).toBe(260);
    const four = 'A22.0 B23.1 B21 B19.0 B17 B15.0 B13.0 B11 B9 B7.0 B5.0';
    expect(earns('SR', ['3E'], [route('3E-1', four)], { on, now: '6' })).toBe('routes/too-long');
  });

  proves(['7.4h', '2g'], 'ends at an off-board, whose value rises in phase 5', () => {
    const on = { ...PANHANDLE, B3: '9/1', B23: '489/4', B15: '15/3', L27: '9/0', M26: '8/1', M24: '58/4' };
    const through = route('6-1', 'B5.0 B3 B1.0 B3 B5.0');
    expect(earns('LN', ['6'], [through], { on, now: '6' })).not.toBeTypeOf('number');
    const whole = route('6-1', 'B1.0 B3 B5.0 B7.0 B9 B11 B13.0 B15.0 B17 B19.0 B21 B23.0 A22.0');
    expect(earns('LN', ['6'], [whole], { on, now: '6' })).toBe(70 + 20 + 10 + 10 + 30 + 10 + 70 + 80);
    expect(earns('LN', ['3'], [{ ...whole, train: '3-1' }], { on })).toBe('routes/too-long');
    for (const [now, newOrleans, savannah, havana] of [
      ['4', 40, 30, 60],
      ['5', 70, 80, 100],
    ] as const) {
      expect(earns('LN', ['4'], [route('4-1', 'B1.0 B3 B5.0')], { on, now })).toBe(newOrleans + 20);
      expect(earns('SR', ['4'], [route('4-1', 'A22.0 B23.0')], { on, now })).toBe(savannah + 70);
      expect(earns('FEC', ['4'], [route('4-1', 'K28.0 L27 M26 M24.0 N23.0')], { on, now })).toBe(
        30 + 10 + havana,
      );
    }
  });

  proves('7.4i', 'uses no track, stop or junction twice', () => {
    expect(earns('SR', ['4'], [route('4-1', 'A22.0 B23.1 A22.0')])).toBe('routes/track-twice');
    const eight = route('5-1', 'D19.0 D21 D23.0 C22 C20 D21 E22 F23.0');
    const on = { ...CROSSING, D23: '3/1', C22: '8/5', C20: '80/4' };
    expect(earns('ACL', ['5'], [eight], { on, now: '5', arrange: inOrlando })).toBe('routes/node-twice');
  });

  proves(['7.4k', '7.4n', '18FL-R5'], 'never both halves of Jacksonville, nor any hex twice', () => {
    const on = { B21: '8/4', C20: '8/3', D21: '8/2', D23: '3/1', C22: '8/3' };
    const loop = route('4-1', 'B23.1 B21 C20 D21 D23.0 C22 B23.0');
    expect(earns('SR', ['4'], [loop], { on })).toBe('routes/hex-twice');
  });

  proves('7.4l', 'enters a city full of others, but does not pass it', () => {
    expect(earns('LN', ['3'], [route('3-1', 'B5.0 B7.0 B9 B11 B13.0 B15.0')])).toBe(60);
    expect(earns('LN', ['3'], [route('3-1', 'B5.0 B7.0 B9 B11 B13.0 B15.0 B17 B19.0')])).toBe(
      'routes/blocked',
    );
  });
});

describe('several trains', () => {
  proves('7.4j', 'may cross at a junction over different legs', () => {
    const position = { on: CROSSING, now: '5' as const, arrange: inOrlando };
    const north = route('5-1', 'F23.0 E22 D21 C20 B19.0');
    const west = route('4-2', 'D19.0 D21 D23.0 E24 F23.0');
    expect(earns('ACL', ['5', '4'], [north, west], position)).toBe(40 + 10 + (10 + 10 + 40));
  });

  proves('7.4m', 'share cities and towns, counted for each, but no track', () => {
    const both = [route('3-1', 'B5.0 B7.0 B9 B11 B13.0 B15.0'), route('3-2', 'B15.0 B17 B19.0 B21 B23.1')];
    expect(earns('TPS', ['3', '3'], both)).toBe(60 + (20 + 10 + 30));
    const shared = [route('3-1', 'B13.0 B15.0'), route('3-2', 'B7.0 B9 B11 B13.0 B15.0')];
    expect(earns('TPS', ['3', '3'], shared)).toBe('routes/track-shared');
  });

  proves('7.4o', 'earn the sum; a hotel counts for each train that counts the town', () => {
    const on = { ...PANHANDLE, B19: '141/4', C20: '9/2' };
    const routes = [route('3-1', 'A22.0 B23.1 B21 B19.0'), route('3-2', 'B15.0 B17 B19.0')];
    const arrange = (now: State) => {
      station(now, 'SR', 'B15');
      hotel(now, 'SR', 'B19');
    };
    expect(earns('SR', ['3', '3'], routes, { on: { ...on, B15: '15/3' }, arrange })).toBe(
      30 + 30 + 20 + (30 + 20),
    );
  });
});
