import { type Cited, cited, decision, emit, list } from '@signalbox/kernel';
import type { Station } from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import { type Company, PORTS, type Private } from './data/companies.ts';
import { closePrivate } from './phases.ts';
import { builtPlaces } from './reach.ts';
import { mayRun } from './running.ts';
import { presidentOf, type State } from './state.ts';

export type PortChoice = { readonly do: 'port'; readonly hex: string };
export type TerminalChoice = { readonly do: 'terminal'; readonly hex: string; readonly node: number };

/** §3.3: the owner may use a bonus in the turn of one of their own companies (G-1). */
export function hasBonus(state: State, company: Company, id: Private): boolean {
  const owner = state.privates[id];
  return owner !== undefined && owner !== null && owner === presidentOf(state, company);
}

/** Recorded games use a bonus in any step before running (C-4), or even later. */
export function anyStep(state: State): boolean {
  return state.options.bonusTiming !== 'after-own-action';
}

/** §3.3: after the company's own action of the step, or after declining it (C-16). */
export function timingObjection(state: State, ownActionDone: boolean): Cited | null {
  if (ownActionDone || anyStep(state)) return null;
  return cited('3.3', 'bonus/after-own-action');
}

export function portChoices(state: State, company: Company): PortChoice[] {
  return hasBonus(state, company, 'PO') ? PORTS.map((hex) => ({ do: 'port', hex })) : [];
}

/** The P&O's marker raises a coastal city for one company. */
export function placePort(
  state: State,
  { company }: { readonly company: Company },
  { hex }: PortChoice,
): void {
  state.port = { company, hex };
  emit(state, { type: 'port-placed', company, hex });
  closePrivate(state, 'PO');
}

/** Every city with a tile (or printed track), whether or not reachable or full. */
export function terminalChoices(state: State, company: Company): TerminalChoice[] {
  if (!hasBonus(state, company, 'TC')) return [];
  return builtPlaces(state, 'city').map((place) => ({ do: 'terminal', ...place }));
}

export function terminalObjection(state: State, company: Company, { hex }: TerminalChoice): Cited | null {
  return hasStationIn(state, company, hex) ? cited('7.3.1', 'token/own-station-there', { hex }) : null;
}

/** The Terminal's station is placed beside the city: no slot, no cost, no connection needed. */
export function placeTerminal(state: State, vars: CompanyTurn, { hex, node }: TerminalChoice): void {
  const { company } = vars;
  if (state.options.terminalInstead) vars.tokenDone = true;
  state.stations = [...state.stations, { owner: company, hex, node, beside: true }];
  emit(state, { type: 'terminal-placed', company, hex, node });
  closePrivate(state, 'TC');
}

export function hasStationIn(state: State, company: Company, hex: string): boolean {
  return state.stations.some((station: Station) => station.owner === company && station.hex === hex);
}

/** May the Terminal's station be placed before the token step? */
export function terminalBeforeTokens(state: State): boolean {
  return state.options.bonusTiming === 'before-running';
}

/** The port marker may be placed in every step of the turn. */
export function portInEveryStep(state: State, company: Company): boolean {
  return state.options.bonusTiming === 'any-step' && hasBonus(state, company, 'PO');
}

/** Markers and stations that the president's privates still allow. */
export function hasTokenBonus(state: State, company: Company): boolean {
  return hasBonus(state, company, 'PO') || hasBonus(state, company, 'TC');
}

export type LateBonus = { readonly do: 'pass' } | PortChoice | TerminalChoice;

/** The last moment before running, where bonuses may be used in any step. */
export const lateBonus = decision<State, CompanyTurn, LateBonus>({
  name: 'late-bonus',
  rule: '3.3',
  actor: (state, { company }) => presidentOf(state, company),
  offer: (state, { company }) =>
    list<LateBonus>(
      [{ do: 'pass' }, ...portChoices(state, company), ...terminalChoices(state, company)],
      (choice) => (choice.do === 'terminal' ? terminalObjection(state, company, choice) : null),
    ),
  apply: (state, vars, choice) => {
    if (choice.do === 'port') placePort(state, vars, choice);
    else if (choice.do === 'terminal') placeTerminal(state, vars, choice);
    else vars.bonusDeclined = true;
  },
});

/** Can a bonus be used after the token step? If every step has a moment for it, only before a run. */
export function mayUseBonusLate(state: State, company: Company): boolean {
  if (!anyStep(state) || !hasTokenBonus(state, company)) return false;
  return state.options.bonusTiming === 'before-running' || mayRun(state, company);
}

/** A moment of the turn at which the port marker may be placed, if that is allowed in every step. */
export const placePortMarker = decision<State, CompanyTurn, { readonly do: 'pass' } | PortChoice>({
  name: 'place-port',
  rule: '3.3',
  actor: (state, { company }) => presidentOf(state, company),
  offer: (state, { company }) =>
    list<{ readonly do: 'pass' } | PortChoice>([{ do: 'pass' }, ...portChoices(state, company)]),
  apply: (state, vars, choice) => {
    if (choice.do === 'port') placePort(state, vars, choice);
  },
});
