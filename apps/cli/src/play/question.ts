import type { Offer, Seat } from '@signalbox/kernel';
import type { Words } from '../words.ts';
import type { MenuItem } from './menu.ts';
import type { Table } from './table.ts';

/** A decision that a person has to make, and the part of the menu they have seen. */
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
