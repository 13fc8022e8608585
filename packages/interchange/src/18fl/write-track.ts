import { faceIn, freeSlots } from '@signalbox/rails';
import type { EighteenFLState as State } from '@signalbox/titles';
import type { PortChoice, TerminalChoice } from '@signalbox/titles/18fl/bonuses.ts';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { networkOf } from '@signalbox/titles/18fl/reach.ts';
import { type OwnToken, type TokenChoice, tokenCost } from '@signalbox/titles/18fl/tokens.ts';
import type { LayChoice, TrackChoice } from '@signalbox/titles/18fl/track.ts';
import type { Books } from '../export/books.ts';
import { theirCompany, theirPrivate } from './names.ts';

export function writeTrack(books: Books, state: State, company: Company, choice: TrackChoice): void {
  if (choice.do === 'pass') books.actionWriter.corporation(theirCompany(company), 'pass');
  else if (choice.do === 'port' || choice.do === 'terminal') writeBonus(books, state, company, choice);
  else writeLay(books, company, choice);
}

function writeLay(
  { actionWriter, tiles }: Books,
  company: Company,
  { do: kind, hex, tile, rotation }: LayChoice,
): void {
  if (!tiles.has(tile)) actionWriter.refuse('export/no-tile', { tile });
  const lay = { hex, tile: tiles.next(tile), rotation };
  if (kind === 'bonus-lay') actionWriter.company(theirPrivate('TR'), 'lay_tile', lay);
  else actionWriter.corporation(theirCompany(company), 'lay_tile', lay);
}

export function writeTokenStep(books: Books, state: State, company: Company, choice: TokenChoice): void {
  if (choice.do === 'pass') books.actionWriter.corporation(theirCompany(company), 'pass');
  else if (choice.do === 'port' || choice.do === 'terminal') writeBonus(books, state, company, choice);
  else writeToken(books, state, company, choice);
}

function writeToken({ actionWriter, tiles }: Books, state: State, company: Company, choice: OwnToken): void {
  const symbol = theirCompany(company);
  const cost = tokenCost(networkOf(state, company), choice)!;
  if (choice.do === 'hotel') {
    actionWriter.corporation(symbol, 'hex_token', { hex: choice.hex, cost });
    return;
  }
  const city = `${tiles.nameIn(choice.hex)}-${choice.node}`;
  const slot = slotFor(state, choice);
  actionWriter.corporation(symbol, 'place_token', { city, slot, cost, tokener: symbol });
}

/** Slots are filled in order; a station beside a full city is recorded in its first slot. */
function slotFor(state: State, place: { readonly hex: string; readonly node: number }): number {
  const free = freeSlots(BOARD, state.tiles, state.stations, place);
  return free === 0 ? 0 : faceIn(BOARD, state.tiles, place.hex).nodes[place.node]!.slots - free;
}

/** What a private does for the operating company, in any step of its turn. */
export function writeBonus(
  { actionWriter, tiles }: Books,
  state: State,
  company: Company,
  choice: PortChoice | TerminalChoice,
): void {
  if (choice.do === 'port') {
    actionWriter.company(theirPrivate('PO'), 'assign', { target: choice.hex, target_type: 'hex' });
    return;
  }
  const city = `${tiles.nameIn(choice.hex)}-${choice.node}`;
  const slot = slotFor(state, choice);
  actionWriter.company(theirPrivate('TC'), 'place_token', { city, slot, tokener: theirCompany(company) });
}
