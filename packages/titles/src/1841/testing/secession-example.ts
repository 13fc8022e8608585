import { newTrainStep } from '../operating-round/train-step.ts';
import type { State } from '../state.ts';
import { give, play, put, stand, table } from './table.ts';

interface Position {
  readonly players?: number;
  readonly held?: Record<string, number>;
  readonly cash?: number;
  readonly operated?: boolean;
  readonly buyer?: 'SFTG' | 'IRSFF';
  readonly tokens?: number;
  readonly options?: Parameters<typeof table>[1];
}

/** The first 4-train is about to be bought. */
export function beforeSecession({
  players = 4,
  held = { p1: 4, p2: 2 },
  cash = 287,
  operated = false,
  buyer = 'SFTG',
  tokens = 0,
  options = {},
}: Position = {}): State {
  const state = table(players, options);
  state.phase = '3';
  state.depot = [0, 0, 4, 3, 2, 2, 7];
  state.concessions = { IRSFF: 'p1', SFTG: 'p3' };
  put(state, 'IRSFF', { held, price: 144, cash, trains: ['3', '3'], tokens });
  put(state, 'SFTG', { held: { p3: 3 }, cash: 700, price: 68, trains: ['3'] });
  if (buyer === 'IRSFF') give(state, 'IRSFF', 637);
  for (const seat of state.seats) give(state, seat, 100);
  state.round.operated = operated || buyer === 'IRSFF' ? ['IRSFF', 'SFTG'] : ['SFTG'];
  return stand(state, 'train-step', 'buy-train', newTrainStep(buyer));
}

export const BUY_FIRST_4 = { do: 'buy', from: 'bank', train: '4' } as const;

/** After the exchange, when SB may buy tokens. */
export function dividedIrsff(): State {
  const state = beforeSecession();
  put(state, 'SFTN', { held: { p4: 2 }, price: 144 });
  play(state, BUY_FIRST_4);
  return state;
}
