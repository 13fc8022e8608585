import { PASS } from '@signalbox/kernel';
import { changeCharter, setPresident, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { isFrozen } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { inOperatingOrder, priceOf, type State } from '../state.ts';
import { asked, give, inPhase, lay, play, put, stockTurn, why } from '../testing/table.ts';
import { newCompanyTurn } from './company-turn.ts';
import { frozenTurn } from './frozen-companies.ts';

/** The round stands at a company's first decision. */
function round(state: State, company: Company): State {
  state.round = { stock: 3, operating: 1, operated: [company], sold: {} };
  state.stack = [
    { procedure: 'operating-rounds', label: 'operating-round', vars: { rounds: 3 } },
    { procedure: 'operating-round', label: 'company-turn', vars: {} },
    { procedure: 'company-turn', label: 'lay-track', vars: { ...newCompanyTurn(company) } },
  ];
  return state;
}

const PASSING: Record<string, unknown> = { dividend: 'withhold' };

/** Passes on until a company comes to its turn; returns the decisions on the way. */
function passTo(state: State, company: Company): string[] {
  const decisions: string[] = [];
  for (let i = 0; i < 60 && state.round.operated.at(-1) !== company; i++) {
    const name = asked(state)!.split(' ')[1]!;
    decisions.push(name);
    play(state, (PASSING[name] ?? PASS) as never);
  }
  return decisions;
}

describe('the order of companies (§4)', () => {
  proves(['4a', '3.5.1j'], 'by price, then column, then place in the stack', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 2 }, cell: [4, 5], at: [] });
    put(state, 'CTS', { held: { p1: 2 }, cell: [7, 9], at: [] });
    put(state, 'CFCC', { held: { p1: 2 }, cell: [4, 5], at: [] });
    put(state, 'ICSF', { held: { p1: 2 }, cell: [3, 5], at: [] });
    // 95 stands in two columns; AFI came to its place before CFCC.
    expect([priceOf(state, 'AFI'), priceOf(state, 'CTS')]).toEqual([95, 95]);
    expect(inOperatingOrder(state)).toEqual(['ICSF', 'CTS', 'AFI', 'CFCC']);
  });

  /** AFI (100) holds shares of CTS (95); CFCC stands at 90. */
  function three(): State {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, cell: [3, 5], at: ['K11'] });
    put(state, 'CTS', { held: { p2: 2, AFI: 2, p3: 2 }, cell: [4, 5], at: ['K13'] });
    put(state, 'CFCC', { held: { p2: 3 }, cell: [3, 4], at: ['L14'] });
    return round(state, 'AFI');
  }

  proves('4b', 'it is determined again for each turn: a sale may move a company back', () => {
    const state = three();
    play(state, { do: 'pass' });
    expect(asked(state)).toBe('p1 company-sale');
    play(state, { do: 'sell', blocks: [{ company: 'CTS', count: 2 }] });
    expect(priceOf(state, 'CTS')).toBe(75);
    passTo(state, 'CFCC');
    expect(state.round.operated).toEqual(['AFI', 'CFCC']);
    const untouched = three();
    passTo(untouched, 'CTS');
    expect(untouched.round.operated).toEqual(['AFI', 'CTS']);
  });

  proves('4c', 'nobody has two turns in a round', () => {
    const state = three();
    passTo(state, 'CTS');
    // AFI had the highest price, and still has.
    passTo(state, 'CFCC');
    expect(state.round.operated).toEqual(['AFI', 'CTS', 'CFCC']);
    expect(new Set(state.round.operated).size).toBe(3);
  });

  proves(['4d', '4.7a'], 'the steps of a turn in their order', () => {
    const state = inPhase('5');
    put(state, 'CTLP', {
      held: { p1: 2, p2: 1 },
      cell: [3, 5],
      at: ['K11'],
      tokens: 1,
      trains: ['4'],
      cash: 900,
    });
    put(state, 'CTS', { held: { p2: 3 }, cell: [3, 4], at: ['L12', 'L14'] });
    put(state, 'FTP', { held: { p3: 2 }, cell: [3, 3], at: ['K11'] });
    lay(state, { K11: '14/5', L12: '14/5' });
    round(state, 'CTLP');
    const steps: string[] = [];
    for (let i = 0; i < 20 && state.round.operated.length === 1; i++) {
      const name = asked(state)!.split(' ')[1]!;
      steps.push(name);
      const choice =
        name === 'run-trains'
          ? { routes: [{ train: '4-1', path: ['K11.0', 'L12.0'] }] }
          : (PASSING[name] ?? PASS);
      play(state, choice as never);
    }
    expect(steps).toEqual([
      'lay-track',
      'place-token',
      'run-trains',
      'dividend',
      'buy-token',
      'buy-train',
      'company-sale',
      'company-purchase',
      'merge',
      'convert',
    ]);
  });

  proves('3.3.4b', 'a company without tokens cannot buy any in its turn, however rich', () => {
    const state = three();
    give(state, 'AFI', 2000);
    const decisions = passTo(state, 'CTS');
    expect(decisions).toEqual(expect.arrayContaining(['lay-track', 'buy-train', 'company-purchase']));
    expect(decisions.filter((name) => name.includes('token'))).toEqual([]);
  });

  proves('10b', 'a company has operated only when its first turn is over', () => {
    const state = three();
    changeCharter(state, 'AFI', { operated: false });
    play(state, { do: 'pass' });
    // Still in its turn: nothing of its own is sellable, so it is not even asked about AFI.
    const sale = { do: 'sell', blocks: [{ company: 'AFI' as const, count: 1 }] };
    expect([asked(state), why(state, sale)]).toEqual(['p1 company-sale', 'sale/not-operated (4.7.1)']);
    passTo(state, 'CTS');
    expect(state.companies.AFI.operated).toBe(true);
  });

  proves('4f', 'a company’s company is played by the player at the end of the chain', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p3: 3 }, cell: [3, 5], at: ['K11'] });
    put(state, 'CTS', { held: { AFI: 3 }, cell: [4, 5], at: ['K13'] });
    put(state, 'CFCC', { held: { CTS: 3 }, cell: [5, 5], at: ['L14'] });
    expect((['CTS', 'CFCC'] as const).map((company) => asked(round(state, company)))).toEqual([
      'p3 lay-track',
      'p3 lay-track',
    ]);
  });
});

describe('frozen companies (§4.5.1.1)', () => {
  proves(['4.5.1.1b', '4.5.1.1d'], 'they do nothing and fall two columns, at the edge down', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, cell: [3, 5], at: ['K11'] });
    put(state, 'CTS', { held: { pool: 3 }, cell: [3, 1], at: ['K13'], trains: ['4'], cash: 900, tokens: 1 });
    put(state, 'CFCC', { held: { pool: 3 }, cell: [3, 2], at: ['L12'] });
    put(state, 'ICSF', { held: { p2: 3 }, cell: [12, 0], at: ['L14'] });
    round(state, 'AFI');
    passTo(state, 'ICSF');
    // 62, then 54, then down to 52; and 71 two columns to the left.
    expect([priceOf(state, 'CTS'), priceOf(state, 'CFCC')]).toEqual([52, 54]);
    expect(state.companies.CTS).toMatchObject({ trains: ['4'], tokens: 1 });
    expect(state.cash.CTS).toBe(900);
  });

  proves('1841-R18', 'a turn in which a frozen company does nothing does not count as completed', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, cell: [3, 5], at: ['K11'], operated: false });
    put(state, 'CTS', { held: { pool: 3 }, cell: [3, 1], at: ['K13'], operated: false });
    put(state, 'ICSF', { held: { p2: 3 }, cell: [12, 0], at: ['L14'] });
    passTo(round(state, 'AFI'), 'ICSF');
    expect([state.companies.AFI.operated, state.companies.CTS.operated]).toEqual([true, false]);
  });

  proves('4.5.1.1f', 'somebody buys the certificate, and acts in its next turn', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, cell: [3, 5], at: ['K11'] });
    put(state, 'CTS', { held: { pool: 3 }, cell: [3, 4], at: ['K13'] });
    expect(isFrozen(state, 'CTS')).toBe(true);
    give(state, 'p2', 500);
    play(stockTurn(state, 'p2'), { do: 'buy', company: 'CTS', from: 'president' });
    expect([isFrozen(state, 'CTS'), state.presidents.CTS]).toEqual([false, 'p2']);
    passTo(round(state, 'AFI'), 'CTS');
    expect(asked(state)).toBe('p2 lay-track');
  });

  /** CTS and CFCC preside over each other; p2 has 20% of CFCC. */
  function ring(): State {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, cell: [2, 8], at: ['K11'] });
    put(state, 'CTS', { held: { CFCC: 3 }, cell: [3, 5], at: ['K13'] });
    put(state, 'CFCC', { held: { CTS: 3, p2: 2, pool: 4 }, cell: [3, 4], at: ['L14'], operated: false });
    return round(state, 'AFI');
  }

  proves(['4.5.1.1e', '13c'], 'in a ring they sell the shares of their controllers, sellable or not', () => {
    const state = ring();
    expect((['CTS', 'CFCC'] as const).map((company) => isFrozen(state, company))).toEqual([true, true]);
    passTo(state, 'CFCC');
    expect(state.events).toContainEqual({ type: 'frozen', company: 'CTS' });
    expect(state.events).toContainEqual(
      expect.objectContaining({ type: 'shares-sold', seller: 'CTS', company: 'CFCC', count: 3, amount: 270 }),
    );
    // CFCC never ran, and its pool was nearly full.
    expect([sharesOf(state, 'CFCC', 'CTS'), sharesOf(state, 'CFCC', 'pool')]).toEqual([0, 7]);
    expect([state.cash.CTS, priceOf(state, 'CFCC')]).toEqual([270, 68]);
    expect(state.presidents).toMatchObject({ CFCC: 'p2', CTS: 'CFCC' });
    expect((['CTS', 'CFCC'] as const).map((company) => isFrozen(state, company))).toEqual([false, false]);
    // CFCC has its turn, with p2.
    expect(asked(state)).toBe('p2 lay-track');
  });

  proves('4.5.1.1e', 'and only shares that they have: of one company above, not of the other', () => {
    const state = inPhase('5');
    put(state, 'ICSF', { held: { pool: 3 }, price: 68, at: [] });
    put(state, 'AFI', { held: { ICSF: 3, CTS: 1 }, price: 68, at: [] });
    put(state, 'CTS', { held: { AFI: 3 }, price: 144, at: [] });
    state.events = [];
    frozenTurn(state, 'CTS');
    expect(state.events.filter(({ type }) => type === 'shares-sold')).toEqual([
      { type: 'shares-sold', seller: 'CTS', from: 'CTS', company: 'AFI', count: 1, amount: 68 },
    ]);
  });

  proves('4.5.1.1e', 'below a frozen company they sell its shares too', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { pool: 5, CTS: 1 }, price: 68, at: [] });
    put(state, 'CTS', { held: { AFI: 3, p2: 1 }, price: 144, at: [] });
    expect(isFrozen(state, 'CTS')).toBe(true);
    frozenTurn(state, 'CTS');
    expect([sharesOf(state, 'AFI', 'CTS'), sharesOf(state, 'AFI', 'pool')]).toEqual([0, 6]);
    expect([state.cash.CTS, priceOf(state, 'AFI'), priceOf(state, 'CTS')]).toEqual([68, 62, 117]);
  });

  proves('13b', 'a chain of control leads from a company up to a player', () => {
    const state = ring();
    setPresident(state, 'CTS', 'AFI');
    expect(isFrozen(state, 'CFCC')).toBe(false);
    setPresident(state, 'AFI', 'pool');
    expect((['AFI', 'CTS', 'CFCC'] as const).map((company) => isFrozen(state, company))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
