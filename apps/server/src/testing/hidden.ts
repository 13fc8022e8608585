import {
  ask,
  built,
  CHANCE,
  decision,
  defineTitle,
  emit,
  endGame,
  type GameState,
  list,
  newGameState,
  procedure,
  range,
  rulebook,
  run,
  type Seat,
  sealedDecision,
  seats,
  whilst,
} from '@signalbox/kernel';

/**
 * A toy full of secrets, each with a number that appears nowhere else: a face-down deck, hands that only their owners
 * see, and sealed bids. Whatever is sent to a seat can be searched for the numbers it must not know.
 */
export interface HiddenState extends GameState {
  readonly seats: Seat[];
  deck: number[];
  hands: Record<Seat, number[]>;
  shown: number[];
  bids: number[];
  round: number;
}

const CARDS = 12;
const ROUNDS = 3;

/** Cards are numbers from 910001, bids from 920000000: no position, version or time looks like them. */
const cards = Array.from({ length: CARDS }, (_, i) => 910_001 + i);

/** What chance draws is public as soon as it is drawn. */
const weather = decision<HiddenState, object, string>({
  name: 'weather',
  rule: '1',
  actor: () => CHANCE,
  offer: () => list(['sun', 'rain']),
  apply: (state, _, drawn) => emit(state, { type: 'weather', drawn }),
});

const bid = sealedDecision<HiddenState, object, { bid: number }>({
  name: 'bid',
  rule: '2',
  actors: (state) => state.seats,
  sealed: () => range({}, 'bid', { min: 920_000_000, max: 929_999_999 }),
  reveal: (state, _, bids) => {
    for (const seat of state.seats) {
      state.bids.push(bids[seat]!.bid);
      emit(state, { type: 'bid-shown', seat, amount: bids[seat]!.bid });
      state.hands[seat]!.push(state.deck.pop()!);
    }
  },
});

const show = decision<HiddenState, object, number>({
  name: 'show',
  rule: '3',
  actor: (state) => state.seats[state.round % state.seats.length]!,
  offer: (state) => {
    const hand = state.hands[state.seats[state.round % state.seats.length]!]!;
    return built<number>({
      what: 'card',
      shape: (choice): choice is number => typeof choice === 'number',
      check: (card) => (hand.includes(card) ? null : { why: 'not-held' }),
      enumerate: () => hand,
    });
  },
  apply: (state, _, card) => {
    const seat = state.seats[state.round % state.seats.length]!;
    state.hands[seat] = state.hands[seat]!.filter((one) => one !== card);
    state.shown.push(card);
    emit(state, { type: 'card-shown', seat, card });
    state.round += 1;
  },
});

/** The numbers that a seat (null: a spectator) must not know at this moment. */
export function secretsFrom(state: HiddenState, seat: Seat | null): number[] {
  const sealed = Object.entries(state.stack.at(-1)?.sealed ?? {}) as [Seat, { bid: number }][];
  return [
    ...state.deck,
    ...state.seats.flatMap((owner) => (owner === seat ? [] : state.hands[owner]!)),
    ...sealed.flatMap(([owner, { bid }]) => (owner === seat ? [] : [bid])),
  ];
}

const hide = (cards: readonly number[]) => cards.map(() => 0);

export const hidden = defineTitle<HiddenState>({
  id: 'hidden',
  name: 'Hidden',
  players: [2, 4],
  options: {},
  presets: {},
  rulebook: rulebook('Hidden', {
    '1': { en: 'Weather', ja: '天気' },
    '2': { en: 'Bid', ja: '入札' },
    '3': { en: 'Show', ja: '見せる' },
  }),
  messages: {},
  format: 1,
  migrations: {},
  setup: ({ players }) => ({
    ...newGameState(1),
    seats: seats(players),
    deck: [...cards],
    hands: Object.fromEntries(seats(players).map((seat) => [seat, []])),
    shown: [],
    bids: [],
    round: 0,
  }),
  main: procedure<HiddenState>(
    'main',
    '1',
    whilst((state) => state.round < ROUNDS, ask(weather), ask(bid), ask(show)),
    run((state) => endGame(state, 'done', Object.fromEntries(state.seats.map((seat) => [seat, 0])))),
  ),
  view: (state, seat) => ({
    ...state,
    deck: hide(state.deck),
    hands: Object.fromEntries(
      state.seats.map((owner) => [owner, owner === seat ? state.hands[owner]! : hide(state.hands[owner]!)]),
    ),
  }),
  invariants: () => [],
});
