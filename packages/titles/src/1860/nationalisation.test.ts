import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import type { Company } from './data/companies.ts';
import { lowestPayers, nationaliseIfDue } from './nationalisation.ts';
import { onTheLine, ran, route } from './positions/line.ts';
import {
  asked,
  offered,
  offeredLike,
  operate,
  operating,
  passAll,
  play,
  playRound,
  playTo,
  why,
} from './positions/play.ts';
import {
  cash,
  closePrivates,
  company,
  depot,
  phase,
  privates,
  tiles,
  treasury,
} from './positions/position.ts';
import { operatingCompanies, priceOf, type State } from './state.ts';

/** Companies of p1 with a train each, the Southern in force, and p1 to trade. */
function southern(ids: readonly Company[], options = {}): State {
  const state = onTheLine('IOW', [], options);
  closePrivates(state);
  phase(state, '9');
  state.era = 'southern';
  for (const id of ids) company(state, id, { held: { p1: 5 }, price: 100, trains: ['9+5'] });
  return state;
}

describe('the Southern', () => {
  proves(
    ['SOUTH-b', 'SOUTH-c', 'SOUTH-e'],
    'lets companies build until the next stock round, then only run, pay and buy',
    () => {
      const state = onTheLine('C&N', ['8+4']);
      closePrivates(state);
      phase(state, '8');
      depot(state, '9+5', 1);
      company(state, 'C&N', { held: { p1: 5 }, price: 150, trains: ['8+4'], cash: 900 });
      company(state, 'IOW', { held: { p2: 5 }, price: 100 });
      operate(state, 'buy-train', 'C&N');
      play(state, { do: 'buy', from: 'bank', train: '9+5' });
      expect(state.era).toBe('southern-formed');
      expect(asked(state)).toBe('p2 lay-track');
      const halts = route(state, 'C&N', 1, ['F2.0', 'F2.1', 'F2.2', 'F4.0', 'G5.0']);
      expect(ran(state, 'C&N', halts)).toMatchObject({ subsidy: 20 });
      playTo(state, 'trade');
      expect(state.era).toBe('southern');
      expect(ran(state, 'C&N', halts)).toMatchObject({ subsidy: 0 });
      passAll(state);
      expect(asked(state)).toBe('p1 run-trains');
      play(state, offered(state)[0]!);
      expect(asked(state)).toBe('p1 dividend');
    },
  );

  proves(['SOUTH-b', 'PH-i'], 'lets companies place tokens until the next stock round, then no more', () => {
    const state = onTheLine('C&N', ['8+4']);
    closePrivates(state);
    phase(state, '8');
    depot(state, '9+5', 1);
    company(state, 'C&N', { held: { p1: 5 }, price: 150, trains: ['8+4'], cash: 900 });
    company(state, 'IOW', { held: { p2: 5 }, price: 100, trains: ['8+4'], cash: 900 });
    // A company without a train keeps British Rail away.
    company(state, 'FYN', { held: { p2: 5 }, price: 50 });
    operate(state, 'buy-train', 'C&N');
    play(state, { do: 'buy', from: 'bank', train: '9+5' });
    playTo(state, 'place-token', 'IOW');
    expect(offeredLike(state, { do: 'token' })).not.toEqual([]);
    playTo(state, 'trade');
    passAll(state);
    expect(state.era).toBe('southern');
    expect([operating(state), asked(state)]).toEqual(['C&N', 'p1 run-trains']);
    playTo(state, 'run-trains', 'IOW');
  });

  proves('C-17', 'forming merges nothing: companies, shares and tokens stay as they are', () => {
    const state = onTheLine('C&N', ['8+4']);
    closePrivates(state);
    phase(state, '8');
    depot(state, '9+5', 1);
    company(state, 'C&N', { held: { p1: 5 }, price: 150, trains: ['8+4'], cash: 900 });
    company(state, 'IOW', { held: { p2: 5 }, price: 100, trains: ['6+3'], cash: 50 });
    operate(state, 'buy-train', 'C&N');
    const kept = () => JSON.stringify([state.shares, state.presidents, state.stations, state.markers]);
    const before = kept();
    play(state, { do: 'buy', from: 'bank', train: '9+5' });
    expect(state.era).toBe('southern-formed');
    expect(kept()).toBe(before);
    expect(state.companies.IOW.trains).toEqual(['6+3']);
    expect(state.cash.IOW).toBe(50);
    expect(operating(state)).toBe('IOW');
  });

  proves('SOUTH-f', 'there are as many 9+5 as wanted', () => {
    const state = southern(['IOW'], { noTrainLimit: true });
    treasury(state, 'IOW', 8000);
    company(state, 'FYN', { held: { p2: 5 }, price: 50 });
    operate(state, 'buy-train', 'IOW');
    for (let i = 0; i < 9; i++) play(state, { do: 'buy', from: 'bank', train: '9+5' });
    expect(state.companies.IOW.trains).toHaveLength(10);
  });
});

describe('nationalisation', () => {
  proves(
    ['NAT-a', 'NAT-b'],
    'comes after the round in which the last company of a player gets a train',
    () => {
      const state = southern(['C&N', 'IOW']);
      company(state, 'IOW', { held: { p2: 5 }, price: 50, insolvent: true, cash: 800 });
      company(state, 'FYN', { held: {}, pool: 5, president: 'pool', price: 40 });
      tiles(state, { F2: '787/0' });
      passAll(state);
      expect(state.era).toBe('southern');
      playTo(state, 'buy-train', 'IOW');
      play(state, { do: 'buy', from: 'bank', train: '9+5' });
      // FYN, in receivership, does not count.
      expect(state.era).toBe('british-rail');
      expect(state.companies.FYN.trains).toEqual([]);
    },
  );

  proves('NAT-a', 'is checked after stock rounds too, and not before the Southern', () => {
    const state = southern(['IOW']);
    nationaliseIfDue({ ...state, era: 'independent' });
    passAll(state);
    expect(state.events?.map(({ type }) => type)).toContain('nationalised');
    const early = southern(['IOW']);
    early.era = 'independent';
    nationaliseIfDue(early);
    expect(early.era).toBe('independent');
  });

  proves(
    ['NAT-b', 'BK-b'],
    'does not wait for a company that goes bankrupt, but comes with the end of that round',
    () => {
      const state = southern(['C&N', 'IOW']);
      company(state, 'FYN', { held: { p2: 5 }, price: 14 });
      passAll(state);
      expect(state.era).toBe('southern');
      playRound(state);
      expect([state.companies.FYN.bankrupt, state.era]).toEqual([true, 'british-rail']);
      expect(operatingCompanies(state)).not.toContain('FYN');
    },
  );

  proves(['SOUTH-d', 'BK-i'], 'nor can a bankrupt company be restarted after the Southern', () => {
    const state = southern(['C&N', 'IOW']);
    company(state, 'FYN', { held: { p2: 5 }, price: 14 });
    // It has no train either, so that stock rounds go on.
    company(state, 'S&C', { held: { p2: 5 }, price: 150 });
    cash(state, { p1: 900, p2: 900 });
    playRound(state);
    playTo(state, 'trade');
    expect([state.companies.FYN.bankrupt, state.era]).toEqual([true, 'southern']);
    expect(why(state, { do: 'start', company: 'FYN', par: 62 })).toBe('start/southern PH');
  });

  proves('G-16', 'ignores companies that were started and have not floated', () => {
    const state = southern(['IOW']);
    company(state, 'FYN', { held: { p2: 4 }, price: 82, floated: false, operated: false });
    nationaliseIfDue(state);
    expect(state.era).toBe('british-rail');
  });

  proves(['NAT-c', 'NAT-n', 'END-d', 'C-18'], 'leaves at most four rounds: 8, 6, 4 and the last 2', () => {
    const ids = ['C&N', 'IOW', 'IWNJ', 'FYN', 'NGStL', 'BHI&R', 'S&C', 'VYSC'] as const;
    const state = southern(ids);
    ids.forEach((id, i) => {
      state.marked[id] = 10 * (i + 1);
    });
    passAll(state);
    expect(state.round).toEqual({ stock: 1, operating: 4 });
    expect(ids.filter((id) => state.companies[id].closed)).toEqual(ids.slice(0, 6));
    expect(state.outcome?.reason).toBe('nationalisation');
  });

  proves('NAT-n', 'ties make it shorter: 7, 5, then the last 2', () => {
    const ids = ['C&N', 'IOW', 'IWNJ', 'FYN', 'NGStL', 'BHI&R', 'S&C'] as const;
    const state = southern(ids);
    ids.forEach((id, i) => {
      state.marked[id] = [270, 270, 310, 320, 320, 330, 370][i]!;
    });
    passAll(state);
    expect(state.round.operating).toBe(3);
    expect(operatingCompanies(state).sort()).toEqual(['BHI&R', 'S&C']);
  });

  proves(['NAT-d', 'NAT-e'], 'makes the bank’s money unlimited; privates pay on', () => {
    const state = southern(['IOW', 'C&N', 'FYN']);
    privates(state, { FFC: 'p2' });
    cash(state, { p1: 7000, p2: 7000 });
    const before = state.cash.p2!;
    passAll(state);
    expect(state.broken).toBe(false);
    expect(state.outcome?.reason).toBe('nationalisation');
    expect(state.cash.p2).toBe(before + 25 * state.round.operating);
  });

  proves(['NAT-g', 'NAT-h', 'C-8'], 'each company’s best run is marked once and must be paid out', () => {
    const state = southern(['IOW']);
    const before = state.cash.p1!;
    passAll(state);
    // Esplanade, Ryde, Newport, Cowes and its town.
    expect(state.marked.IOW).toBe(110);
    expect(state.cash.p1).toBe(before + 55);
    expect(state.outcome?.reason).toBe('nationalisation');
  });

  proves(
    ['NAT-j', 'C-8'],
    'trains may be bought from the bank, not from others; then the run is computed again',
    () => {
      const state = southern(['IOW', 'C&N', 'FYN']);
      company(state, 'IOW', { held: { p1: 5 }, price: 150, trains: ['2+1'], cash: 1000 });
      company(state, 'C&N', { held: { p1: 5 }, price: 100, trains: ['9+5', '9+5'], cash: 1000 });
      changeCharter(state, 'IOW', { trains: ['6+3'] });
      passAll(state);
      expect(asked(state)).toBe('p1 buy-train');
      expect(why(state, { do: 'deal', from: 'C&N', train: '9+5', price: 10 })).toBe('trains/bank-only NAT');
      expect(state.marked.IOW).toBe(110);
      state.marked.IOW = 90;
      play(state, { do: 'buy', from: 'bank', train: '9+5' });
      expect(state.marked.IOW).toBe(110);
    },
  );

  proves('NAT-i', 'a company in receivership pays nobody, and its price falls', () => {
    const state = southern(['IOW', 'C&N', 'IWNJ']);
    company(state, 'FYN', { held: { p2: 1 }, pool: 4, president: 'pool', price: 82, trains: ['9+5'] });
    const before = state.cash.p2;
    passAll(state);
    expect(state.cash.p2).toBe(before);
    expect(priceOf(state, 'FYN')).toBe(74);
    expect(state.companies.FYN.closed).toBe(true);
  });
});

describe('British Rail in imported games', () => {
  proves(['A6', 'NAT'], 'track is laid until the next stock round', () => {
    const built = (options: object) => {
      const state = southern(['IOW'], options);
      state.era = 'southern-formed';
      nationaliseIfDue(state);
      expect(state.era).toBe('british-rail');
      passAll(state);
      return asked(state);
    };
    expect(built({})).not.toBe('p1 lay-track');
    expect(built({ buildsUnderBritishRail: true })).toBe('p1 lay-track');
  });

  proves(['A6', 'NAT-i'], 'a company in receivership runs on', () => {
    const marked = (options: object) => {
      const state = southern(['IOW', 'IWNJ'], options);
      company(state, 'C&N', { held: { p2: 1 }, pool: 4, president: 'pool', price: 82, trains: ['9+5'] });
      passAll(state);
      return state.marked['C&N'];
    };
    expect(marked({})).toBe(0);
    expect(marked({ receiversRunOn: true })).toBeGreaterThan(0);
  });
});

describe('closing', () => {
  /** Companies that have earned this much, the first of them perhaps in receivership. */
  function earning(revenues: readonly number[], receivership = 0): State {
    const ids = ['C&N', 'IOW', 'IWNJ', 'FYN', 'NGStL', 'BHI&R', 'S&C', 'VYSC'].slice(
      0,
      revenues.length,
    ) as Company[];
    const state = southern(ids);
    ids.forEach((id, i) => {
      if (i < receivership) company(state, id, { held: {}, pool: 5, president: 'pool', trains: ['9+5'] });
      state.marked[id] = revenues[i]!;
    });
    return state;
  }

  proves(['NAT-k', 'C-7'], 'stops the two lowest payers and their equals in revenue', () => {
    expect(lowestPayers(earning([300, 270, 310, 320])).sort()).toEqual(['C&N', 'IOW']);
    expect(lowestPayers(earning([310, 320, 320, 330, 370])).sort()).toEqual(['C&N', 'IOW', 'IWNJ']);
    expect(lowestPayers(earning([270, 270, 270, 300])).sort()).toEqual(['C&N', 'IOW', 'IWNJ']);
  });

  proves(['NAT-k', 'NAT-j'], 'depends on what was paid, even if a train was bought afterwards', () => {
    const state = earning([50, 110, 20, 10]);
    state.marked = { 'C&N': 50, IWNJ: 20, FYN: 10 };
    company(state, 'IOW', { held: { p1: 5 }, price: 150, trains: ['6+3'], cash: 1000 });
    passAll(state);
    expect([operating(state), asked(state)]).toEqual(['IOW', 'p1 buy-train']);
    play(state, { do: 'buy', from: 'bank', train: '9+5' });
    // IOW has paid 110, the most of all.
    expect(operatingCompanies(state).sort()).toEqual(['C&N', 'IOW']);
  });

  proves('NAT-m', 'receiverships stop first', () => {
    expect(lowestPayers(earning([900, 300, 270, 310], 1)).sort()).toEqual(['C&N', 'IWNJ']);
  });

  proves('1860-R13', 'if all are equal none stops: they run once more together, and the game is over', () => {
    const state = southern(['IOW', 'C&N', 'FYN']);
    state.tiles = {};
    passAll(state);
    expect(state.round.operating).toBe(2);
    expect(Object.values(state.companies).some(({ closed }) => closed)).toBe(false);
    expect(state.outcome?.reason).toBe('nationalisation');
  });

  proves('1860-R13', 'a tie that would take all lets only those below it stop', () => {
    expect(lowestPayers(earning([300, 200, 300, 300]))).toEqual(['IOW']);
    expect(lowestPayers(earning([300, 300, 300, 310])).sort()).toEqual(['C&N', 'IOW', 'IWNJ']);
  });

  proves(
    ['NAT-n', 'BK-h'],
    'if a bankruptcy leaves two, they still run once more; one in the last run adds none',
    () => {
      const ran = (ids: readonly Company[]) => {
        const state = southern(ids);
        company(state, 'FYN', { held: { p2: 1 }, pool: 4, president: 'pool', price: 14 });
        Object.assign(state.marked, { IOW: 100, 'C&N': 90 });
        passAll(state);
        expect(state.companies.FYN.bankrupt).toBe(true);
        expect(state.outcome?.reason).toBe('nationalisation');
        return state.events?.filter(({ type }) => type === 'operates').map(({ company }) => company);
      };
      expect(ran(['IOW', 'C&N'])).toEqual(['IOW', 'C&N', 'FYN', 'IOW', 'C&N']);
      expect(ran(['IOW'])).toEqual(['IOW', 'FYN']);
    },
  );

  proves('NAT-p', 'at the end cash, shares and privates at face count, of closed companies too', () => {
    const state = southern(['IOW', 'C&N', 'IWNJ', 'FYN']);
    company(state, 'FYN', { held: { p2: 5 }, price: 230, trains: ['9+5'], cash: 700 });
    privates(state, { FFC: 'p2' });
    Object.assign(state.marked, { IOW: 300, 'C&N': 200, IWNJ: 10, FYN: 20 });
    passAll(state);
    expect(state.outcome?.reason).toBe('nationalisation');
    expect(state.companies.FYN.closed).toBe(true);
    expect(state.outcome?.scores.p2).toBe(state.cash.p2! + 5 * 230 + 200);
  });

  proves('NAT-l', 'freezes the price and ends the income', () => {
    const state = southern(['IOW', 'C&N', 'IWNJ', 'FYN']);
    company(state, 'FYN', { held: { p2: 5 }, price: 230, trains: ['9+5'] });
    Object.assign(state.marked, { IOW: 300, 'C&N': 200, IWNJ: 10, FYN: 20 });
    const before = state.cash.p2!;
    passAll(state);
    // One round, too little to rise; then it is closed while IOW and C&N run once more.
    expect(state.round.operating).toBe(2);
    expect(priceOf(state, 'FYN')).toBe(230);
    expect(state.cash.p2).toBe(before + 10);
  });

  proves('NAT-o', 'the game is over with the round in which a price reaches 340', () => {
    const state = southern(['IOW', 'C&N', 'IWNJ', 'FYN']);
    company(state, 'IOW', { held: { p1: 5 }, price: 330, trains: ['9+5'] });
    state.marked.IOW = 330;
    passAll(state);
    expect(state.outcome?.reason).toBe('market');
    expect(state.round.operating).toBe(1);
  });
});
