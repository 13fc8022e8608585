import { type Language, newGame } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { eighteenFL } from './index.ts';
import { PANEL_MESSAGES, PANELS } from './panels.ts';

const state = newGame(eighteenFL, { players: 2, options: {} });

/** Enough of a formatter for the panels. */
const say =
  (language: Language) =>
  (key: string, details: Readonly<Record<string, unknown>> = {}) =>
    PANEL_MESSAGES[key]![language].replace(/\{(\w+)(, number, money)?\}/g, (_, name, money) =>
      money ? `$${details[name]}` : String(details[name]),
    );

test('the map shows homes, the market its prices', () => {
  expect(PANELS.map(state)).toContain('B23*');
  expect(PANELS.map(state)).toContain('SA,SR');
  expect(PANELS.market(state)).toMatch(/^60 +65 +70 .* 400$/);
});

test('players and companies have a line each, in both languages', () => {
  expect(PANELS.players(state, say('en'))).toContain('$300, holds –; net worth $300');
  expect(PANELS.players(state, say('ja'))).toContain('資産$300');
  expect(PANELS.companies(state, say('en'))).toBe('Stock round 1, operating round 0, phase 2; bank $7400');
});
