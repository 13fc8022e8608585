import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { State } from '../state.ts';
import { asked, lay, offered, play, put, stand, table, why } from '../testing/table.ts';
import { newCompanyTurn } from './company-turn.ts';
import { canRun } from './running.ts';

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
  proves(['4.3.1x', '13h'], 'the example: a 2-train from the port of Venezia to Rovigo earns 110', () => {
    const state = table();
    put(state, 'IRSFF', { held: { p1: 3 }, trains: ['2'] });
    lay(state, { F16: '601/0', G15: '202/4', I15: '4/0' });
    running(state, 'IRSFF');
    play(state, offered(state)[0]!);
    expect(state.events).toContainEqual(expect.objectContaining({ type: 'ran', revenue: 110 }));
    expect(asked(state)).toBe('p1 dividend');
  });

  proves(['4.3.1b', '4.5k'], 'ports and passes do not make a route; towns do', () => {
    const state = table();
    state.phase = '5';
    state.concessions = {};
    put(state, 'AFI', { held: { p1: 5 }, at: ['M7'], trains: ['4'] });
    // Genova with its port and the Giovi pass.
    lay(state, { M7: '612/0', K7: '613/0' });
    expect(canRun(state, 'AFI')).toBe(false);
    // A town beyond the pass makes it one.
    lay(state, { I7: '9/0', G7: '9/0' });
    lay(state, { M7: '612/5', N6: '58/4' });
    const reached = canRun(state, 'AFI');
    expect(reached).toBe(true);
    const route = { routes: [{ train: '4-1', path: ['O7.0', 'M7.0', 'K7.0'] }] };
    expect(why(running(state), route)).toMatch(/^routes\/.* \(4.3.1\)$/);
  });

  proves(['4.3.1b', '6.7a'], 'a city behind a border makes a route', () => {
    const state = table();
    state.phase = '3';
    put(state, 'IRSFF', { held: { p1: 3 }, at: ['D8'], trains: ['2'] });
    lay(state, { D8: '57/2' });
    expect(canRun(state, 'IRSFF')).toBe(false);
    lay(state, { C7: '57/2' });
    expect(canRun(state, 'IRSFF')).toBe(true);
  });

  proves(['4.3.2d', 'A5', 'A6'], 'less than the best is refused, unless the table allows it', () => {
    const state = genova(['3']);
    const [best] = offered(state);
    expect(why(state, best!)).toBeNull();
    expect(why(state, { routes: [] })).toBe('routes/not-the-most (4.3.2)');
    // Even a little less: the best run but for its least stop at an end.
    const [{ train, path }] = (best as { routes: { train: string; path: string[] }[] }).routes as [
      { train: string; path: string[] },
    ];
    const shorter = [path.slice(1), path.slice(0, -1)].map((part) => ({ routes: [{ train, path: part }] }));
    for (const run of shorter) expect(why(state, run)).not.toBeNull();
    expect(shorter.map((run) => why(state, run))).toContain('routes/not-the-most (4.3.2)');
    const free = genova(['3']);
    (free.options as { anyRun: boolean }).anyRun = true;
    expect(why(free, { routes: [] })).toBeNull();
  });

  proves('4.3.1g', 'where there is less to reach, a train runs a shorter route', () => {
    const state = table();
    Object.assign(state, { phase: '7', concessions: {} });
    put(state, 'AFI', { held: { p1: 5 }, at: ['K11'], trains: ['7'] });
    lay(state, { K11: '57/5', L12: '57/5' });
    running(state);
    const [best] = offered(state) as { routes: { path: string[] }[] }[];
    expect(best!.routes.map(({ path }) => path.toSorted())).toEqual([['K11.0', 'L12.0']]);
    expect(why(state, best as never)).toBeNull();
  });

  proves(
    ['4.3.2e', '4.3.2f', '4.3.2g'],
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
    },
  );

  proves(['4.3.2h', '10a'], 'a share of a minor earns 20%, its president’s certificate 40%', () => {
    const minor = table();
    put(minor, 'CTLP', { held: { p1: 2, p2: 1 }, at: [] });
    const cash = { ...minor.cash };
    stand(minor, 'company-turn', 'dividend', { ...newCompanyTurn('CTLP'), revenue: 110 });
    play(minor, 'pay');
    expect([minor.cash.p1! - cash.p1!, minor.cash.p2! - cash.p2!]).toEqual([44, 22]);
    expect(asked(minor)).not.toBe('p1 dividend');
  });

  proves(['4.3.1k', '6.7a'], 'borders do not stop trains', () => {
    const state = table();
    state.phase = '3';
    put(state, 'IRSFF', { held: { p1: 3 }, at: ['D8'], trains: ['2'] });
    lay(state, { D8: '57/2', C7: '57/2' });
    running(state, 'IRSFF');
    expect(offered(state)[0]).toMatchObject({ routes: [{ path: expect.arrayContaining(['C7.0', 'D8.0']) }] });
  });
});
