import { expect, test } from 'vitest';
import { botNamed, nameOfBot } from './levels.ts';

test('a bot is named by its level, and by its style if it has one', () => {
  expect(botNamed('baron')).toEqual({ level: 'baron', style: null });
  expect(botNamed('baron:raider')).toEqual({ level: 'baron', style: 'raider' });
  for (const name of ['baron', 'conductor:builder'] as const) expect(nameOfBot(botNamed(name)!)).toBe(name);
});

test('there is no other bot, and no random player with a style', () => {
  for (const name of ['', 'wizard', 'baron:wizard', 'baron:', 'baron:raider:raider', 'random:raider'])
    expect(botNamed(name)).toBeNull();
  expect(nameOfBot({ level: 'random', style: 'raider' })).toBe('random');
});
