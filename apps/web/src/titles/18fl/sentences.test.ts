import { sentencesOf } from '@signalbox/text';
import { eighteenFL } from '@signalbox/titles';
import { expect, it } from 'vitest';

/** A sentence in both languages. */
function said(key: string, details: Record<string, string | number | boolean>): (string | null)[] {
  return (['en', 'ja'] as const).map((language) =>
    sentencesOf(eighteenFL.messages, language).sentence(key, details),
  );
}

it('names no half of Jacksonville where a station is placed: there is only room once they are joined', () => {
  const placed = (node: number) =>
    said('event/station-placed', { company: 'ACL', hex: 'B23', node, cost: 40 });
  for (const node of [0, 1])
    expect(placed(node)).toEqual([
      'ACL places a station in Jacksonville (B23) for $40.',
      'ACLがジャクソンビル（B23）に駅トークンを$40で置きました。',
    ]);
});

it('names the half of Jacksonville beside which the Terminal station is', () => {
  const placed = (hex: string, node: number) =>
    said('event/terminal-placed', { company: 'ACL', hex, node })[0];
  expect(placed('B23', 0)).toBe('ACL places the Terminal station beside Jacksonville (B23) (south).');
  expect(placed('B23', 1)).toBe('ACL places the Terminal station beside Jacksonville (B23) (north).');
  expect(placed('F23', 0)).not.toMatch(/south|north/);
});

it('tells an upgrade from the first tile of a hex, also in logs of before', () => {
  const laid = (tile: string, upgrade?: boolean) =>
    said('event/track-laid', {
      company: 'TPS',
      hex: 'B21',
      tile,
      rotation: 0,
      cost: 0,
      ...(upgrade === undefined ? {} : { upgrade }),
    });
  expect(laid('82', true)).toEqual(['TPS upgrades B21 to tile 82.', 'TPSがB21をタイル82に張り替えました。']);
  const first = ['TPS lays tile 9 in B21.', 'TPSがB21にタイル9を敷設しました。'];
  expect(laid('9', false)).toEqual(first);
  expect(laid('9')).toEqual(first);
});
