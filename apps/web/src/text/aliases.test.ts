import type { Options } from '@signalbox/kernel';
import { sentencesOf, withAliases } from '@signalbox/text';
import { eighteenFortyOne } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';

describe('version 1 of 1841', () => {
  const said = (version1: boolean, language: 'en' | 'ja') => saidWith({ version1 }, language);

  it('calls SB by its former name, also in the middle of a sentence', () => {
    const en = said(true, 'en');
    expect(en.sentence('event/secession')).toBe('Ferdinandea secession: IRSFF is split into SFV and SFL.');
    expect(said(true, 'ja').sentence('event/secession')).toContain('SFVとSFL');
    expect(en.sentence('event/president', { president: 'pool', company: 'SB' })).toMatch(/^SFV has no/);
    expect(en.sentence('company-name/SB')).toBe('Strade di Ferro Venete');
  });

  it('is the only one that does, and names that contain the letters are unchanged', () => {
    expect(said(false, 'en').sentence('company/SB')).toBe('SB');
    expect(said(true, 'en').sentence('company/SSFL')).toBe('SSFL');
    expect(withAliases({ a: { en: 'SBX, XSB and SB.', ja: 'SBを買う' } }, { SB: 'SFV' })).toEqual({
      a: { en: 'SBX, XSB and SFV.', ja: 'SFVを買う' },
    });
  });

  it('has no message that depends on the name that changes', () => {
    for (const message of Object.values(eighteenFortyOne.messages)) {
      for (const text of Object.values(message))
        expect(text).not.toMatch(/select[^{}]*(\{[^{}]*\}[^{}]*)*\bSB \{/);
    }
  });
});

describe('1841 Lite', () => {
  it('calls the box of Tuscany and Roma by its name, also on hexes that are cities elsewhere', () => {
    const [en, ja] = (['en', 'ja'] as const).map((language) => saidWith({ lite: true }, language));
    expect(en!.sentence('hex/P12')).toBe('Tuscany & Roma (P12)');
    expect(ja!.sentence('hex/R14')).toBe('トスカーナ・ローマ（R14）');
    expect(en!.sentence('event/box-connected', { company: 'SFTG', box: 'Roma' })).toContain('Tuscany & Roma');
    expect(en!.sentence('hex/M7')).toBe('Genova (M7)');
    expect(saidWith({}, 'en').sentence('hex/P12')).toBe('Lucca (P12)');
    expect(saidWith({ lite: true, version1: true }, 'en').sentence('company/SB')).toBe('SFV');
  });
});

function saidWith(options: Options, language: 'en' | 'ja') {
  const state = eighteenFortyOne.setup({ players: 4, options: { ...defaults(), ...options } });
  return sentencesOf(withAliases(eighteenFortyOne.messages, eighteenFortyOne.aliasesAt!(state)), language);
}

function defaults() {
  return Object.fromEntries(
    Object.entries(eighteenFortyOne.options).map(([name, option]) => [name, option.default]),
  );
}
