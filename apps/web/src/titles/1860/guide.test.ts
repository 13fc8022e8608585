import type { Options } from '@signalbox/kernel';
import { onTheLine } from '@signalbox/titles/1860/positions/line.ts';
import {
  asked,
  earn,
  operate,
  passAll,
  play,
  playRound,
  playTo,
} from '@signalbox/titles/1860/positions/play.ts';
import { closePrivates, company, phase, table } from '@signalbox/titles/1860/positions/position.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import { expect, it } from 'vitest';
import { loadPresentation } from '../index.ts';
import { guide } from './guide.ts';

/** British Rail has taken over, and IOW can buy a train. */
function britishRail(): State {
  const state = table(2);
  closePrivates(state);
  phase(state, '9');
  state.era = 'southern';
  company(state, 'IOW', { price: 150, trains: ['6+3'], cash: 1000 });
  for (const id of ['C&N', 'FYN'] as const) company(state, id, { trains: ['9+5'] });
  passAll(state);
  expect(asked(state)).toBe('p1 buy-train');
  return state;
}

const lastNote = (state: State) => guide(state, 'buy-train')!.notes.at(-1)!.said.key;

it('names the companies that British Rail will stop only when all runs have been computed (NAT-k)', () => {
  const state = britishRail();
  expect(lastNote(state)).toBe('1860/note/not-yet-closing');
  state.marked = { 'C&N': 50, FYN: 10 };
  expect(lastNote(state)).toBe('1860/note/closing');
});

it('knows that a tie of all closes none, and leads to the last run (ruling 1860-R13)', () => {
  const state = britishRail();
  state.marked = { IOW: 10, 'C&N': 10, FYN: 10 };
  state.paidOut = {};
  expect(lastNote(state)).toBe('1860/note/none-closing');
  state.lastRun = true;
  expect(lastNote(state)).toBe('1860/note/last-run');
});

it('tells of no further round under British Rail once the game is to end with this one (G-20)', async () => {
  const state = britishRail();
  const { standing } = (await loadPresentation('1860'))!;
  const bank = () => standing(state).find(({ key }) => key.startsWith('standing/bank'));
  expect(bank()).toBeUndefined();
  state.broken = true;
  expect(lastNote(state)).toBe('1860/note/last-run');
  expect(bank()).toMatchObject({ key: 'standing/bank-broken', details: { now: 'true' } });
  playRound(state);
  expect(state.outcome?.reason).toBe('bank');
});

it('shows that a price at the end of the market ends the game (END-a)', async () => {
  const state = onTheLine('IOW', []);
  closePrivates(state);
  company(state, 'IOW', { price: 330, trains: ['2+1'] });
  company(state, 'C&N', { price: 100, trains: ['2+1'] });
  const { standing } = (await loadPresentation('1860'))!;
  const shown = () => standing(state).find(({ key }) => key === 'standing/market-end');
  operate(state, 'dividend', 'IOW');
  expect(shown()).toBeUndefined();
  earn(state, 330);
  play(state, 'pay');
  playTo(state, 'lay-track', 'C&N');
  expect(shown()).toMatchObject({ details: { price: 340 }, rule: 'END' });
  playRound(state);
  expect(state.outcome?.reason).toBe('market');
  expect(shown()).toBeUndefined();
});

it('says what a leased train earns at this table (ruling 1860-R1)', () => {
  const earns = (options: Options) => {
    const state = table(2, options);
    closePrivates(state);
    company(state, 'IOW', { insolvent: true, cash: 10 });
    company(state, 'C&N', { trains: ['2+1'] });
    operate(state, 'buy-train', 'IOW');
    return guide(state, 'buy-train')!.notes[0]!.said.details;
  };
  expect(earns({})).toMatchObject({ company: 'IOW', train: '2+1', earns: 'by-stop' });
  expect(earns({ insolvency: 'first-edition' })).toMatchObject({ earns: 'half' });
  expect(earns({ insolvency: 'simplified' })).toMatchObject({ earns: 'fixed' });
});
