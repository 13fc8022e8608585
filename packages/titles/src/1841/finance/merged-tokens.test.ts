import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { State } from '../state.ts';
import { mergerExample } from '../testing/merger-example.ts';
import { asked, broken, offered, play, stand, why } from '../testing/table.ts';
import { newFinancialActions } from './financial-actions.ts';

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
  });

  proves(['C-19', '1841-R14'], 'with a single token left, another one is placed on the charter', () => {
    const state = atTokens();
    play(state, { hexes: ['J6'], charter: 0 });
    expect(state.companies.CFCC.tokens).toBe(1);
    const recorded = atTokens({ mergedTokens: 'as-many-as-may' });
    expect(why(recorded, { hexes: ['J6'], charter: 0 })).toBe('tokens/keep-all (4.7.4)');
    expect(why(recorded, { hexes: ['H4.1', 'J6', 'M7', 'F8'], charter: 1 })).toBe('tokens/not-there (4.7.4)');
  });
});
