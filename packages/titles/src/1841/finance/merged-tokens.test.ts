import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { State } from '../state.ts';
import { mergerExample } from '../testing/merger-example.ts';
import { asked, broken, offered, play, put, stand, why } from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';
import { tokenChooser } from './merged-tokens.ts';

/** The example of §4.7.4, where the president chooses tokens. */
function atTokens(options = {}): State {
  const state = stand(mergerExample(options), 'financial-actions', 'merge', newFinancialActions('SFTG'));
  play(state, 'CGTF', 'CFCC', { company: 'CFCC', train: '4' }, 'cash', 'cash', 'cash', 'cash');
  expect(asked(state)).toBe('p1 keep-tokens');
  return state;
}

describe('the tokens of a merged company (§4.7.4)', () => {
  proves(['4.7.4n', 'C-19'], 'of two tokens in printed Torino the president chooses which one stays', () => {
    const state = atTokens();
    expect(why(state, { hexes: ['H4', 'H4.1'], charter: 0 })).toBe('tokens/one-per-city (4.7.4)');
    expect(why(state, { hexes: ['J6.1'], charter: 0 })).toBe('tokens/not-there (4.7.4)');
    expect(offered(state)).toContainEqual({ hexes: ['J6', 'M7', 'F8', 'H4.1'], charter: 1 });
    expect(offered(state)).toContainEqual({ hexes: ['J6', 'M7'], charter: 0 });
    play(state, { hexes: ['H4.1', 'M7'], charter: 2 });
    expect(state.stations.filter(({ owner }) => owner === 'CFCC')).toEqual([
      { owner: 'CFCC', hex: 'H4', node: 1 },
      { owner: 'CFCC', hex: 'M7', node: 0 },
    ]);
    expect(broken(state)).toEqual([]);
    expect(state.stations.filter(({ owner }) => ['SFTG', 'CGTF'].includes(owner))).toEqual([]);
  });

  proves('4.7.4n', 'what is no choice of tokens is refused as such', () => {
    const state = atTokens();
    for (const kept of [
      { hexes: ['J6', 7], charter: 0 },
      { hexes: ['J6'], charter: -1 },
      { hexes: ['J6'], charter: 0.5 },
      { hexes: ['J6'], charter: 0, more: 1 },
      { hexes: 'J6', charter: 0 },
      ['J6'],
      null,
    ])
      expect(why(state, kept)).toBe('malformed-choice (4.7.4)');
  });

  proves(
    '4.7.4n',
    'the president of the new company chooses, or else the player who merged the old ones',
    () => {
      const chooser = (
        presidents: Partial<State['presidents']>,
        tuscan: 'interim' | 'final' | null = null,
      ) => {
        const state = mergerExample();
        put(state, 'CFCC', { held: { p4: 2 }, at: [] });
        state.presidents = { ...state.presidents, SFTG: 'p2', CGTF: 'p3', ...presidents };
        return tokenChooser(state, { a: 'SFTG', b: 'CGTF', into: 'CFCC', tuscan });
      };
      expect([chooser({}), chooser({ CFCC: 'pool' })]).toEqual(['p4', 'p2']);
      expect(chooser({ CFCC: 'pool', SFTG: 'pool' })).toBe('p3');
      expect(chooser({ CFCC: 'pool', SFTG: 'pool', CGTF: 'pool' })).toBe('p1');
      // In the Tuscan merger nobody chooses for a frozen company, nor for the interim one.
      expect([chooser({}, 'final'), chooser({ CFCC: 'pool' }, 'final'), chooser({}, 'interim')]).toEqual([
        'p4',
        null,
        null,
      ]);
    },
  );

  proves(['C-19', '1841-R14'], 'with a single token left, another one is placed on the charter', () => {
    const state = atTokens();
    play(state, { hexes: ['J6'], charter: 0 });
    expect(state.companies.CFCC.tokens).toBe(1);
    const recorded = atTokens({ mergedTokens: 'as-many-as-may' });
    expect(why(recorded, { hexes: ['J6'], charter: 0 })).toBe('tokens/keep-all (4.7.4)');
    expect(why(recorded, { hexes: ['H4.1', 'J6', 'M7', 'F8'], charter: 1 })).toBe('tokens/not-there (4.7.4)');
  });
});
