import type { Json } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { begin, run } from './testing/table.ts';

const passing = (choices: Json[]): Json =>
  choices.find((choice) => choice === 'decline' || (choice as { do?: string })?.do === 'pass') ?? choices[0]!;

describe('the sequence of play (§1.1)', () => {
  proves(
    '1.1a',
    'concessions, then stock and operating rounds in turn; where nothing happens the game ends',
    () => {
      const state = begin(3);
      const names: string[] = [];
      run(
        state,
        ({ events, outcome }) => {
          for (const { type } of events ?? []) if (/round$|seating/.test(type)) names.push(type);
          return outcome !== null;
        },
        passing,
      );
      expect(names.slice(0, 4)).toEqual(['seating', 'stock-round', 'operating-round', 'stock-round']);
      expect(state.outcome?.reason).toBe('standstill');
    },
  );
});
