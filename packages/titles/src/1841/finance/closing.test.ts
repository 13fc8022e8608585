import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { inPhase, put } from '../testing/table.ts';
import { closeCompany, handOver, takeOverShares } from './closing.ts';

describe('closing a company (§4.7.4, §4.7.5)', () => {
  proves(['4.7.5j', '3.3.1c'], 'nothing remains on its charter, the market or the map', () => {
    const state = inPhase('5');
    put(state, 'CTLP', { held: { p1: 3, pool: 2 }, at: ['K11', 'K13'], trains: ['3'], tokens: 2 });
    put(state, 'AFI', { held: { p2: 3 }, at: ['K11'] });
    closeCompany(state, 'CTLP');
    expect(state.companies.CTLP).toMatchObject({
      status: 'unfounded',
      trains: [],
      tokens: 0,
      operated: false,
    });
    expect(state.stations).toEqual([{ owner: 'AFI', hex: 'K11', node: 0 }]);
    expect([state.markers.CTLP, state.presidents.CTLP, state.shares.CTLP]).toEqual([
      undefined,
      null,
      { ipo: 5 },
    ]);
    expect(state.events).toEqual([{ type: 'company-closed', company: 'CTLP' }]);
  });

  proves(
    '4.7.4f',
    'all it has goes to its successor, and nothing is reported of what it did not have',
    () => {
      const state = inPhase('5');
      put(state, 'CTLP', { held: { p1: 3 }, at: [], trains: ['3', '4'], cash: 70 });
      put(state, 'CTS', { held: { CTLP: 3, p2: 1 }, at: [] });
      put(state, 'AFI', { held: { p1: 3 }, at: [], trains: ['5'] });
      handOver(state, 'CTLP', 'AFI');
      takeOverShares(state, 'CTLP', 'AFI');
      expect([state.cash.CTLP, state.cash.AFI]).toEqual([0, 70]);
      expect([state.companies.CTLP.trains, state.companies.AFI.trains]).toEqual([[], ['5', '3', '4']]);
      expect([state.presidents.CTS, state.shares.CTS]).toMatchObject(['AFI', { CTLP: 0, AFI: 3, p2: 1 }]);
      const events = state.events!.length;
      handOver(state, 'CTLP', 'AFI');
      takeOverShares(state, 'CTLP', 'AFI');
      expect(state.events).toHaveLength(events);
    },
  );
});
