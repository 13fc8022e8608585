import { emit } from '@signalbox/kernel';
import { BANK, changeCharter } from '@signalbox/rails';
import { COMPANY_IDS } from './data/companies.ts';
import { PHASE_ORDER, phaseRules } from './data/phases.ts';
import { FISHBOURNE } from './data/privates.ts';
import { TRAIN_IDS, TRAINS, type Train } from './data/trains.ts';
import { phaseIsAtLeast, type State } from './state.ts';

/** The first purchase of a kind of train begins a phase (PH); leasing one never does. */
export function beginPhaseOf(state: State, train: Train): void {
  const begun = PHASE_ORDER.find((phase) => phaseRules(phase).startedBy === train);
  if (begun === undefined || phaseIsAtLeast(state, begun)) return;
  state.phase = begun;
  emit(state, { type: 'phase', phase: begun });
  rust(state, train);
  if (train === '6+3') {
    state.privates = { ...state.privates, [FISHBOURNE]: BANK };
    emit(state, { type: 'fishbourne' });
  }
  if (train === '8+4') emit(state, { type: 'limits-lifted' });
  if (train === '9+5') {
    state.era = 'southern-formed';
    emit(state, { type: 'southern-formed' });
  }
}

/** Older trains rust at once, wherever they are. */
function rust(state: State, by: Train): void {
  for (const train of TRAIN_IDS.filter((kind) => TRAINS[kind].rustedBy === by)) {
    for (const company of COMPANY_IDS) {
      const { trains } = state.companies[company];
      if (!trains.includes(train)) continue;
      changeCharter(state, company, { trains: trains.filter((owned) => owned !== train) });
    }
    state.discarded = state.discarded.filter((owned) => owned !== train);
    emit(state, { type: 'rusted', train });
  }
}
