import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { SUCCESSORS } from '@signalbox/titles/1841/data/companies.ts';
import type { SlotBook } from '../export/slot-book.ts';

/** Updates the slots of tokens after one of our actions. */
export function followSlots(slots: SlotBook, { events, stations }: State): void {
  const happened = (events ?? []) as unknown as ({ readonly type: string } & Record<string, string>)[];
  for (const event of happened) {
    if (event.type === 'merger') slots.succeed(event.into!, [event.a!, event.b!]);
    if (event.type === 'conversion') slots.succeed(event.into!, [event.company!]);
    if (event.type === 'token-bought') slots.succeed(event.company!, [event.from!]);
    if (event.type === 'secession') for (const company of SUCCESSORS) slots.succeed(company, ['IRSFF']);
  }
  slots.follow(stations);
  for (const { type, hex } of happened) if (type === 'track-laid') slots.pack(hex!);
}
