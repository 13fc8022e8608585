import { RAILWAYS } from '@signalbox/bots/railways/1841';
import { changeCharter } from '@signalbox/rails';
import { COMPANY_IDS, type Company, type Concession, TOKENS } from '@signalbox/titles/1841/data/companies.ts';
import { CHART } from '@signalbox/titles/1841/data/market.ts';
import { isFrom, type Phase } from '@signalbox/titles/1841/data/phases.ts';
import { TRAINS } from '@signalbox/titles/1841/data/trains.ts';
import { inStockRound, put, table } from '@signalbox/titles/1841/position.ts';
import { classOf, isActive, rosterOf, type State } from '@signalbox/titles/1841/state.ts';
import type { SetUpTools } from './edit.ts';

/** What a founder may buy at once. */
const FOUNDER = { minor: 2, major: 4 } as const;
/** The phase that removes the concessions. */
const WITHOUT_CONCESSIONS = 4;

function start(state: State, id: string, president: string, price: number): void {
  const company = id as Company;
  if (!CHART.cells.some((cell) => cell.price === price)) throw new Error(`The market has no price ${price}.`);
  if (id in state.concessions) state.concessions = { ...state.concessions, [id as Concession]: president };
  const kind = classOf(state, company);
  put(state, company, { held: { [president]: FOUNDER[kind] }, price });
  const placed = state.stations.filter(({ owner }) => owner === company).length;
  changeCharter(state, company, { tokens: Math.max(0, TOKENS[kind].most - 2 - placed) });
}

/** The first train of the phase has been sold, and all those before it. */
function phase(state: State, to: string): void {
  const at = TRAINS.indexOf(to as Phase);
  state.phase = to as Phase;
  state.depot = rosterOf(state).map(({ count }, i) => (i < at ? 0 : i === at ? count - 1 : count));
  if (isFrom(state.phase, WITHOUT_CONCESSIONS)) state.concessions = {};
}

export const TOOLS: SetUpTools<State> = {
  blank: (players) => inStockRound(table(players)),
  railways: RAILWAYS,
  roster: rosterOf,
  started: (state) => COMPANY_IDS.filter((id) => isActive(state, id)),
  start,
  phases: TRAINS,
  phase,
};
