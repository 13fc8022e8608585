import { recordOf } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing';
import { Table } from '../play/table.ts';

const table = new Table(lots, { players: 2, options: { 'no-bell': false, purse: 'ten' } }, 'seed', new Set());
for (const _ of table.untilPerson());

/** A whole game of bots. */
export const record = recordOf(
  lots,
  table.setup,
  table.journal.state as never,
  table.journal.entries,
  table.seed,
);
