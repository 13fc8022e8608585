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
  for (const event of happened) followEvent(slots, state, event);
  slots.follow(state.stations);
}

function followEvent(slots: SlotBook, state: State, event: Happened): void {
  switch (event.type) {
    case 'merger':
      slots.succeed(event.into, inTokenOrder(event));
      break;
    case 'conversion':
      slots.succeed(event.into, [event.company]);
      break;
    case 'token-bought':
      slots.succeed(event.company, [event.from]);
      break;
    case 'secession':
      for (const successor of SUCCESSORS) slots.succeed(successor, ['IRSFF']);
      break;
    case 'company-removed':
      slots.release(event.company);
      break;
    case 'track-laid': {
      const { nodes } = faceIn(boardOf(state), state.tiles, event.hex);
      slots.relay(event.hex, nodes.length, state.stations);
      break;
    }
  }
}
