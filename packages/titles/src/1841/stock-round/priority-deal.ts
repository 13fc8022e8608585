import {
  ask,
  call,
  decision,
  either,
  emit,
  isPass,
  list,
  PASS,
  type Pass,
  procedure,
  range,
  run,
  type Seat,
  when,
  whilst,
} from '@signalbox/kernel';
import { cashOf, pay } from '@signalbox/rails';
import { consent, needsConsent } from '../consent.ts';
import { clockwiseAfter, type State } from '../state.ts';

export interface PrioritySale {
  /** An offer that waits for consent. */
  buyer: Seat | null;
  price: number | null;
  /** By player: the lowest price that was declined. Games stored before declined offers came back lack it. */
  declined?: Readonly<Record<Seat, number>>;
  over?: boolean;
}

type PriorityChoice = Pass | { do: 'sell'; to: Seat; price: number };

/** §8.2: the holder may sell the card at the end of the stock round; again to somebody who declined for less. */
export const offerPriority = decision<State, PrioritySale, PriorityChoice>({
  name: 'sell-priority',
  rule: '8.2',
  forced: true,
  actor: (state) => state.priority,
  offer: (state, { declined = {} }) => {
    const most = (to: Seat) => Math.min(cashOf(state, to), (declined[to] ?? Number.POSITIVE_INFINITY) - 1);
    return either<PriorityChoice>(
      list<PriorityChoice>([PASS]),
      ...clockwiseAfter(state, state.priority!)
        .filter((to) => most(to) >= 1)
        .map((to) => range({ do: 'sell', to }, 'price', { min: 1, max: most(to) })),
    );
  },
  apply: (_, vars, choice) => {
    if (choice.do === 'pass') vars.over = true;
    else Object.assign(vars, { buyer: choice.to, price: choice.price });
  },
});

/** Ruling A3: a decline brings the holder back to the choice. */
function takeBackIfDeclined(vars: PrioritySale, accepted: boolean): void {
  if (accepted) return;
  vars.declined = { ...vars.declined, [vars.buyer!]: vars.price! };
  vars.buyer = null;
}

function handOverCard(state: State, vars: PrioritySale): void {
  const { buyer, price } = vars;
  if (buyer === null) return;
  pay(state, buyer, state.priority!, price!);
  state.priority = buyer;
  vars.over = true;
  emit(state, { type: 'priority-sold', seat: buyer, price: price! });
}

export const sellPriority = procedure<State, PrioritySale>(
  'sell-priority',
  '8.2',
  whilst(
    (_, { over = false }) => !over,
    ask(offerPriority),
    when(
      (state, { buyer }) => buyer !== null && needsConsent(state, state.priority!, buyer),
      call(
        consent.procedure,
        (state, { buyer, price }) => ({
          proposer: state.priority!,
          asked: buyer!,
          proposal: { kind: 'priority' as const, price: price! },
          rule: '8.2',
          accepted: false,
        }),
        { returning: (_, vars, { accepted }) => takeBackIfDeclined(vars, accepted) },
      ),
    ),
    run(handOverCard),
  ),
);

/** §8.2: after the last operating round of the turn the holder may add one more, once. */
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
