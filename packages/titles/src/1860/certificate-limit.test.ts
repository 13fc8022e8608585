import { expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { certificateLimit, countedCertificates } from './certificate-limit.ts';
import { asked, offered, PASS, play, why } from './positions/play.ts';
import { cash, closePrivates, company, phase, privates, table } from './positions/position.ts';

const buy = (id: string, from = 'ipo') => ({ do: 'buy', company: id, from });

proves('LIM-a', 'the limit is 32, 21 or 16', () => {
  expect([2, 3, 4].map((players) => certificateLimit(table(players)))).toEqual([32, 21, 16]);
  const state = table(3);
  closePrivates(state);
  cash(state, { p1: 1000 });
  company(state, 'C&N', { held: { p1: 9 } });
  company(state, 'IOW', { held: { p1: 9 } });
  company(state, 'FYN', { held: { p1: 5 } });
  expect(countedCertificates(state, 'p1')).toBe(20);
  play(state, buy('FYN'));
  play(state, PASS);
  play(state, PASS);
  expect(countedCertificates(state, 'p1')).toBe(21);
  expect(why(state, buy('FYN'))).toBe('purchase/certificate-limit LIM');
});

proves(
  ['LIM-b', 'LIM-c'],
  'privates count, a president’s certificate counts once; at the limit nothing is bought',
  () => {
    const state = table(4);
    cash(state, { p1: 1000 });
    company(state, 'C&N', { held: { p1: 9 } });
    company(state, 'IOW', { held: { p1: 7 } });
    company(state, 'FYN', { held: { p2: 2 }, par: 68 });
    privates(state, { BHC: 'p1', YHC: 'p1' });
    expect(countedCertificates(state, 'p1')).toBe(16);
    for (const choice of [buy('IOW'), buy('FYN'), { do: 'start', company: 'IWNJ', par: 62 }]) {
      expect(why(state, choice)).toBe('purchase/certificate-limit LIM');
    }
  },
);

proves('LIM-c', 'not even a share that would bring a presidency and cure the excess', () => {
  const state = table(4);
  closePrivates(state);
  cash(state, { p1: 1000 });
  company(state, 'C&N', { held: { p1: 9 } });
  company(state, 'IOW', { held: { p1: 5, p2: 5 }, president: 'p2', pool: 0 });
  company(state, 'FYN', { held: { p1: 3, p2: 3 }, president: 'p2' });
  expect(countedCertificates(state, 'p1')).toBe(16);
  expect(why(state, buy('FYN'))).toBe('purchase/certificate-limit LIM');
});

proves(['LIM-d', 'A10'], 'above the limit a player first sells', () => {
  const state = table(4);
  closePrivates(state);
  company(state, 'C&N', { held: { p1: 9 } });
  company(state, 'IOW', { held: { p1: 6, p2: 4 }, president: 'p1' });
  company(state, 'FYN', { held: { p1: 4, p2: 5 } });
  expect(countedCertificates(state, 'p1')).toBe(17);
  expect(why(state, PASS)).toBe('trade/sell-first LIM');
  expect((offered(state) as { do: string }[]).every((choice) => choice.do === 'sell')).toBe(true);
  play(state, { do: 'sell', company: 'FYN', count: 1 });
  expect(why(state, PASS)).toBeNull();
});

proves('A10', 'a player above the limit who can sell nothing more may pass', () => {
  const state = table(4, { oneSaleEach: true });
  closePrivates(state);
  company(state, 'C&N', { held: { p1: 10 } });
  company(state, 'IOW', { held: { p1: 10 } });
  company(state, 'FYN', { held: { p1: 2, p2: 5 } });
  for (const id of ['C&N', 'IOW']) play(state, { do: 'sell', company: id, count: 1 });
  expect(countedCertificates(state, 'p1')).toBe(18);
  expect(why(state, PASS)).toBe('trade/sell-first LIM');
  play(state, { do: 'sell', company: 'FYN', count: 1 });
  expect(countedCertificates(state, 'p1')).toBe(17);
  expect(offered(state)).toContainEqual(PASS);
  play(state, PASS);
  expect(asked(state)).toBe('p2 trade');
});

proves('A10', 'and keeps selling until within it', () => {
  const state = table(4);
  closePrivates(state);
  company(state, 'C&N', { held: { p1: 9 } });
  company(state, 'IOW', { held: { p1: 7, p2: 3 }, president: 'p1' });
  company(state, 'FYN', { held: { p1: 4, p2: 5 } });
  play(state, { do: 'sell', company: 'FYN', count: 1 });
  expect(countedCertificates(state, 'p1')).toBe(17);
  expect(why(state, PASS)).toBe('trade/sell-first LIM');
  play(state, { do: 'sell', company: 'FYN', count: 1 });
  expect(why(state, PASS)).toBeNull();
});

proves(['LIM-e', 'PH-h'], 'the first 8+4 takes the limit away', () => {
  const state = table(2);
  closePrivates(state);
  cash(state, { p1: 1000 });
  for (const id of ['C&N', 'IOW', 'FYN', 'IWNJ'] as const) company(state, id, { held: { p1: 9 } });
  company(state, 'S&C', { held: { p2: 5 }, par: 62 });
  expect(countedCertificates(state, 'p1')).toBe(32);
  expect(why(state, buy('S&C'))).toBe('purchase/certificate-limit LIM');
  phase(state, '8');
  play(state, buy('S&C'));
  expect(countedCertificates(state, 'p1')).toBe(33);
  expect(asked(state)).toBe('p2 trade');
});

proves('LIM-f', 'an exchange is allowed at the limit', () => {
  const state = table(4);
  company(state, 'C&N', { held: { p1: 9 } });
  company(state, 'IOW', { held: { p1: 8 } });
  company(state, 'FYN', { held: { p2: 5 } });
  privates(state, { BHC: null, YHC: 'p1', CMH: null, RPSC: null });
  expect(countedCertificates(state, 'p1')).toBe(16);
  play(state, { do: 'exchange', private: 'YHC' });
  expect(countedCertificates(state, 'p1')).toBe(16);
});
