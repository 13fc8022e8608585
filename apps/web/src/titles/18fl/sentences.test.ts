import { sentencesOf } from '@signalbox/text';
import { eighteenFL } from '@signalbox/titles';
import { expect, it } from 'vitest';

/** A sentence in both languages. */
function said(key: string, details: Record<string, string | number>): (string | null)[] {
  return (['en', 'ja'] as const).map((language) =>
    sentencesOf(eighteenFL.messages, language).sentence(key, details),
  );
}

it('names the city of Jacksonville that a station is in', () => {
  const placed = (hex: string, node: number) =>
    said('event/station-placed', { company: 'ACL', hex, node, cost: 40 });
  expect(placed('B23', 0)).toEqual([
    'ACL places a station in Jacksonville (B23) (south) for $40.',
    'ACLがジャクソンビル（B23）（南）に駅トークンを$40で置きました。',
  ]);
  expect(placed('B23', 1)).toEqual([
    'ACL places a station in Jacksonville (B23) (north) for $40.',
    'ACLがジャクソンビル（B23）（北）に駅トークンを$40で置きました。',
  ]);
  for (const sentence of placed('F23', 0)) expect(sentence).not.toMatch(/south|north|南|北/);
});

it('says of a log that does not name the city only where the station is', () => {
  expect(said('event/station-placed', { company: 'ACL', hex: 'B23', cost: 40 })).toEqual([
    'ACL places a station in Jacksonville (B23) for $40.',
    'ACLがジャクソンビル（B23）に駅トークンを$40で置きました。',
  ]);
});
