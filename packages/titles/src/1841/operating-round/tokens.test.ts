import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import type { Company } from '../data/companies.ts';
import type { Phase } from '../data/phases.ts';
import type { State } from '../state.ts';
import {
  asked,
  companyTurn,
  inPhase,
  lay,
  offered,
  play,
  put,
  stand,
  station,
  why,
} from '../testing/table.ts';
import { newCompanyTurn } from './company-turn.ts';
import { hasRoomForToken } from './tokens.ts';

const placing = (state: State, company: Company) =>
  stand(state, 'company-turn', 'place-token', newCompanyTurn(company));
const at = (hex: string, node = 0) => ({ do: 'place', hex, node });

/** Parma and Reggio are joined. */
function parma(phase: Phase = '5'): State {
  const state = inPhase(phase);
  put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], tokens: 2, cash: 7 });
  lay(state, { K11: '57/5', L12: '57/5' });
  return placing(state, 'AFI');
}

describe('placing tokens (§4.2)', () => {
  proves('4.2a', 'one per turn from the charter, free of charge', () => {
    const state = parma();
    play(state, at('L12'));
    expect([state.cash.AFI, state.companies.AFI.tokens]).toEqual([7, 1]);
    expect(state.stations).toContainEqual({ owner: 'AFI', hex: 'L12', node: 0 });
    expect(asked(state)).not.toBe('p1 place-token');
    const none = parma();
    changeCharter(none, 'AFI', { tokens: 0 });
    play(companyTurn(none, 'AFI'), { do: 'pass' });
    expect(asked(none)).not.toBe('p1 place-token');
  });

  proves('4.2b', 'as far as the track goes, and nowhere else', () => {
    const state = parma();
    expect(offered(state)).toEqual([{ do: 'pass' }, at('L12')]);
    expect(why(state, at('K13'))).toBe('not-offered (4.2)');
    lay(state, { M13: '8/2', L14: '201/1' });
    expect(offered(placing(state, 'AFI'))).toContainEqual(at('L14'));
  });

  proves('4.2b', 'there is room in reach unless a border is in between or the slots are full', () => {
    const room = (prepare: (state: State) => void, phase: Phase = '5') => {
      const state = parma(phase);
      prepare(state);
      return hasRoomForToken(state, 'AFI');
    };
    expect(room(() => {})).toBe(true);
    expect(room((state) => station(state, 'CTS', 'L12'))).toBe(false);
    const lugano = inPhase('5');
    put(lugano, 'AFI', { held: { p1: 3 }, at: ['D8'], tokens: 2 });
    lay(lugano, { D8: '57/2', C7: '57/2' });
    expect(hasRoomForToken(lugano, 'AFI')).toBe(false);
  });

  proves('4.2b', 'towns, ports and boxes take no tokens', () => {
    const state = inPhase('5');
    put(state, 'AFI', { held: { p1: 3 }, at: ['M7'], tokens: 2 });
    lay(state, { M7: '612/5', N6: '58/4', K7: '613/0' });
    placing(state, 'AFI');
    const hexes = offered(state).flatMap((choice) => (choice as { hex?: string }).hex ?? []);
    expect(hexes).not.toContain('N6');
    expect(why(state, at('N6'))).toBe('not-offered (4.2)');
  });

  proves(['4.2c', 'C-47', 'C-40'], 'the way crosses no border, even where it comes back', () => {
    // Parma – Cremona (Lombardy) in phase 3, one country with it from phase 4.
    const state = inPhase('3');
    put(state, 'AFI', { held: { p1: 3 }, at: ['K11'], tokens: 2 });
    lay(state, { K11: '57/0', I11: '8/0', H10: '57/2' });
    expect(why(placing(state, 'AFI'), at('H10'))).toBe('token/border (4.2)');
    state.phase = '4';
    expect(why(state, at('H10'))).toBeNull();
    // Cremona – Mantova – Modena: through Veneto from one side of Italy to the other.
    const round = inPhase('4');
    put(round, 'AFI', { held: { p1: 3 }, at: ['H10'], tokens: 2 });
    lay(round, { H10: '57/5', I11: '8/2', H12: '57/1', I13: '9/2' });
    lay(round, { H12: '6/5', I13: '9/2' });
    expect(why(placing(round, 'AFI'), at('H12'))).toBe('token/border (4.2)');
    round.phase = '5';
    expect(why(round, at('H12'))).toBeNull();
  });

  proves(['4.2d', '6.7a'], 'never in Lugano', () => {
    const state = inPhase('8');
    put(state, 'AFI', { held: { p1: 3 }, at: ['D8'], tokens: 1 });
    lay(state, { D8: '57/2', C7: '57/2' });
    expect(why(placing(state, 'AFI'), at('C7'))).toBe('token/border (4.2)');
  });

  proves('4.2e', 'only in a free slot', () => {
    const state = parma();
    station(state, 'CTS', 'L12');
    expect(why(state, at('L12'))).toBe('token/no-slot (4.2)');
  });

  proves('4.2f', 'in passes too, where they block others', () => {
    const state = inPhase('3');
    put(state, 'SFTG', { held: { p1: 3 }, at: ['J6'], tokens: 1 });
    put(state, 'SFTN', { held: { p2: 3 }, at: ['M7'], tokens: 1 });
    lay(state, { J6: '57/5', K7: '614/0', L8: '614/2', M7: '612/0' });
    lay(state, { K7: '614/0', M7: '612/0' });
    placing(state, 'SFTG');
    expect(why(state, at('K7'))).toBeNull();
    play(state, at('K7'));
    expect(state.stations).toContainEqual({ owner: 'SFTG', hex: 'K7', node: 0 });
    // The other company does not come through any more.
    expect(why(placing(state, 'SFTN'), at('J6'))).not.toBeNull();
  });

  proves('4.2g', 'before phase 4 a slot is kept for a historical company that has not begun', () => {
    const alessandria = (tile: string) => {
      const state = inPhase('3');
      put(state, 'SFTN', { held: { p1: 3 }, at: ['H4.1', 'K5'], tokens: 1 });
      state.stations = [{ owner: 'SFTN', hex: 'H4', node: 1 }];
      lay(state, { H4: '606/4', I5: '4/2', J6: tile });
      state.stations = [{ owner: 'SFTN', hex: 'H4', node: 0 }];
      return placing(state, 'SFTN');
    };
    expect(why(alessandria('57/2'), at('J6'))).toBe('token/reserved (4.2)');
    expect(why(alessandria('14/2'), at('J6'))).toBeNull();
    const later = alessandria('57/2');
    later.phase = '4';
    later.concessions = {};
    expect(why(later, at('J6'))).toBeNull();
  });

  proves(['4.2h'], 'never two of one company in a hex', () => {
    const state = inPhase('4');
    put(state, 'SSFL', { held: { p1: 3 }, at: ['Q11', 'R14.0'], tokens: 1 });
    lay(state, { P12: '12/5', Q13: '55/0' });
    const both = offered(placing(state, 'SSFL')).filter(
      (choice) => (choice as { hex?: string }).hex === 'R14',
    );
    expect(both).toEqual([]);
    const double = parma();
    lay(double, { K11: '14/5' });
    expect(offered(double)).not.toContainEqual(at('K11'));
  });

  proves('4.2i', 'not beyond a city or pass full of others’ tokens', () => {
    const state = parma();
    lay(state, { M13: '8/2', L14: '201/1' });
    expect(why(state, at('L14'))).toBeNull();
    station(state, 'CTS', 'L12');
    expect(why(placing(state, 'AFI'), at('L14'))).toBe('not-offered (4.2)');
  });

  proves(['3.3.4x'], 'both circles of Firenze are kept until SFMA has chosen or is gone', () => {
    const state = inPhase('3');
    put(state, 'SSFL', { held: { p1: 3 }, tokens: 1 });
    lay(state, { R12: '9/2', S13: '8/2' });
    placing(state, 'SSFL');
    expect(why(state, at('R14'))).toBe('token/kept-for-choice (3.3.4)');
    const founded = structuredClone(state);
    put(founded, 'SFMA', { held: { p2: 2 }, at: ['R14.1'] });
    expect(why(founded, at('R14'))).toBeNull();
    state.phase = '4';
    state.concessions = {};
    expect(why(state, at('R14'))).toBeNull();
  });
});
