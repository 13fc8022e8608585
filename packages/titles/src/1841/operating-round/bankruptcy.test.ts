import type { GameEvent } from '@signalbox/kernel';
import { setHoldings, sharesOf } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { type State, worthOf } from '../state.ts';
import { certificateLimit } from '../stock-round/limits.ts';
import {
  asked,
  companyTurn,
  give,
  lay,
  offered,
  play,
  put,
  stand,
  stockTurn,
  table,
  why,
} from '../testing/table.ts';
import { newTrainStep } from './train-step.ts';

describe('bankruptcy (§4.5.1)', () => {
  proves(
    ['4.5.1o', '4.5.1s', 'C-38'],
    'a bankruptcy ends the turn, not the game, with one player left too',
    () => {
      const state = table(3);
      state.left.push('p3');
      state.phase = '8';
      state.concessions = {};
      state.depot = [0, 0, 0, 0, 0, 0, 7];
      put(state, 'SFTG', { held: { p1: 3 }, cash: 0 });
      put(state, 'SFTN', { held: { p2: 3 } });
      give(state, 'p1', 0);
      lay(state, { I5: '4/2' });
      companyTurn(state, 'SFTG');
      play(state, { do: 'pass' });
      while (asked(state)?.endsWith('sell-in-need')) play(state, offered(state)[0]!);
      play(state, 'leave');
      expect(state.outcome).toBeNull();
      expect(state.companies.SFTG.trains).toEqual([]);
    },
  );

  /** p1 goes bankrupt for SFTG in the train step of its turn; p2 has 40% of it too. */
  function ruined(): State {
    const state = table(3);
    Object.assign(state, {
      phase: '8',
      depot: [0, 0, 0, 0, 0, 0, 7],
      concessions: { SFTN: 'p1', SFTC: 'p2' },
    });
    put(state, 'SFTG', { held: { p1: 4, p2: 4, pool: 2 } });
    give(state, 'p1', 0);
    lay(state, { I5: '4/2' });
    play(companyTurn(state, 'SFTG'), { do: 'pass' });
    expect(asked(state)).toBe('p1 return-or-leave');
    return state;
  }

  /** p1 is declared bankrupt for SFTG; returns what the log says. */
  function bankrupt(state: State): readonly GameEvent[] {
    Object.assign(state, { asksForced: true, options: { ...state.options, everyStep: true } });
    stand(state, 'bankruptcy', 'declare-bankruptcy', { seat: 'p1', company: 'SFTG' });
    play(state, 'bankrupt');
    return state.events!;
  }

  proves(['4.5.1o', 'C-50'], 'the turn is over, although somebody takes the company over', () => {
    const state = ruined();
    expect(state.presidents.SFTG).toBe('p2');
    // Concessions of the bankrupt are in the pool, those of others stay.
    expect(state.concessions).toEqual({ SFTN: null, SFTC: 'p2' });
    play(state, 'return');
    // Neither sales nor purchases of shares follow.
    expect([asked(state), state.companies.SFTG.operated]).toEqual([null, true]);
  });

  proves('3d', 'the priority deal of another player stays where it is', () => {
    const state = ruined();
    state.priority = 'p3';
    play(state, 'leave');
    expect([state.priority, state.left]).toEqual(['p3', ['p1']]);
    const holder = ruined();
    play(holder, 'leave');
    expect(holder.priority).toBe('p2');
    expect(holder.events).toContainEqual({ type: 'priority-passed', seat: 'p2' });
  });

  proves('4.5.1p', 'companies of others stay with their presidents, in the pool too', () => {
    const state = table(3);
    Object.assign(state, { phase: '3', concessions: { SFTN: null }, depot: [0, 0, 0, 0, 0, 0, 7] });
    put(state, 'SFTG', { held: { p1: 4, p2: 4, pool: 2 } });
    put(state, 'SFTN', { held: { p3: 2, pool: 3 }, president: 'pool' });
    const presidents = bankrupt(state).flatMap((event) =>
      event.type === 'president' ? [event.company] : [],
    );
    expect(presidents).toEqual(['SFTG']);
    expect([state.presidents.SFTG, state.presidents.SFTN]).toEqual(['p2', 'pool']);
  });

  proves('4.5.1n', 'shares of a company that another player presides over are single certificates', () => {
    const state = table(3);
    Object.assign(state, { phase: '8', concessions: {}, depot: [0, 0, 0, 0, 0, 0, 7] });
    put(state, 'SFTG', { held: { p1: 2, p2: 4, pool: 4 }, president: 'p1', at: [] });
    put(state, 'SFTC', { held: { p2: 5, p1: 3 }, cell: [3, 8], at: [] });
    // Three at 137: three times 68, not 137 + 68.
    expect(bankrupt(state)).toContainEqual({
      ...{ type: 'shares-surrendered', seat: 'p1', company: 'SFTC', count: 3 },
      ...{ to: 'SFTG', amount: 204 },
    });
  });

  proves(
    '4.5.1r',
    'a player who returns again owes the bank again, and all of it is deducted at the end',
    () => {
      const state = ruined();
      state.debts.p1 = 500;
      play(state, 'return');
      expect([state.cash.p1, state.debts.p1, worthOf(state, 'p1')]).toEqual([500, 1000, -500]);
    },
  );

  proves(
    ['4.5.1r', '3.5.2e'],
    'a player who has left is skipped in stock rounds, and limits do not change',
    () => {
      const state = ruined();
      const limit = certificateLimit(state, 'p2');
      play(state, 'leave');
      expect([state.cash.p1, certificateLimit(state, 'p2')]).toEqual([0, limit]);
      stockTurn(state, 'p3');
      play(state, { do: 'pass' });
      expect(asked(state)).toBe('p2 trade');
    },
  );

  proves(['4.5.1n', '4.5.1p'], 'a bankrupt player gets half of each certificate, each rounded down', () => {
    const state = table(3);
    Object.assign(state, { phase: '8', concessions: {}, depot: [0, 0, 0, 0, 0, 0, 7] });
    put(state, 'SFTG', { held: { p1: 4, p2: 4, pool: 2 }, cell: [3, 8] });
    give(state, 'p1', 0);
    lay(state, { I5: '4/2' });
    state.round.operated = ['SFTG'];
    // p1 may sell nothing, or p2 would preside.
    stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
    play(state, { do: 'emergency' });
    expect(asked(state)).toBe('p1 return-or-leave');
    // The certificate of two shares 137, each of the other two 68.
    expect([state.cash.SFTG, state.presidents.SFTG]).toEqual([273, 'p2']);
    expect(sharesOf(state, 'SFTG', 'pool')).toBe(6);
  });

  proves(
    ['4.5.1l', '4.7.2f', '10d'],
    'a player who sold in an emergency cannot buy the same company in this round',
    () => {
      const state = table();
      Object.assign(state, { phase: '6', concessions: {}, discarded: ['4'], depot: [0, 0, 0, 0, 1, 2, 7] });
      put(state, 'SFTG', { held: { SFTN: 3, ICSF: 1 }, president: 'SFTN', cash: 100, price: 144 });
      setHoldings(state, 'SFTG', { SFTN: 3, ICSF: 1, pool: 6 });
      put(state, 'SFTN', { held: { p1: 3, pool: 7 }, at: ['M3'], price: 144 });
      put(state, 'CTS', { held: { p2: 3, SFTG: 1, SFTN: 4 }, price: 144, at: [] });
      put(state, 'ICSF', { held: { p2: 3 }, price: 68, at: [] });
      lay(state, { I5: '4/2' });
      state.round.operated = ['SFTG'];
      stand(state, 'train-step', 'buy-train', newTrainStep('SFTG'));
      play(state, { do: 'emergency' });
      // SFTG's one share brings 72; SFTN, which controls it, has to sell the rest.
      while (asked(state)?.endsWith('sell-in-need')) play(state, offered(state)[0]!);
      expect(state.companies.SFTG.trains).toEqual(['4']);
      expect([state.round.sold.SFTG, state.round.sold.SFTN]).toEqual([
        ['CTS'],
        expect.arrayContaining(['CTS']),
      ]);
      give(state, 'SFTN', 900);
      const buying = stand(state, 'company-purchase', 'company-purchase', {
        company: 'SFTN',
        foundation: null,
      });
      const buy = { do: 'buy', company: 'CTS', from: 'pool' };
      expect(why(buying, buy)).toBe('purchase/sold-this-round (4.7.2)');
      // In the next operating round it can be bought again.
      state.round.sold = {};
      expect(why(buying, buy)).toBeNull();
    },
  );
});
