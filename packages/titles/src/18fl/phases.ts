import { ask, decision, emit, list, procedure, run, whilst } from '@signalbox/kernel';
import { changeCharter, withoutTrain } from '@signalbox/rails';
import { convertAll } from './conversion.ts';
import type { Company, Private } from './data/companies.ts';
import { PHASE_ORDER, type Phase, phaseRules } from './data/phases.ts';
import { TRAINS, type Train } from './data/trains.ts';
import { strikeKeys } from './keys.ts';
import { COMPANY_IDS, operatingCompanies, presidentOf, type State, trainLimit } from './state.ts';

interface PhaseChange {
  readonly buyer: Company;
  readonly train: Train;
}

/** The phase that the purchase of this train begins; null if it is running already or past. */
export function phaseBegunBy(state: State, train: Train): Phase | null {
  const begun = PHASE_ORDER.find((phase) => phaseRules(phase).startedBy.includes(train));
  return begun && PHASE_ORDER.indexOf(begun) > PHASE_ORDER.indexOf(state.phase) ? begun : null;
}

function beginPhase(state: State, { train }: PhaseChange): void {
  state.phase = phaseBegunBy(state, train)!;
  emit(state, { type: 'phase', phase: state.phase });
}

/** §2: older trains rust, wherever they are. */
function rust(state: State): void {
  const rusted = (Object.keys(TRAINS) as Train[]).filter((train) => TRAINS[train].rustedBy === state.phase);
  for (const train of rusted) {
    for (const company of COMPANY_IDS) {
      const { trains } = state.companies[company];
      if (!trains.includes(train)) continue;
      changeCharter(state, company, { trains: trains.filter((owned) => owned !== train) });
    }
    state.discarded = state.discarded.filter((owned) => owned !== train);
    emit(state, { type: 'rusted', train });
  }
}

/** §8.3: what else a phase changes. */
function phaseEffects(state: State): void {
  if (state.phase === '5') {
    for (const id of Object.keys(state.privates) as Private[]) closePrivate(state, id);
    removePort(state);
    convertAll(state);
  }
  if (state.phase === '6') strikeKeys(state);
}

/** The marker is removed with its private (§8.3). */
function removePort(state: State): void {
  if (state.port === null) return;
  const { company, hex } = state.port;
  state.port = null;
  emit(state, { type: 'port-removed', company, hex });
}

export function closePrivate(state: State, id: Private): void {
  const { [id]: owner, ...others } = state.privates;
  if (owner === undefined) return;
  state.privates = others;
  emit(state, { type: 'private-closed', private: id });
}

/** The charters as 18xx.games lists them. */
const CHARTERS: readonly Company[] = ['LN', 'TPS', 'SR', 'SAL', 'ACL', 'FEC'];

/** Who has to discard next: the buyer first, then in operating order. */
function overLimit(state: State, { buyer }: PhaseChange): Company | null {
  const owners = COMPANY_IDS.filter(
    (company) => state.companies[company].trains.length > trainLimit(state, company),
  );
  if (owners.length <= 1) return owners[0] ?? null;
  const byCharter = state.options.discardOrder === 'by-charter';
  const order = byCharter ? CHARTERS : [buyer, ...operatingCompanies(state)];
  return order.find((company) => owners.includes(company)) ?? owners[0]!;
}

/** §8.3: the president chooses what goes to the pool, only down to the limit. */
export const discardTrain = decision<State, PhaseChange, { company: Company; train: string }>({
  name: 'discard-train',
  rule: '8.3',
  actor: (state, vars) => presidentOf(state, overLimit(state, vars)!),
  offer: (state, vars) => {
    const company = overLimit(state, vars)!;
    return list([...new Set(state.companies[company].trains)].map((train) => ({ company, train })));
  },
  apply: (state, _, { company, train }) => discard(state, company, train),
  forced: true,
});

function discard(state: State, company: Company, train: string): void {
  changeCharter(state, company, { trains: withoutTrain(state.companies[company].trains, train) });
  state.discarded.push(train);
  emit(state, { type: 'train-discarded', company, train });
}

/** A company without a president discards its smallest trains: nobody can choose. */
function discardWithoutPresident(state: State, vars: PhaseChange): void {
  for (let company = overLimit(state, vars); company; company = overLimit(state, vars)) {
    if (presidentOf(state, company) !== null) return;
    const { trains } = state.companies[company];
    discard(state, company, Object.keys(TRAINS).find((train) => trains.includes(train))!);
  }
}

/** §8.3, in its order: first trains rust, then the new limit is checked. */
export const phaseChange = procedure<State, PhaseChange>(
  'phase-change',
  '8.3',
  run(beginPhase),
  run(rust),
  run(phaseEffects),
  run(discardWithoutPresident),
  whilst((state, vars) => overLimit(state, vars) !== null, ask(discardTrain), run(discardWithoutPresident)),
);
