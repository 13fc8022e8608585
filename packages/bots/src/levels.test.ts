import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { botNamed, nameOfBot, newcomerLevel, seatedBot } from './levels.ts';
import { isAdvised } from './titles/index.ts';

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

test('a style is drawn only if it may be any', () => {
  expect(seatedBot('baron:any', () => 2)).toBe('baron:raider');
  expect(seatedBot('baron:builder', () => 2)).toBe('baron:builder');
  expect(seatedBot('baron', () => 2)).toBe('baron');
});

test('every title that bots know has a level for newcomers', () => {
  for (const title of TITLES) expect(newcomerLevel(title.id) !== 'random').toBe(isAdvised(title));
});
