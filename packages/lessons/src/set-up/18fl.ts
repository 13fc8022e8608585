import { RAILWAYS } from '@signalbox/bots/railways/18FL';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { PHASE_ORDER, type Phase } from '@signalbox/titles/18fl/data/phases.ts';
import { ROSTER } from '@signalbox/titles/18fl/data/trains.ts';
import { company, phase, table } from '@signalbox/titles/18fl/position.ts';
import { COMPANY_IDS, isStarted, type State } from '@signalbox/titles/18fl/state.ts';
import type { SetUpTools } from './edit.ts';

/** Three of five shares float a company. */
const TO_FLOAT = 3;

export const TOOLS: SetUpTools<State> = {
  blank: table,
  railways: RAILWAYS,
  roster: () => ROSTER,
  started: (state) => COMPANY_IDS.filter((id) => isStarted(state, id)),
  start: (state, id, president, price) => {
    const { size } = state.companies[id as Company];
    company(state, id as Company, { size, held: { [president]: TO_FLOAT }, price });
  },
  phases: PHASE_ORDER,
  phase: (state, to) => phase(state, to as Phase),
};
