import { expect, it } from 'vitest';
import { botFor, levelFor, type Settings } from './settings.ts';

const settings = (changes: Partial<Settings>) =>
  ({ levels: {}, level: null, botStyle: null, ...changes }) as Settings;

it('a newcomer plays against the level that suits the title, until another is chosen', () => {
  expect(levelFor(settings({}), '1841')).toBe('apprentice');
  expect(levelFor(settings({}), 'union-station')).toBe('conductor');
  expect(levelFor(settings({ levels: { '1841': 'baron' } }), '1841')).toBe('baron');
  expect(levelFor(settings({ levels: { '1841': 'baron' } }), '1860')).toBe('apprentice');
});

it('a level that was chosen for all titles still applies', () => {
  expect(levelFor(settings({ level: 'random' }), '1841')).toBe('random');
});

it('bots have the chosen style, random players none', () => {
  expect(botFor(settings({ botStyle: 'raider' }), '1841')).toBe('apprentice:raider');
  expect(botFor(settings({ botStyle: 'any', level: 'baron' }), '1841')).toBe('baron:any');
  expect(botFor(settings({ botStyle: 'raider', level: 'random' }), '1841')).toBe('random');
});
