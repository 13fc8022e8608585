import type { Offer, Seat } from '@signalbox/kernel';
import type { Words } from '../words.ts';
import type { MenuItem } from './menu.ts';
import type { Table } from './table.ts';

/** One question to one person, and what they see of it. */
export interface Question {
  readonly table: Table;
  readonly words: Words;
  readonly print: (text: string) => void;
  readonly seat: Seat;
  readonly decision: string;
  readonly offer: Offer;
  readonly items: readonly MenuItem[];
  /** Lines of the menu shown so far, and the word they are filtered by. */
  shown: number;
  word: string;
}

/** How the question continues after a line was typed. */
export type Reply = 'ask again' | 'done' | 'leave';
