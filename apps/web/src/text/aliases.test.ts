import { sentencesOf, withAliases } from '@signalbox/text';
import { eighteenFortyOne } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';

describe('version 1 of 1841', () => {
  const state = (version1: boolean) =>
    eighteenFortyOne.setup({ players: 4, options: { ...defaults(), version1 } });
  const said = (version1: boolean, language: 'en' | 'ja') =>
    sentencesOf(
      withAliases(eighteenFortyOne.messages, eighteenFortyOne.aliasesAt!(state(version1))),
      language,
    );

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

function defaults() {
  return Object.fromEntries(
    Object.entries(eighteenFortyOne.options).map(([name, option]) => [name, option.default]),
  );
}
