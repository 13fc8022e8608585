import type { AnyTitle } from '@signalbox/kernel';
import { describe, expect, test } from 'vitest';
import * as exports18FL from './18fl/exports.ts';
import * as exports1841 from './1841/exports.ts';
import * as exports1860 from './1860/exports.ts';
import { TITLES } from './index.ts';
import * as exportsUnionStation from './union-station/exports.ts';

const EXPORTS: Readonly<Record<string, { PROCEDURES: object; DECISIONS: object }>> = {
  '18FL': exports18FL,
  '1841': exports1841,
  '1860': exports1860,
  'union-station': exportsUnionStation,
};

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const byKey = (named: AnyTitle['procedures'] | AnyTitle['decisions']) =>
  Object.fromEntries([...named].map(([name, object]) => [camelCase(name), object]));

describe.each(TITLES.map((title) => [title.id, title] as const))('the exports of %s', (id, title) => {
  test('has every procedure and decision of the sequence of play, each under its own name', () => {
    const { PROCEDURES, DECISIONS } = EXPORTS[id]!;
    expect(Object.keys(PROCEDURES).sort()).toEqual(Object.keys(byKey(title.procedures)).sort());
    expect(Object.keys(DECISIONS).sort()).toEqual(Object.keys(byKey(title.decisions)).sort());
    for (const [key, object] of Object.entries(PROCEDURES)) expect(object).toBe(byKey(title.procedures)[key]);
    for (const [key, object] of Object.entries(DECISIONS)) expect(object).toBe(byKey(title.decisions)[key]);
  });
});
