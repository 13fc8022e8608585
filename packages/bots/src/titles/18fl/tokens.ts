import { choices, type Json } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { networkOf } from '@signalbox/titles/18fl/reach.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { tokenCost } from '@signalbox/titles/18fl/tokens.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { roundsLeft } from './outlook.ts';
import { nextTrain, revenueWith } from './revenue.ts';

type TokenChoice =
  | { do: 'pass' }
  | { do: 'station' | 'hotel' | 'terminal'; hex: string; node: number }
  | { do: 'port'; hex: string };

const LOOKED_AT = 6;
const ROUTE_NODES = 10;

/** A token where it earns more than it costs, as long as the next train can still be paid for. */
export function placeToken({ state, offer, vars, quick, budget }: Question<State, CompanyTurn>): Advice[] {
  const { company } = vars;
  const pass: Advice = { choice: { do: 'pass' }, score: 0, because: because('18fl/no-token', { company }) };
  if (quick) return [pass];
  const advice: Advice[] = [pass];
  const rounds = Math.min(5, roundsLeft(state));
  const before = earnings(state, company);
  for (const { choice, cost } of nearest(state, company, choices(offer) as Iterable<TokenChoice & Json>)) {
    if (budget.exhausted) break;
    budget.spend(ROUTE_NODES);
    const run = earnings(withToken(state, company, choice), company) - before;
    const free = cost === 0 ? 1 : 0;
    // A place in a city keeps others out and the way open, beyond what it earns today.
    const lasting = choice.do === 'station' || choice.do === 'terminal' ? 8 : 0;
    const score = rounds * run + lasting - cost - scarcity(state, company, cost) - 2 * (1 - free);
    const { hex } = choice;
    advice.push({ choice, score, because: because(`18fl/${choice.do}`, { company, hex, cost, run }) });
  }
  return advice;
}

/** Money that would be missing for the first train. */
function scarcity(state: State, company: Company, cost: number): number {
  if (cost === 0 || state.companies[company].trains.length > 0) return 0;
  return cashOf(state, company) - cost < nextTrain(state).price ? 200 : 0;
}

function nearest(
  state: State,
  company: Company,
  offered: Iterable<TokenChoice & Json>,
): { choice: Exclude<TokenChoice, { do: 'pass' }> & Json; cost: number }[] {
  const network = networkOf(state, company);
  const found: { choice: Exclude<TokenChoice, { do: 'pass' }> & Json; cost: number }[] = [];
  for (const choice of offered) {
    if (choice.do === 'pass') continue;
    const own = choice.do === 'station' || choice.do === 'hotel';
    found.push({ choice, cost: own ? (tokenCost(network, choice) ?? 0) : 0 });
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, LOOKED_AT);
}

function withToken(state: State, company: Company, choice: Exclude<TokenChoice, { do: 'pass' }>): State {
  const { hex } = choice;
  if (choice.do === 'hotel') return { ...state, hotels: { ...state.hotels, [hex]: company } };
  if (choice.do === 'port') return { ...state, port: { company, hex } };
  const { node } = choice;
  const beside = choice.do === 'terminal' ? { beside: true as const } : {};
  return { ...state, stations: [...state.stations, { owner: company, hex, node, ...beside }] };
}

function earnings(state: State, company: Company): number {
  const { trains } = state.companies[company];
  return revenueWith(state, company, trains.length > 0 ? trains : [nextTrain(state).train]);
}
