import { isCompany } from '@signalbox/titles/1841/data/companies.ts';
import type { Books } from '../export/books.ts';
import type { SlotBook } from '../export/slot-book.ts';
import type { Certificates } from './certificates.ts';

/** Names and holders that the writers of one game of 1841 keep track of. */
export interface Ledger extends Omit<Books, 'shares'> {
  readonly shares: Certificates;
  readonly slots: SlotBook;
  /** The site's symbol of a company. */
  readonly symbolOf: (company: string) => string;
}

/** Writes an action of a player or a company. */
export function writeFor(
  { actionWriter, symbolOf }: Ledger,
  holder: string,
  type: string,
  details: Parameters<Ledger['actionWriter']['player']>[2] = {},
): void {
  actionWriter.holder(isCompany(holder) ? symbolOf(holder) : null, holder, type, details);
}

/** `604-0-0` is the first city of the first copy of tile 604. */
export function cityName({ tiles }: Ledger, { hex, node }: { hex: string; node: number }): string {
  return `${tiles.nameIn(hex)}-${node}`;
}
