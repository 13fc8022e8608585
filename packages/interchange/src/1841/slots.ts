import { faceIn } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS, type Company, SUCCESSORS } from '@signalbox/titles/1841/data/companies.ts';
import { inTokenOrder } from '@signalbox/titles/1841/finance/merged-tokens.ts';
import { boardOf } from '@signalbox/titles/1841/state.ts';
import { SlotBook } from '../export/slot-book.ts';

/** The printed homes are reserved; the one in Firenze for either of two cities, so it reserves no slot. */
export function newSlots(state: State): SlotBook {
  const reserved = [...boardOf(state).hexes].flatMap(([hex, { reserved: homes = [] }]) =>
    homes.flatMap(({ company, node }) => (node === null ? [] : [{ company, hex, node }])),
  );
  const slots = new SlotBook(reserved);
  for (const company of COMPANY_IDS)
    if (state.companies[company].status === 'removed') slots.release(company);
  return slots;
}

interface Happened extends Readonly<Record<'a' | 'b' | 'into' | 'company' | 'from', Company>> {
  readonly type: string;
  readonly hex: string;
}

/** Updates the slots of tokens after one of our actions. */
export function followSlots(slots: SlotBook, state: State): void {
  const happened = (state.events ?? []) as unknown as Happened[];
  for (const event of happened) {
    const { type, company, from, into, hex } = event;
    if (type === 'merger') slots.succeed(into, inTokenOrder(event));
    if (type === 'conversion') slots.succeed(into, [company]);
    if (type === 'token-bought') slots.succeed(company, [from]);
    if (type === 'secession') for (const successor of SUCCESSORS) slots.succeed(successor, ['IRSFF']);
    if (type === 'company-removed') slots.release(company);
    if (type === 'track-laid')
      slots.relay(hex, faceIn(boardOf(state), state.tiles, hex).nodes.length, state.stations);
  }
  slots.follow(state.stations);
}
