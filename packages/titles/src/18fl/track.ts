import {
  built,
  type Cited,
  cited,
  decision,
  type EitherOffer,
  either,
  emit,
  list,
  withSection,
} from '@signalbox/kernel';
import {
  BANK,
  type Colour,
  cashOf,
  hexOf,
  isLayOf,
  isUpgrade,
  type Lay,
  type LayRules,
  layObjection,
  lays,
  layTile,
  moveStations,
  pay,
} from '@signalbox/rails';
import {
  anyStep,
  hasBonus,
  type PortChoice,
  placePort,
  placeTerminal,
  portChoices,
  type TerminalChoice,
  terminalBeforeTokens,
  terminalChoices,
  terminalObjection,
  timingObjection,
} from './bonuses.ts';
import type { CompanyTurn } from './company-turn.ts';
import { cutOffObjection } from './cut-off.ts';
import { BOARD } from './data/board.ts';
import { phaseRules } from './data/phases.ts';
import { tilesLeft } from './listing.ts';
import { closePrivate } from './phases.ts';
import { networkOf } from './reach.ts';
import { presidentOf, type State } from './state.ts';

/** A tile laid by the company's own right, or with the Tallahassee's bonus. */
export type LayChoice = {
  readonly do: 'lay' | 'bonus-lay';
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
};
export type TrackChoice = { readonly do: 'pass' } | LayChoice | PortChoice | TerminalChoice;

const YELLOWS_A_TURN = 2;

/** The terrain cost: swamp and Keys, only for the yellow tile (§7.2.1). */
function terrainCost(state: State, hex: string): number {
  return state.tiles[hex] === undefined ? (hexOf(BOARD, hex).terrain?.cost ?? 0) : 0;
}

function layRules(state: State, vars: CompanyTurn, kind: LayChoice['do']): LayRules {
  const cutOff = state.options.mayCutOff ? () => null : cutOffObjection(state);
  return {
    colours: colours(state, vars, kind),
    // New track must extend the company's network; in a city a higher value is enough.
    mustBring: ['track', 'city-value'],
    forbids: (lay) => drownedObjection(state, lay) ?? costObjection(state, vars, lay) ?? cutOff(lay),
  };
}

/** Two yellow tiles, or one upgrade; the bonus tile is yellow (§7.2, §3.3). */
function colours(state: State, vars: CompanyTurn, kind: LayChoice['do']): LayRules['colours'] {
  if (kind === 'bonus-lay' || vars.yellows > 0) return ['yellow'];
  return phaseRules(state.phase).colours;
}

/** What may still be laid in a turn: yellow tiles, or instead one tile of the other colours; and the bonus tile. */
export interface LaysLeft {
  readonly yellow: number;
  readonly upgradeTo: readonly Colour[];
  readonly bonus: boolean;
}

export function laysLeft(state: State, vars: CompanyTurn): LaysLeft {
  const own = vars.trackDone ? [] : colours(state, vars, 'lay');
  return {
    yellow: vars.trackDone ? 0 : YELLOWS_A_TURN - vars.yellows,
    upgradeTo: own.filter((colour) => colour !== 'yellow'),
    bonus: kindObjection(state, vars, 'bonus-lay') === null,
  };
}

/** If the hurricane removes tiles for good, there may be one tile fewer than there seems to be. */
function drownedObjection(state: State, { tile }: Lay): Cited | null {
  const lost = state.drowned?.includes(tile) && tilesLeft(state, tile) <= 0;
  return lost ? cited('7.2.2', 'track/stock', { tile }) : null;
}

function costObjection(state: State, { company }: CompanyTurn, { hex }: Lay): Cited | null {
  const cost = terrainCost(state, hex);
  return cashOf(state, company) < cost ? cited('7.2.1', 'track/treasury', { cost }) : null;
}

function kindObjection(state: State, vars: CompanyTurn, kind: LayChoice['do']): Cited | null {
  if (kind === 'lay') return vars.trackDone ? cited('7.2', 'track/done') : null;
  if (!hasBonus(state, vars.company, 'TR')) return cited('3.3', 'bonus/not-yours');
  return timingObjection(state, vars.trackDone);
}

const SECTIONS = { 'bonus/after-own-action': '3.3' };

function trackObjection(state: State, vars: CompanyTurn, { do: kind, ...lay }: LayChoice): Cited | null {
  const reason = kindObjection(state, vars, kind);
  if (reason) return reason;
  const network = networkOf(state, vars.company);
  return withSection(layObjection(network, layRules(state, vars, kind), lay), SECTIONS, '7.2.1');
}

function* legalLays(state: State, vars: CompanyTurn): Generator<LayChoice> {
  const network = networkOf(state, vars.company);
  for (const kind of ['lay', 'bonus-lay'] as const) {
    if (kindObjection(state, vars, kind)) continue;
    for (const lay of lays(network, layRules(state, vars, kind))) yield { do: kind, ...lay };
  }
}

function trackOffer(state: State, vars: CompanyTurn): EitherOffer<TrackChoice> {
  const { company } = vars;
  const ports = anyStep(state) ? portChoices(state, company) : [];
  const bonuses = terminalBeforeTokens(state) ? [...ports, ...terminalChoices(state, company)] : ports;
  return either<TrackChoice>(
    list<TrackChoice>([{ do: 'pass' }, ...bonuses], (choice) =>
      choice.do === 'terminal' ? terminalObjection(state, company, choice) : null,
    ),
    built<LayChoice>({
      what: 'tile',
      shape: isLayOf<LayChoice>('lay', 'bonus-lay'),
      check: (choice) => trackObjection(state, vars, choice),
      enumerate: () => legalLays(state, vars),
    }),
  );
}

/** §7.2: two yellow tiles one after the other, or one upgrade, and the Tallahassee's tile after that. */
export const layTrack = decision<State, CompanyTurn, TrackChoice>({
  name: 'lay-track',
  rule: '7.2',
  actor: (state, { company }) => presidentOf(state, company),
  offer: trackOffer,
  apply: (state, vars, choice) => {
    switch (choice.do) {
      case 'pass':
        vars.bonusDeclined = vars.trackDone || anyStep(state);
        vars.trackDone = true;
        return;
      case 'port':
        placePort(state, vars, choice);
        return;
      case 'terminal':
        placeTerminal(state, vars, choice);
        return;
      default:
        lay(state, vars, choice);
    }
  },
  // Where only the Tallahassee's tile is left and fits nowhere, nobody is asked once more.
  forced: ({ options }, { trackDone }) => options.everyStep || trackDone,
});

function lay(state: State, vars: CompanyTurn, choice: LayChoice): void {
  const { do: kind, hex, tile, rotation } = choice;
  const cost = terrainCost(state, hex);
  pay(state, vars.company, BANK, cost);
  state.stations = moveStations(BOARD, state.tiles, state.stations, choice);
  state.tiles = layTile(state.tiles, choice);
  const upgrade = isUpgrade(BOARD, tile);
  emit(state, { type: 'track-laid', company: vars.company, hex, tile, rotation, cost, upgrade });
  if (kind === 'bonus-lay') {
    closePrivate(state, 'TR');
    return;
  }
  if (upgrade) vars.upgraded = true;
  else vars.yellows += 1;
  vars.trackDone = vars.upgraded || vars.yellows === YELLOWS_A_TURN;
}

/**
 * Bonuses other than the Tallahassee's can wait for the next step. If every step is asked, it stays open for everybody
 * while the Tallahassee is in play.
 */
export function trackStepOver(state: State, vars: CompanyTurn): boolean {
  if (!vars.trackDone) return false;
  if (vars.bonusDeclined) return true;
  return state.options.everyStep ? state.privates.TR === undefined : !hasBonus(state, vars.company, 'TR');
}
