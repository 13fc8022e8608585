import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { newCompanyTurn } from './company-turn.ts';
import { offboardPeriod } from './data/route-rules.ts';
import { canRun } from './running.ts';
import { boardOf, type State } from './state.ts';
import { asked, lay, offered, play, put, stand, table, why } from './testing/table.ts';

function running(state: State, company: 'SFTG' | 'AFI' | 'IRSFF' = 'AFI'): State {
  return stand(state, 'company-turn', 'run-trains', newCompanyTurn(company));
}

function genova(trains: State['companies']['AFI']['trains']): State {
  const state = table();
  state.phase = '5';
  state.concessions = {};
  put(state, 'AFI', { held: { p1: 5, pool: 3 }, at: ['M7'], trains });
  lay(state, { M7: '612/0', K7: '613/0', J6: '57/5', N6: '58/4' });
  return running(state);
}

describe('running (§4.3)', () => {
  proves(
    ['4.3.1x', '4.3.1c', '4.3.1d', '13h', '4.3.2a', '4.3.2c', '4.1h'],
    'the example: a 2-train from the port of Venezia to Rovigo earns 110',
    () => {
      const state = table();
      put(state, 'IRSFF', { held: { p1: 3 }, trains: ['2'] });
      lay(state, { F16: '601/0', G15: '202/4', I15: '58/3', H14: '9/0' });
      lay(state, { G15: '621/0', I15: '3/2' });
      const best = offered(running(state, 'IRSFF'))[0] as { routes: { path: string[] }[] };
      expect(best.routes[0]!.path.join(' ')).toContain('G17');
    },
  );

  proves(['4.3.1a', '4.3.1b', '4.3.1e', '10a'], 'ports and passes do not make a route; towns do', () => {
    const state = genova(['2']);
    expect(canRun(state, 'AFI')).toBe(true);
    const route = (...path: string[]) => ({ routes: [{ train: '2-1', path }] });
    expect(why(state, route('O7.0', 'M7.0', 'K7.0'))).toContain('routes/');
  });

  proves(
    ['4.3.2d', 'A5', '4.3.1g', 'A6'],
    'less than the best is refused, unless the table allows it',
    () => {
      const state = genova(['3']);
      const [best] = offered(state);
      expect(why(state, best!)).toBeNull();
      expect(why(state, { routes: [] })).toBe('routes/not-the-most (4.3.2)');
      const free = genova(['3']);
      (free.options as { anyRun: boolean }).anyRun = true;
      expect(why(free, { routes: [] })).toBeNull();
    },
  );

  proves(
    ['4.3.2e', '4.3.2f', '4.3.2g', '4.3.2h'],
    'all is paid or all is kept; unissued shares pay the company, the pool nobody',
    () => {
      const state = table();
      put(state, 'AFI', { held: { p1: 3, CTS: 2, pool: 3 }, at: [] });
      put(state, 'CTS', { held: { p2: 3 }, at: [] });
      const before = { ...state.cash };
      const turn = { ...newCompanyTurn('AFI'), revenue: 50 };
      stand(state, 'company-turn', 'dividend', turn);
      expect(offered(state)).toEqual(['pay', 'withhold']);
      play(state, 'pay');
      const gain = (owner: string) => state.cash[owner]! - (before[owner] ?? 0);
      expect([gain('p1'), gain('CTS'), gain('AFI'), gain('bank')]).toEqual([15, 10, 10, -35]);
      const minor = table();
      put(minor, 'CTLP', { held: { p1: 2, p2: 1 }, at: [] });
      const cash = { ...minor.cash };
      stand(minor, 'company-turn', 'dividend', { ...newCompanyTurn('CTLP'), revenue: 110 });
      play(minor, 'pay');
      expect([minor.cash.p1! - cash.p1!, minor.cash.p2! - cash.p2!]).toEqual([44, 22]);
      expect(asked(minor)).not.toBe('p1 dividend');
    },
  );

  proves(
    ['4.3.1j', 'C-32', '1841-R14'],
    'printed Milano is a dead end for each train, but two may end there',
    () => {
      const state = table();
      put(state, 'IRSFF', { held: { p1: 3 }, trains: ['2', '2', '3'] });
      lay(state, { E9: '202/5', D8: '57/2', C9: '8/5' });
      running(state, 'IRSFF');
      const through = { routes: [{ train: '3-3', path: ['E9.0', 'F8.0', 'D8.0'] }] };
      expect(why(state, through)).toContain('routes/');
    },
  );

  proves(['4.3.1k', '4.3.2b'], 'borders do not stop trains; boxes are worth more with time', () => {
    const state = table();
    state.phase = '3';
    put(state, 'IRSFF', { held: { p1: 3 }, at: ['D8'], trains: ['2'] });
    lay(state, { D8: '57/2', C7: '57/2' });
    running(state, 'IRSFF');
    expect(offered(state)[0]).toMatchObject({ routes: [{ path: expect.arrayContaining(['C7.0', 'D8.0']) }] });
    const values = boardOf(state).hexes.get('E1')!.face.nodes[0]!.revenue;
    expect([values, offboardPeriod(3), offboardPeriod(5), offboardPeriod(6)]).toEqual([
      [0, 140, 200],
      0,
      1,
      2,
    ]);
  });

  proves(
    ['4.1g', '4.3.1i', 'C-30', '4.3.1h'],
    'no track twice, but a town may see two trains on different track',
    () => {
      const state = table();
      state.phase = '5';
      state.concessions = {};
      put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], trains: ['3', '3'] });
      lay(state, { K11: '57/5', L12: '57/5' });
      running(state);
      const twice = ['K11.0', 'L12.0'];
      expect(
        why(state, {
          routes: [
            { train: '3-1', path: twice },
            { train: '3-2', path: twice },
          ],
        }),
      ).toContain('routes/track');
    },
  );
});
