import { type GameEvent, PASS } from '@signalbox/kernel';
import { describe, expect } from 'vitest';
import { loggingWith } from '../testing/logged-by.ts';
import { proves } from '../testing/proves.ts';
import { onTheLine } from './positions/line.ts';
import { operate, play } from './positions/play.ts';
import {
  cash,
  closePrivates,
  company,
  depot,
  newTable,
  phase,
  privates,
  table,
  tiles,
} from './positions/position.ts';

/** Routes are left out, and lists written as JSON. */
function written({ type, routes: _, ...details }: GameEvent): string {
  const parts = Object.values(details);
  return [type, ...parts.map((part) => (typeof part === 'object' ? JSON.stringify(part) : part))].join(' ');
}

/** The events while these are answered. */
const loggedBy = loggingWith(play, written);

describe('the log', () => {
  proves(['AUC-d', 'AUC-f', 'AUC-h'], 'of the opening auction says who wins what, for how much', () => {
    const state = newTable(2);
    expect(loggedBy(state, { do: 'bid', amount: 5 }, PASS)).toEqual([
      'bid p1 choice 5',
      'bid-passed p2 choice',
      'auction-won p1 5',
    ]);
    expect(loggedBy(state, { do: 'ferry', private: 'CMH' })).toEqual(['private-bought p1 CMH 90']);
    expect(loggedBy(state, { do: 'bid', amount: 0 }, PASS)).toEqual([
      'bid p2 choice 0',
      'bid-passed p1 choice',
      'auction-won p2 0',
    ]);
    expect(loggedBy(state, { do: 'start', company: 'IOW', par: 100 })).toEqual([
      'company-started p2 IOW 100',
    ]);
  });

  proves(['PRIV-a', 'PRIV-c', 'PRIV-d'], 'lists privates that are sold, bought and exchanged', () => {
    const state = table(2);
    state.round.stock = 2;
    privates(state, { CMH: 'p1', BHC: 'p1' });
    cash(state, { p1: 500, p2: 500 });
    expect(
      loggedBy(state, { do: 'sell-private', private: 'BHC' }, { do: 'exchange', private: 'CMH' }),
    ).toEqual(['private-sold p1 BHC 0', 'private-exchanged p1 CMH C&N', 'private-closed CMH']);
    expect(loggedBy(state, PASS, { do: 'buy-private', private: 'BHC' })).toEqual([
      'private-bought p2 BHC 30',
    ]);
  });

  proves(['LAY-a', 'TK-b'], 'lists what a company builds, with the cost', () => {
    const state = onTheLine('IOW', ['3+2']);
    closePrivates(state);
    company(state, 'IOW', { held: { p1: 5 }, price: 100, cash: 500, trains: ['3+2'] });
    tiles(state, { J4: '206/2' });
    operate(state, 'lay-track');
    expect(loggedBy(state, { do: 'lay', hex: 'K5', tile: '743', rotation: 2 }, PASS)).toEqual([
      'track-laid IOW K5 743 2 60 false',
    ]);
    expect(loggedBy(state, { do: 'token', hex: 'G5', node: 0 })).toEqual(['token-placed IOW G5 0 40']);
  });

  proves(['DIV-b', 'DIV-c', 'DIV-d'], 'says what a run earns and pays, and the new price', () => {
    const paying = (choice: string) => {
      const state = onTheLine('IOW', ['3+2']);
      closePrivates(state);
      operate(state, 'dividend');
      return loggedBy(state, choice);
    };
    expect(paying('pay')).toEqual(['dividend IOW 90 9 10 {"p1":45}', 'stock-round 2']);
    expect(paying('withhold')).toEqual(['withheld IOW 90 10', 'price IOW 90', 'stock-round 2']);
  });

  proves(['PH-a', 'PH-d'], 'says which train begins a phase and which rust', () => {
    const state = table(2);
    closePrivates(state);
    phase(state, '3');
    depot(state, '4+2', 2);
    company(state, 'C&N', { held: { p1: 5 }, trains: ['2+1'], cash: 900 });
    operate(state, 'buy-train');
    expect(loggedBy(state, { do: 'buy', from: 'bank', train: '4+2' })).toEqual([
      'train-bought C&N 4+2 bank 350',
      'phase 4',
      'rusted 2+1',
    ]);
  });
});
