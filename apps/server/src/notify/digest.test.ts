import { expect, it } from 'vitest';
import { nextDigest } from './digest.ts';

const at = (text: string) => Date.parse(text);
const next = (hour: number, zone: string, now: string) =>
  new Date(nextDigest({ digest_hour: hour, time_zone: zone }, at(now))).toISOString();

it('the mail of the day comes at the chosen hour of the owner’s time zone', () => {
  expect(next(7, 'Asia/Tokyo', '2026-11-17T03:10:00Z')).toBe('2026-11-17T22:00:00.000Z');
  expect(next(7, 'Asia/Kolkata', '2026-11-17T01:29:59Z')).toBe('2026-11-17T01:30:00.000Z');
  expect(next(7, 'Asia/Kolkata', '2026-11-17T01:30:00Z')).toBe('2026-11-18T01:30:00.000Z');
  expect(next(7, 'Europe/Rome', '2026-10-24T06:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
});

it('comes on the day on which its hour does not exist, too', () => {
  expect(next(2, 'Europe/Rome', '2026-03-29T00:30:00Z')).toBe('2026-03-30T00:00:00.000Z');
  expect(next(2, 'Europe/Rome', '2026-03-28T02:00:00Z')).toBe('2026-03-29T02:00:00.000Z');
});
