import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { position } from './position.ts';
import type { State } from './state.ts';
import { asked, attempt, buy, choose, lay, legal } from './testing/play.ts';

const BESIDE_CHICAGO = ['D11', 'D13', 'E10', 'F11', 'F15', 'G12', 'G14'];
/** A line of eleven discs that leaves one in the supply. */
const ELEVEN = ['G12', 'G10', 'G8', 'G6', 'H5', 'I4', 'I6', 'I8', 'I10', 'I12', 'I14'];

const held = { PRR: { p1: 1, p2: 1 }, MILW: { p1: 1, p2: 1 }, CBQ: { p1: 1, p2: 1 }, ALTON: { p2: 1 } };
const table = (given: Parameters<typeof position>[0]) =>
  position({ held, offer: ['PFWC', null, null], open: 'PRR', ...given });

/** Where a railroad's first disc of a lay may go. */
function spaces(state: State, railroad: 'PRR' | 'MILW' | 'CBQ'): string[] {
  choose(state, { do: 'lay', railroad });
  return (legal(state) as string[]).sort();
}

describe('choosing a railroad', () => {
  proves('LAY-a', 'the player needs a share of it', () => {
    const state = table({});
    expect(legal(state)).toContainEqual({ do: 'lay', railroad: 'PRR' });
    const refused = attempt(state, { do: 'lay', railroad: 'ALTON' });
    expect(refused).toMatchObject({ why: 'no-share', rule: 'LAY', details: { railroad: 'ALTON' } });
  });

  proves(['LAY-k', 'US-R3'], 'a railroad without a disc or at its destination cannot be chosen', () => {
    const state = table({ track: { PRR: [...ELEVEN, 'I16'], CBQ: ['E10', 'E8', 'E6', 'F5', 'F3'] } });
    const why = (railroad: string) => attempt(state, { do: 'lay', railroad })?.why;
    expect(why('PRR')).toBe('no-discs-left');
    expect(why('CBQ')).toBe('destination-reached');
  });

  proves(['G-16', 'LAY-k', 'US-R3'], 'nor one for which all seven hexes beside Chicago are full', () => {
    const state = table({ track: { PRR: BESIDE_CHICAGO, CBQ: BESIDE_CHICAGO } });
    expect(attempt(state, { do: 'lay', railroad: 'MILW' })).toMatchObject({
      why: 'no-space',
      rule: 'LAY',
    });
    expect(legal(state)).toContainEqual({ do: 'lay', railroad: 'PRR' });
  });

  proves(
    ['LAY-g', 'LAY-k', 'US-R3'],
    'nor one whose own disc beside Chicago is shut in by full hexes',
    () => {
      // D13 lies by the lake: D11 and C12 are its only other neighbours.
      const full = [...BESIDE_CHICAGO.filter((hex) => hex !== 'D13'), 'C12'];
      const state = table({ track: { PRR: full, CBQ: full, MILW: ['D13'] } });
      expect(attempt(state, { do: 'lay', railroad: 'MILW' })).toMatchObject({ why: 'no-space', rule: 'LAY' });
    },
  );

  proves('LAY-n', 'laying costs nothing', () => {
    const state = table({ cash: { p1: 0 } });
    lay(state, 'PRR', 'G12', 'G10');
    expect(state.cash.p1).toBe(0);
  });
});

describe('placing discs', () => {
  proves('LAY-b', 'two, one after the other, the second on the changed board', () => {
    const state = table({});
    choose(state, { do: 'lay', railroad: 'PRR' });
    expect(asked(state)).toBe('p1 place-disc');
    expect(legal(state)).not.toContain('E8');
    choose(state, 'E10');
    expect(asked(state)).toBe('p1 place-disc');
    expect(legal(state)).toContain('E8');
    choose(state, 'F11');
    expect(state.track).toEqual({ E10: ['PRR'], F11: ['PRR'] });
    expect(state.discs.PRR).toBe(10);
    expect(asked(state)).toBe('chance turn-up-share');
  });

  proves('LAY-c', 'a first disc touches Chicago', () => {
    expect(spaces(table({}), 'PRR')).toEqual(BESIDE_CHICAGO);
    const state = table({});
    choose(state, { do: 'lay', railroad: 'PRR' });
    expect(attempt(state, 'H11')).toMatchObject({ why: 'not-connected', rule: 'LAY' });
  });

  proves(['LAY-d', 'US-R4'], 'Chicago takes no disc', () => {
    const state = table({});
    choose(state, { do: 'lay', railroad: 'PRR' });
    for (const hex of ['E12', 'F13']) {
      expect(attempt(state, hex)).toMatchObject({ why: 'chicago-takes-no-disc', rule: 'LAY' });
    }
  });

  proves('LAY-e', 'a later disc may start from Chicago again', () => {
    const state = table({ track: { MILW: ['D11', 'C10'] } });
    lay(state, 'MILW', 'G14', 'F15');
    expect(state.track).toMatchObject({ G14: ['MILW'], F15: ['MILW'] });
  });

  proves('LAY-f', 'track of others does not connect', () => {
    const state = table({ track: { PFWC: ['G14', 'H15'], MILW: ['D11'] } });
    choose(state, { do: 'lay', railroad: 'MILW' });
    expect(attempt(state, 'I16')).toMatchObject({ why: 'not-connected', details: { railroad: 'MILW' } });
  });

  proves('LAY-g', 'two discs a hex, of different colours', () => {
    const state = table({ track: { PRR: ['E10'], CBQ: ['E10'], MILW: ['F11'] } });
    choose(state, { do: 'lay', railroad: 'MILW' });
    expect(attempt(state, 'E10')).toMatchObject({ why: 'hex-full', rule: 'LAY' });
    expect(attempt(state, 'F11')).toMatchObject({ why: 'own-disc-there', rule: 'LAY' });
    const second = table({ track: { PRR: ['E10'] } });
    lay(second, 'MILW', 'E10', 'E8');
    expect(second.track.E10).toEqual(['PRR', 'MILW']);
  });

  proves('LAY-h', 'a destination fills up like any hex, and then its railroad can never finish', () => {
    const west = ['E10', 'E8', 'E6', 'F5', 'F3'];
    const state = table({ track: { PRR: west, MILW: west, CBQ: ['F11', 'F9', 'F7', 'G6', 'G4'] } });
    choose(state, { do: 'lay', railroad: 'CBQ' });
    expect(legal(state)).not.toContain('F3');
    expect(attempt(state, 'F3')).toMatchObject({ why: 'hex-full' });
  });

  proves('LAY-i', 'there is no way across the lake', () => {
    const state = table({ track: { MILW: ['D13'] } });
    choose(state, { do: 'lay', railroad: 'MILW' });
    expect(attempt(state, 'E14')).toMatchObject({ why: 'malformed-choice' });
    expect(attempt(state, 'E16')).toMatchObject({ why: 'not-connected' });
  });

  proves('LAY-j', 'the second disc may build on the first', () => {
    const state = table({});
    lay(state, 'PRR', 'E10', 'E8');
    expect(state.track).toEqual({ E10: ['PRR'], E8: ['PRR'] });
  });

  proves('LAY-e', 'the rulebook’s example: where the next blue disc may go', () => {
    const state = table({ track: { MILW: ['D11', 'C10'], PRR: ['E10', 'F11'], CBQ: ['E10'] } });
    const fromChicago = ['D13', 'F11', 'F15', 'G12', 'G14'];
    const fromBlue = ['B11', 'B9', 'C12', 'C8', 'D9'];
    expect(spaces(state, 'MILW')).toEqual([...fromChicago, ...fromBlue].sort());
  });
});

describe('a lay of one disc', () => {
  proves(['LAY-k', 'LAY-m', 'US-R3', 'G-3'], 'with one disc left one is placed, and the offer moves', () => {
    const state = table({ track: { PRR: ELEVEN } });
    lay(state, 'PRR', 'I16');
    expect(state.discs.PRR).toBe(0);
    expect(state.offer).toEqual(['PRR', 'PFWC', null]);
    expect(asked(state)).toBe('chance turn-up-share');
  });

  proves(['LAY-k', 'US-R3', 'G-3'], 'with one space left one is placed', () => {
    // All hexes beside Chicago are full but D13; from there D11 is full, and so is C12.
    const full = [...BESIDE_CHICAGO.filter((hex) => hex !== 'D13'), 'C12'];
    const state = table({ track: { PRR: full, CBQ: full } });
    choose(state, { do: 'lay', railroad: 'MILW' });
    // The only space leaves nothing to choose.
    expect(state.track.D13).toEqual(['MILW']);
    expect(state.discs.MILW).toBe(11);
    expect(asked(state)).toBe('chance turn-up-share');
  });

  proves(['LAY-l', 'G-17', 'G-3'], 'the destination ends the lay and the railroad', () => {
    const state = table({ track: { CBQ: ['E10', 'E8', 'E6', 'F5'] } });
    choose(state, { do: 'lay', railroad: 'CBQ' });
    // Two discs would fit elsewhere; nobody is obliged to place them there.
    expect(legal(state)).toContain('F7');
    choose(state, 'F3');
    expect(state.discs.CBQ).toBe(0);
    expect(state.events).toContainEqual({ type: 'railroad-complete', railroad: 'CBQ' });
    expect(state.offer).toEqual(['PRR', 'PFWC', null]);
    expect(asked(state)).toBe('chance turn-up-share');
    choose(state, 'PRR');
    expect(attempt(state, { do: 'lay', railroad: 'CBQ' })).toMatchObject({ why: 'destination-reached' });
  });

  proves('LAY-l', 'as the second disc too', () => {
    const state = table({ track: { CBQ: ['E10', 'E8', 'E6'] } });
    lay(state, 'CBQ', 'F5', 'F3');
    expect(state.discs.CBQ).toBe(0);
    expect(asked(state)).toBe('chance turn-up-share');
  });
});

proves(['G-6', 'SELL-i'], 'a railroad that nobody holds is laid by nobody, until a share is bought', () => {
  const state = table({ held: { CBQ: { p1: 1, p2: 1, p3: 1 } }, open: 'CBQ' });
  expect(attempt(state, { do: 'lay', railroad: 'PFWC' })).toMatchObject({ why: 'no-share' });
  buy(state, 1);
  choose(state, 'PRR', { do: 'sell', railroad: 'CBQ' }, { do: 'sell', railroad: 'CBQ' });
  expect(legal(state)).toContainEqual({ do: 'lay', railroad: 'PFWC' });
});
