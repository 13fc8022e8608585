import { expect, it } from 'vitest';
import { REPLACED } from './state.ts';
import { put, table } from './testing/table.ts';

it('shares what games of a variant begin with, and keeps it as it was', () => {
  const before = JSON.stringify(table());
  const played = table();
  put(played, 'SFTC', { held: { p1: 2 }, cash: 100, at: ['M3'] });
  played.concessions = { ...played.concessions, SFTC: 'p1' };
  const next = table();
  expect(JSON.stringify(next)).toBe(before);
  expect(played.companies).not.toBe(next.companies);
  for (const part of ['companies', 'shares', 'presidents', 'concessions'] as const) {
    expect(table()[part]).toBe(next[part]);
    expect(REPLACED).toContain(part);
  }
});

it('gives each variant its own', () => {
  const options = {
    unification: ['historical', 'napoleon', 'carlo-alberto'],
    lite: [false, true],
    version1: [false, true],
  };
  for (const unification of options.unification)
    for (const lite of options.lite)
      for (const version1 of options.version1) {
        const { companies, shares, concessions } = table(3, { unification, lite, version1 });
        expect([companies.SFTC.class, companies.SB.class]).toEqual(
          version1 ? ['minor', 'minor'] : ['major', 'major'],
        );
        expect(companies.SB.status).toBe(unification === 'napoleon' ? 'removed' : 'unfounded');
        expect(companies.SFLP.status).toBe(lite ? 'removed' : 'unfounded');
        expect(['SB' in shares, 'SFLP' in shares, 'SFLP' in concessions]).toEqual([
          unification !== 'napoleon',
          !lite,
          !lite,
        ]);
      }
});
