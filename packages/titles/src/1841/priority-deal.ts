import {
  ask,
  call,
  decision,
  either,
  emit,
  list,
  procedure,
  range,
  run,
  type Seat,
  when,
} from '@signalbox/kernel';
import { cashOf, pay } from '@signalbox/rails';
import { consent, needsConsent } from './consent.ts';
import { clockwiseAfter, type State } from './state.ts';

export interface PrioritySale {
  buyer: Seat | null;
  price: number | null;
}

type PriorityChoice = { do: 'keep' } | { do: 'sell'; to: Seat; price: number };

/** §8.2: the holder may sell the card at the end of the stock round. */
const offerPriority = decision<State, PrioritySale, PriorityChoice>({
  name: 'sell-priority',
  rule: '8.2',
  forced: true,
  actor: (state) => state.priority,
  offer: (state) =>
    either<PriorityChoice>(
      list<PriorityChoice>([{ do: 'keep' }]),
      ...clockwiseAfter(state, state.priority!).map((to) =>
        range({ do: 'sell', to }, 'price', { min: 1, max: cashOf(state, to) }),
      ),
    ),
  apply: (_, vars, choice) => {
    if (choice.do === 'keep') return;
    vars.buyer = choice.to;
    vars.price = choice.price;
  },
});

export const sellPriority = procedure<State, PrioritySale>(
  'sell-priority',
  '8.2',
  ask(offerPriority),
  when(
    (state, { buyer }) => buyer !== null && needsConsent(state, state.priority!, buyer),
    call(
      consent,
      (state, { buyer, price }) => ({
        proposer: state.priority!,
        asked: buyer!,
        proposal: { priority: true, price },
        accepted: false,
      }),
      {
        returning: (_, vars, { accepted }) => {
          if (!accepted) vars.buyer = null;
        },
      },
    ),
  ),
  run((state, { buyer, price }) => {
    if (buyer === null) return;
    pay(state, buyer, state.priority!, price!);
    state.priority = buyer;
    emit(state, { type: 'priority-sold', seat: buyer, price: price! });
  }),
);

/** §8.2: after the last operating round of the turn the holder may add one more, once. */
export const addRound = decision<State, { rounds: number }, 'end' | 'one-more'>({
  name: 'add-operating-round',
  rule: '8.2',
  actor: (state) => state.priority,
  offer: () => list(['end', 'one-more']),
  apply: (state, vars, choice) => {
    if (choice === 'end') return;
    vars.rounds += 1;
    emit(state, { type: 'round-added', seat: state.priority! });
  },
});
