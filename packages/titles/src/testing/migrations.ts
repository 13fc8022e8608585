import {
  type AnyTitle,
  defaultOptions,
  inCurrentTerms,
  type Json,
  migrate,
  newGame,
  PASS,
} from '@signalbox/kernel';
import { expect, test } from 'vitest';

/** A title whose first format had neither quiet sets nor deals refused for a turn. */
export function testCountQuietSets(title: AnyTitle): void {
  test('a game of format 1 continues: it counts quiet sets from then on, and offers can be refused for a turn', () => {
    const state = newGame(title, { players: 2, options: defaultOptions(title.options) });
    const { quiet, ...rest } = JSON.parse(JSON.stringify(state));
    const vars = { company: 'X', declined: [{ from: 'Y', train: '2', price: 5 }] };
    const stack = [...rest.stack, { procedure: 'train-step', label: 'buy-train', vars }];
    const migrated = migrate(title, { ...rest, stack, format: 1, idleSets: 1 });
    expect(quiet).toEqual({ position: '', paid: false, sets: 0 });
    expect(migrated).toMatchObject({ format: title.format, quiet });
    expect(migrated).not.toHaveProperty('idleSets');
    expect(migrated.stack.at(-1)!.vars).toMatchObject({ declined: vars.declined, closed: [] });
  });
}

/** Files of version 1 have another word for passing in some decisions: it stays known, whatever they are called now. */
export function testFormerPasses(title: AnyTitle, words: Readonly<Record<string, Json>>): void {
  test.each(Object.entries(words))('the former word for passing is known: %s', (decision, choice) => {
    expect(inCurrentTerms(title, { seat: 'p1', decision, choice }).choice).toEqual(PASS);
  });
}
