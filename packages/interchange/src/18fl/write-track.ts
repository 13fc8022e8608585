import { objection } from '@signalbox/kernel';
import { cashOf, faceIn, freeSlots } from '@signalbox/rails';
import type { EighteenFLState as State } from '@signalbox/titles';
import type { PortChoice, TerminalChoice } from '@signalbox/titles/18fl/bonuses.ts';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { networkOf } from '@signalbox/titles/18fl/reach.ts';
import { COMPANY_IDS, trainLimit } from '@signalbox/titles/18fl/state.ts';
import { type OwnToken, tokenCost } from '@signalbox/titles/18fl/tokens.ts';
import type { LayChoice } from '@signalbox/titles/18fl/track.ts';
import { owesTrain, trainPrice, trainsOnSale } from '@signalbox/titles/18fl/train-market.ts';
import type { Books } from '../export/books.ts';
import { theirCompany, theirPrivate } from './names.ts';

export function writeLay(
  { pen, tiles }: Books,
  { company }: CompanyTurn,
  { do: kind, hex, tile, rotation }: LayChoice,
): void {
  const lay = { hex, tile: tiles.next(tile), rotation };
  if (kind === 'bonus-lay') pen.company(theirPrivate('TR'), 'lay_tile', lay);
  else pen.corporation(theirCompany(company), 'lay_tile', lay);
}

/** One slot is filled after the other. */
export function writeToken({ pen, tiles }: Books, state: State, company: Company, choice: OwnToken): void {
  const symbol = theirCompany(company);
  const cost = tokenCost(networkOf(state, company), choice)!;
  if (choice.do === 'hotel') {
    pen.corporation(symbol, 'hex_token', { hex: choice.hex, cost });
    return;
  }
  const { slots } = faceIn(BOARD, state.tiles, choice.hex).nodes[choice.node]!;
  const slot = slots - freeSlots(BOARD, state.tiles, state.stations, choice);
  const city = `${tiles.nameIn(choice.hex)}-${choice.node}`;
  pen.corporation(symbol, 'place_token', { city, slot, cost, tokener: symbol });
}

/** What a private does for the company whose turn it is, in any step of it. */
export function writeBonus(
  { pen, tiles }: Books,
  company: Company,
  choice: PortChoice | TerminalChoice,
): void {
  if (choice.do === 'port') {
    pen.company(theirPrivate('PO'), 'assign', { target: choice.hex, target_type: 'hex' });
    return;
  }
  const city = `${tiles.nameIn(choice.hex)}-${choice.node}`;
  pen.company(theirPrivate('TC'), 'place_token', { city, slot: 0, tokener: theirCompany(company) });
}

/**
 * A bonus called for after the tokens comes too late there if nothing is left to do in the turn: no train to run,
 * none to buy.
 */
export function refuseLateBonus({ pen }: Books, state: State, company: Company): void {
  if (!asksForTrains(state, company)) pen.refuse(objection('export/bonus-too-late', { company }));
}

/** Any train of another company might be had for 1. */
function asksForTrains(state: State, company: Company): boolean {
  if (owesTrain(state, company)) return true;
  if (state.companies[company].trains.length >= trainLimit(state, company)) return false;
  const elsewhere = COMPANY_IDS.some(
    (other) => other !== company && state.companies[other].trains.length > 0,
  );
  const least = elsewhere ? 1 : Math.min(...trainsOnSale(state).map(({ train }) => trainPrice(train)));
  return cashOf(state, company) >= least;
}
