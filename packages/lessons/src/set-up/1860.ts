import { RAILWAYS } from '@signalbox/bots/railways/1860';
import { AUCTIONED_COMPANIES, COMPANY_IDS, type Company } from '@signalbox/titles/1860/data/companies.ts';
import { PHASE_ORDER, type Phase } from '@signalbox/titles/1860/data/phases.ts';
import { ROSTER, ROSTER_WITH_TWO_SEVENS } from '@signalbox/titles/1860/data/trains.ts';
import { company, phase, table, unsold } from '@signalbox/titles/1860/positions/position.ts';
import { isStarted, type State } from '@signalbox/titles/1860/state.ts';
import type { SetUpTools } from './edit.ts';

/** Five of ten shares float a company. */
const TO_FLOAT = 5;

export const TOOLS: SetUpTools<State> = {
  blank: (players) => {
    const state = table(players);
    for (const id of AUCTIONED_COMPANIES) unsold(state, id);
    return state;
  },
  railways: RAILWAYS,
  roster: ({ options }) => (options.twoSevens ? ROSTER_WITH_TWO_SEVENS : ROSTER),
  started: (state) => COMPANY_IDS.filter((id) => isStarted(state, id)),
  start: (state, id, president, price) =>
    company(state, id as Company, { held: { [president]: TO_FLOAT }, price }),
  phases: PHASE_ORDER,
  phase: (state, to) => phase(state, to as Phase),
};
