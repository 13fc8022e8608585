import { bestRun } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { State } from '../state.ts';
import { companyTurn, inPhase, lay, offered, put, stand, tilesOffered, why } from '../testing/table.ts';
import { newCompanyTurn } from './company-turn.ts';
import { canRun, runQuery } from './running.ts';

const IN_MODENA = { do: 'place', hex: 'L12', node: 0 };

/** AFI in Parma; the plain fork J12 leads to Modena only against its points. */
function parma(more: Readonly<Record<string, string>>): State {
  const state = inPhase('5');
  put(state, 'AFI', { held: { p1: 5 }, at: ['K11'], tokens: 2, cash: 500, trains: ['4'] });
  lay(state, { K11: '57/1', J12: '23/3', L12: '57/0', H12: '12/4', G13: '201/0', ...more });
  return state;
}

/** With the loop Mantova–Verona closed a way could turn round, were it allowed over its own track. */
const LOOP = { I13: '7/2' };

describe('ways round a loop (§4.1.1, §4.2)', () => {
  proves(['A9', '4.2b'], 'do not turn back over their own track to a token', () => {
    for (const more of [{}, LOOP]) {
      const state = stand(parma(more), 'company-turn', 'place-token', newCompanyTurn('AFI'));
      expect(why(state, IN_MODENA)).toBe('not-offered (4.2)');
      expect(offered(state)).not.toContainEqual(IN_MODENA);
    }
  });

  proves(['A9', '4.1.1b'], 'nor to new track', () => {
    for (const more of [{}, LOOP]) {
      const state = companyTurn(parma(more), 'AFI');
      expect(tilesOffered(state, 'L12')).toEqual([]);
      expect(tilesOffered(state, 'N12')).toEqual([]);
      expect(tilesOffered(state, 'H12')).not.toEqual([]);
    }
  });

  proves(['A9', '4.5k'], 'make no route, so no train has to be owned', () => {
    const state = inPhase('6');
    put(state, 'AFI', { held: { p1: 5 }, at: ['K11'], trains: ['4'] });
    // The loop of plain track comes back to the fork J12 from behind.
    lay(state, { K11: '57/1', J12: '27/4', I13: '23/1', H14: '7/0', J14: '7/2', K13: '57/2' });
    expect(bestRun(runQuery(state, 'AFI')).revenue).toBe(0);
    expect(canRun(state, 'AFI')).toBe(false);
  });
});
