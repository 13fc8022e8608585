import { sentencesOf } from '@signalbox/text';
import { eighteenFortyOne } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { WORDS } from './words.ts';

const MESSAGES = { ...eighteenFortyOne.messages, ...WORDS };
const en = sentencesOf(MESSAGES, 'en');
const ja = sentencesOf(MESSAGES, 'ja');

/** A sentence in both languages. */
const said = (key: string, details: Record<string, string | number>) => [
  en.sentence(key, details),
  ja.sentence(key, details),
];

describe('what 1841 says', () => {
  it('says why an odd share is cashed if no share is left, which older logs do not know', () => {
    const cashed = { holder: 'SFLi', company: 'CFCC', amount: 121 };
    expect(said('event/odd-share-cashed', { ...cashed, left: 'none', old: 'SB' })).toEqual([
      'SFLi receives L.121 for an odd share of SB, because CFCC has no shares left.',
      'CFCCの株が残っていないため、SFLiがSBの端数株をL.121で換金しました。',
    ]);
    const plain = 'SFLi receives L.121 for an odd share of SB.';
    expect(said('event/odd-share-cashed', { ...cashed, left: 'some', old: 'SB' })[0]).toBe(plain);
    const older = 'SFLi receives L.121 for an odd share';
    expect(said('event/odd-share-cashed', { ...cashed, left: 'none' })[0]).toBe(
      `${older}, because CFCC has no shares left.`,
    );
    expect(said('event/odd-share-cashed', cashed)[0]).toBe(`${older}.`);
  });

  it('counts the room that the pool has, down to none', () => {
    expect([0, 1, 2].map((room) => en.sentence('why/sale/pool-full', { room, company: 'AFI' }))).toEqual([
      'The pool cannot take any more shares of AFI.',
      'The pool has room for only 1 more share of AFI.',
      'The pool has room for only 2 more shares of AFI.',
    ]);
    expect(ja.sentence('why/sale/pool-full', { room: 0, company: 'AFI' })).toContain(
      'これ以上受け入れられません',
    );
  });

  it('says that a used concession includes the president’s certificate', () => {
    const proposal = { proposer: 'p1', concession: 'SFTG', price: 50 };
    const [used, usedJa] = said('proposal/concession-deal', { ...proposal, used: 'yes' });
    expect(used).toContain('in all for concession SFTG and the president’s certificate of SFTG');
    expect(usedJa).toContain('社長株');
    const [unused, unusedJa] = said('proposal/concession-deal', { ...proposal, used: 'no' });
    expect([unused!.includes('certificate'), unusedJa!.includes('社長株')]).toEqual([false, false]);
  });

  it('names the part of a company that is bought, not the company', () => {
    const bought = { buyer: 'p1', company: 'CTS', from: 'pool', percent: 10, amount: 100 };
    const [event, eventJa] = said('event/share-bought', bought);
    expect(event).toContain('buys 10% of CTS from');
    expect(eventJa).toContain('CTSの10%');
  });

  it('calls the shares that a company sells of itself unissued', () => {
    const sale = { seller: 'CTS', company: 'CTS', count: 2, amount: 136 };
    expect(said('event/shares-sold', { ...sale, from: 'ipo' })).toEqual([
      'CTS sells 2 unissued shares of its own for L.136.',
      'CTSが自社の未発行株2株をL.136で売りました。',
    ]);
    const others = ['CTS sells 2 shares of AFI for L.136.', 'CTSがAFIの2株をL.136で売りました。'];
    expect(said('event/shares-sold', { ...sale, company: 'AFI', from: 'CTS' })).toEqual(others);
    // A log that does not say where they came from.
    expect(said('event/shares-sold', { ...sale, company: 'AFI' })).toEqual(others);
  });

  it('says how many tokens a charter may have and what tokens cost, and mentions no cost if there is none', () => {
    expect(said('why/tokens/charter', { most: 2 })).toEqual([
      'At most 2 tokens may be kept on the charter.',
      '権利書に置けるトークンは最大2個です。',
    ]);
    // A treasury may pay for one token, and not for several.
    expect(said('why/tokens/treasury', { count: 3, cost: 300 })).toEqual([
      '3 tokens cost L.300, which the treasury cannot pay.',
      'トークン3個の代金はL.300で、金庫の資金が足りません。',
    ]);
    expect(said('why/tokens/treasury', { count: 1, cost: 100 })[0]).toBe(
      'A token costs L.100, which the treasury cannot pay.',
    );
    const laid = { company: 'AFI', tile: '57', hex: 'K11', cost: 0 };
    for (const sentence of said('event/track-laid', laid)) expect(sentence).not.toMatch(/L\.0|for/);
  });

  it('counts the tokens and the trains that are taken over', () => {
    const tokens = (hexes: string[], charter: number) =>
      en.sentence('event/tokens-divided', { company: 'SB', hexes, count: hexes.length, charter });
    expect(tokens(['F16'], 0)).toBe('SB takes over the token in Venezia (F16).');
    expect(tokens(['F16'], 1)).toBe('SB takes over the token in Venezia (F16) and 1 on the charter.');
    expect(tokens(['F16', 'F14'], 0)).toMatch(/^SB takes over the tokens in Venezia \(F16\) and /);
    const trains = (...kinds: string[]) =>
      en.sentence('event/trains-handed-over', {
        from: 'IRSFF',
        to: 'SB',
        trains: kinds,
        count: kinds.length,
      });
    expect(trains('3')).toBe('SB takes over a 3-train from IRSFF.');
    expect(trains('8')).toBe('SB takes over an 8-train from IRSFF.');
    expect(trains('3', '3')).toBe('SB takes over 2 trains (3, 3) from IRSFF.');
    const two = { from: 'IRSFF', to: 'SB', trains: ['3', '3'], count: 2 };
    expect(ja.sentence('event/trains-handed-over', two)).toBe('SBがIRSFFの列車2両（3, 3）を引き継ぎました。');
    expect(ja.sentence('event/trains-handed-over', { ...two, trains: ['3'], count: 1 })).toBe(
      'SBがIRSFFの3列車を引き継ぎました。',
    );
  });

  it('calls in Japanese one thing by one word: to end a turn, and to receive a share', () => {
    expect(ja.sentence('choice/first-shares/pass')).toBe(UI['table/done'].ja);
    expect(ja.sentence('choice/grant-round/pass')).toBe(UI['table/done'].ja);
    expect(ja.sentence('brief/exchange-single')).toContain('受け取る');
    expect(ja.sentence('choice/exchange-single', { choice: 'SB' })).toContain('受け取る');
  });

  it('says why a city with a port and a pass is not a route', () => {
    expect(en.sentence('why/routes/incomplete', { train: '3' })).toContain('Ports and passes are not enough');
    expect(ja.sentence('why/routes/incomplete', { train: '3' })).toContain('港と峠だけでは足りません');
    expect(en.sentence('why/routes/no-station', { train: '3' })).toContain('A token in a pass is not enough');
    // A pass can be full of other companies' tokens as well as a city.
    expect(en.sentence('why/routes/blocked', { train: '3', node: 'Giovi' })).toBe(
      'The 3-train cannot run through Giovi, which is full of other companies’ tokens.',
    );
  });

  it('names the round, stock or operating, in which shares were sold', () => {
    expect(said('why/purchase/sold-this-round', { company: 'AFI' })).toEqual([
      'You have sold shares of AFI this round, so you may not buy any.',
      'このラウンドにAFIの株を売ったため、買えません。',
    ]);
  });

  it('says of a company what it passes on, not how the step is called', () => {
    expect(en.sentence('passed/company-sale', { seat: 'SFLi' })).toBe('SFLi sells no shares.');
    expect(ja.sentence('passed/company-sale', { seat: 'SFLi' })).toBe('SFLiは株を売りませんでした。');
  });
});
