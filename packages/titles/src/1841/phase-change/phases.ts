import { call, emit, procedure, run, when } from '@signalbox/kernel';
import { changeCharter } from '@signalbox/rails';
import { COMPANY_IDS, CONCESSIONS, type Company } from '../data/companies.ts';
import { rustsIn, TRAINS, type Train } from '../data/trains.ts';
import { removeCompany } from '../finance/closing.ts';
import type { State } from '../state.ts';
import { replaceFrozenPresidents, updatePresident } from '../stock-round/presidency.ts';
import { discards } from './discards.ts';
import { isSecessionDue, newSecession, secession } from './ferdinandea-secession.ts';
import { isTuscanMergerDue, newTuscanMerger, tuscanMerger } from './tuscan-merger.ts';

interface PhaseChange {
  readonly train: Train;
}

/** §4.6: the first train of a kind bought from the bank begins its phase. */
export function startsPhase(state: State, train: Train): boolean {
  return Number(train) > Number(state.phase);
}

/** Borders, tile colours, limits and off-board values follow from the phase alone (§4.6). */
function beginPhase(state: State, { train }: PhaseChange): void {
  state.phase = train;
  emit(state, { type: 'phase', phase: train });
}

/**
 * §4.6.3: all concessions are removed (C-43), with the companies that were never founded; then presidencies go to the
 * largest holders.
 */
function removeConcessions(state: State): void {
  const companies = CONCESSIONS.filter((id) => id !== 'Bayard' && state.concessions[id] !== undefined);
  state.concessions = {};
  emit(state, { type: 'concessions-removed' });
  for (const company of companies as Company[]) {
    if (state.companies[company].status === 'unfounded') removeCompany(state, company);
  }
  for (const company of companies as Company[]) updatePresident(state, company);
  replaceFrozenPresidents(state);
}

/** §4.6: older trains rust, wherever they are. */
function rust(state: State): void {
  for (const train of TRAINS.filter((kind) => rustsIn(kind) === state.phase)) {
    const stays = (owned: string) => owned !== train;
    const all = [...COMPANY_IDS.map((company) => state.companies[company].trains), state.discarded];
    if (all.every((trains) => trains.every(stays))) continue;
    for (const company of COMPANY_IDS) {
      const { trains } = state.companies[company];
      if (!trains.every(stays)) changeCharter(state, company, { trains: trains.filter(stays) });
    }
    state.discarded = state.discarded.filter(stays);
    emit(state, { type: 'rusted', train });
  }
}

/** §4.6.2–§4.6.10, in their order. */
export const phaseChange = procedure<State, PhaseChange>(
  'phase-change',
  '4.6',
  run(beginPhase),
  when((state) => state.phase === '4', run(removeConcessions)),
  run(rust),
  when((state) => !state.options.discardsAfterSecession, call(discards)),
  when(isSecessionDue, call(secession, newSecession)),
  when(isTuscanMergerDue, call(tuscanMerger, newTuscanMerger)),
  when(
    (state) => state.options.discardsAfterSecession,
    call(discards, () => ({}), { label: 'late-discards' }),
  ),
);
