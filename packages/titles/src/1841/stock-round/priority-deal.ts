import {
  ask,
  cited,
  decision,
  either,
  emit,
  isPass,
  list,
  noRange,
  PASS,
  type Pass,
  procedure,
  range,
  run,
  type Seat,
  whilst,
} from '@signalbox/kernel';
import { askOtherSide, cashOf, pay } from '@signalbox/rails';
import { closedObjection, consent, type Proposal } from '../consent.ts';
import { clockwiseAfter, type State } from '../state.ts';

export interface PrioritySale {
  /** An offer waiting for consent. */
  buyer: Seat | null;
  price: number | null;
  /** Players who asked not to be offered it again in this round (ruling A8). */
  closed: readonly Seat[];
  over?: boolean;
}

type PriorityChoice = Pass | { do: 'sell'; to: Seat; price: number };

/** §8.2: the holder may sell the priority deal at the end of the stock round. */
export const offerPriority = decision<State, PrioritySale, PriorityChoice>({
  name: 'sell-priority',
  rule: '8.2',
  forced: true,
  actor: (state) => state.priority,
  offer: (state, { closed }) =>
    either<PriorityChoice>(
      list<PriorityChoice>([PASS]),
      ...clockwiseAfter(state, state.priority!).map((to) => {
        const max = cashOf(state, to);
        const short = max < 1 ? cited('8.2', 'purchase/cash', { cost: 1 }) : null;
        const reason = closedObjection(closed, to, '8.2', to) ?? short;
        const base = { do: 'sell', to };
        return reason ? noRange(base, 'price', reason) : range(base, 'price', { min: 1, max });
      }),
    ),
  apply: (_, vars, choice) => {
    if (choice.do === 'pass') vars.over = true;
    else Object.assign(vars, { buyer: choice.to, price: choice.price });
  },
});

function handOverPriority(state: State, vars: PrioritySale): void {
  const { buyer, price } = vars;
  if (buyer === null) return;
  const from = state.priority!;
  pay(state, buyer, from, price!);
  state.priority = buyer;
  vars.over = true;
  emit(state, { type: 'priority-sold', seat: buyer, from, price: price! });
}

export const sellPriority = procedure<State, PrioritySale>(
  'sell-priority',
  '8.2',
  whilst(
    (_, { over = false }) => !over,
    ask(offerPriority),
    askOtherSide<State, PrioritySale, Seat, Proposal>(consent, {
      dealOf: ({ buyer }) => buyer,
      sides: (state, _, buyer) => [state.priority, buyer],
      proposal: (_, { price }) => ({ kind: 'priority', price: price! }),
      rule: '8.2',
      // After a decline the holder chooses again.
      declined: (vars, buyer, closed) => {
        if (closed) vars.closed = [...vars.closed, buyer];
        vars.buyer = null;
      },
    }),
    run(handOverPriority),
  ),
);

/** §8.2: after the last operating round of a set, the holder of the priority deal may add one more, once. */
export const addRound = decision<State, { rounds: number }, Pass | 'one-more'>({
  name: 'add-operating-round',
  rule: '8.2',
  actor: (state) => state.priority,
  offer: () => list<Pass | 'one-more'>([PASS, 'one-more']),
  apply: (state, vars, choice) => {
    if (isPass(choice)) return;
    vars.rounds += 1;
    emit(state, { type: 'round-added', seat: state.priority! });
  },
});
