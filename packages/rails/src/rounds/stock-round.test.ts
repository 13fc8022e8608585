import {
  ask,
  call,
  decision,
  defineTitle,
  type GameState,
  list,
  newGame,
  newGameState,
  pending,
  playInPlace,
  procedure,
  rulebook,
  type Seat,
} from '@signalbox/kernel';
import { expect, it } from 'vitest';
import {
  endTurn,
  isAnyActionOffered,
  newStockRound,
  type StockRound,
  stockRoundProcedure,
} from './stock-round.ts';

type Choice = { do: 'pass' } | { do: 'trade' } | { do: 'break-off' };

interface Market extends GameState {
  priority: Seat | null;
  round: { stock: number };
  left: Seat[];
}

interface Round extends StockRound {
  trades: Seat[];
  broken: boolean;
}

interface Turn {
  readonly seat: Seat;
  chosen: Choice['do'];
  over: boolean;
}

const SEATS = ['p1', 'p2', 'p3'];

const trade = decision<Market, Turn, Choice>({
  name: 'trade',
  rule: '1',
  actor: (_, { seat }) => seat,
  offer: () => list<Choice>([{ do: 'pass' }, { do: 'trade' }, { do: 'break-off' }]),
  apply: (state, turn, choice) => {
    turn.chosen = choice.do;
    endTurn(state, turn, choice.do !== 'pass');
  },
});

const stockRound = stockRoundProcedure<Market, Round, Turn>({
  rule: '1',
  players: ({ left }) => SEATS.filter((seat) => !left.includes(seat)),
  turn: procedure('stock-turn', '1', ask(trade)),
  newTurn: (_, { turn }) => ({ seat: turn, chosen: 'pass', over: false }),
  isPass: ({ chosen }) => chosen === 'pass',
  remember: (round, { seat, chosen }) => {
    if (chosen === 'trade') round.trades = [...round.trades, seat];
    round.broken = chosen === 'break-off';
  },
  isCutShort: ({ broken }) => broken,
});

const market = defineTitle<Market>({
  id: 'market',
  name: 'Market',
  players: [3, 3],
  options: {},
  presets: {},
  rulebook: rulebook('Market', { '1': { en: 'Stock round', ja: '株式ラウンド' } }),
  messages: {},
  format: 1,
  migrations: {},
  setup: () => ({ ...newGameState(1), priority: 'p2', round: { stock: 4 }, left: [] }),
  main: procedure(
    'round',
    '1',
    call(stockRound, (state) => ({ ...newStockRound(state), trades: [], broken: false })),
  ),
  invariants: () => [],
});

/** Plays one round; returns who was asked, and the final state. */
function played(choices: readonly Choice['do'][], left: Seat[] = []) {
  const state = newGame(market, { players: 3, options: {} });
  state.left = left;
  const asked: Seat[] = [];
  for (const choice of choices) {
    const seat = pending(market, state)!.seats[0]!;
    asked.push(seat);
    expect(playInPlace(market, state, { seat, decision: 'trade', choice: { do: choice } })).toBeNull();
  }
  const types = (state.events ?? []).map(({ type }) => type);
  return { asked, priority: state.priority, over: pending(market, state) === null, last: types };
}

it('begins with the holder of the priority deal, and gives it to the player after the one who acted last', () => {
  expect(played(['pass', 'trade', 'pass', 'pass', 'pass'])).toEqual({
    asked: ['p2', 'p3', 'p1', 'p2', 'p3'],
    priority: 'p1',
    over: true,
    last: ['passed', 'stock-round-ended'],
  });
});

it('leaves the priority deal with its holder if nobody acts', () => {
  expect(played(['pass', 'pass', 'pass'])).toMatchObject({ priority: 'p2', over: true });
});

it('continues while anybody acts, and skips players who have left', () => {
  expect(played(['pass', 'pass', 'trade', 'pass', 'pass'])).toMatchObject({ over: false });
  expect(played(['trade', 'pass', 'pass'], ['p3'])).toMatchObject({
    asked: ['p2', 'p1', 'p2'],
    priority: 'p1',
    over: true,
  });
});

it('does not move the priority deal if it is interrupted', () => {
  expect(played(['trade', 'break-off'])).toEqual({
    asked: ['p2', 'p3'],
    priority: 'p2',
    over: true,
    last: [],
  });
});

it('knows whether any player could take an action of a kind', () => {
  const offerTo = (seat: Seat) => list<Choice>(seat === 'p3' ? [{ do: 'trade' }] : [{ do: 'pass' }]);
  expect(isAnyActionOffered(SEATS, ['trade'], offerTo)).toBe(true);
  expect(isAnyActionOffered(['p1', 'p2'], ['trade'], offerTo)).toBe(false);
});
