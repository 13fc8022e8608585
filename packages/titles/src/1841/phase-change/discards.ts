import {
  ask,
  type Decision,
  decision,
  emit,
  firstChoices,
  list,
  procedure,
  run,
  whilst,
} from '@signalbox/kernel';
import { changeCharter, withoutTrain } from '@signalbox/rails';
import { actorFor, byList } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { inOrderOfSize, type Train } from '../data/trains.ts';
import { inOperatingOrder, type State, trainLimit } from '../state.ts';

/** §4.6.8: companies above the limit, in operating order. */
export function overLimit(state: State): Company | null {
  const companies = inOperatingOrder(state).filter((company) => {
    return state.companies[company].trains.length > trainLimit(state, company);
  });
  if (state.options.companyOrder === 'list') companies.sort(byList);
  return companies[0] ?? null;
}

function discard(state: State, company: Company, train: Train): void {
  changeCharter(state, company, { trains: withoutTrain(state.companies[company].trains, train) });
  state.discarded.push(train);
  emit(state, { type: 'train-discarded', company, train });
}

interface Discards {
  /** The section that sends trains back, where it is not a change of phase that does. */
  readonly rule?: string;
}

/** The president chooses which train is discarded: a new limit (§4.6.8), or more trains than before (§4.5). */
export const discardTrain = decision<State, Discards, { company: Company; train: Train }>({
  name: 'discard-train',
  rule: '4.6.8',
  ruleAt: (_, { rule = '4.6.8' }) => rule,
  forced: true,
  actor: (state) => actorFor(state, overLimit(state)!),
  offer: (state) => {
    const company = overLimit(state)!;
    // The smallest first: after a merger the order in which trains came together says nothing.
    const trains = inOrderOfSize([...new Set(state.companies[company].trains)]);
    return list(trains.map((train) => ({ company, train })));
  },
  apply: (state, _, { company, train }) => discard(state, company, train),
});

/** Nobody can choose for a frozen company: it discards its smallest train. */
function discardForFrozen(state: State): void {
  for (let company = overLimit(state); company; company = overLimit(state)) {
    if (actorFor(state, company) !== null) return;
    discard(state, company, inOrderOfSize(state.companies[company].trains)[0]!);
  }
}

export const discards = procedure<State, Discards>(
  'discards',
  '4.6.8',
  run(discardForFrozen),
  whilst((state) => overLimit(state) !== null, ask(discardTrain), run(discardForFrozen)),
);

/** 18xx.games first makes exchanges without a choice; trains above the limit are discarded before anybody is asked. */
export function discardsBefore<V extends object>(question: Pick<Decision<State, V>, 'actor' | 'offer'>) {
  return (state: State, vars: V): boolean => {
    if (!state.options.everyStep || question.actor(state, vars) === null) return false;
    const [only, other] = firstChoices(question.offer(state, vars), 2);
    // A holder who has to pay to become president is asked in any case.
    return other !== undefined || only === 'trade-up';
  };
}
