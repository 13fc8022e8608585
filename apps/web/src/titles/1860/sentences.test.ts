import { sentencesOf } from '@signalbox/text';
import { eighteenSixty } from '@signalbox/titles';
import { expect, it } from 'vitest';

/** A sentence in English. */
function said(key: string, details: Record<string, string | number>): string | null {
  return sentencesOf(eighteenSixty.messages, 'en').sentence(key, details);
}

it('says who may not buy a last train, and of whom', () => {
  const sentence = said('why/trains/last-train', { from: 'BHI&R' });
  expect(sentence).toMatch(/^A company that has a train\b.*BHI&R’s last one/);
});

it('says that a president’s certificate was not sold, not that a company has none', () => {
  expect(said('why/exchange/not-started', { company: 'FYN' })).toMatch(
    /certificate of FYN has not been sold/,
  );
});

it('pays out to shareholders, not to shares', () => {
  const sentence = said('event/dividend', { company: 'C&N', revenue: 120, perShare: 12 });
  expect(sentence).toMatch(/^C&N pays out £120/);
  expect(sentence).not.toMatch(/to its shares/);
});
