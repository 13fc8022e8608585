import { recordOf } from '@signalbox/kernel';
import { type LotsState, lots } from '@signalbox/kernel/testing';
import { actionsOf } from '@signalbox/table';
import { Table } from '../play/table.ts';

const table = new Table(lots, { players: 2, options: { 'no-bell': false, purse: 'ten' } }, 'seed', new Set());
for (const _ of table.untilPerson());

/** A whole game of bots. */
export const record = recordOf(
  lots,
  table.setup,
  table.state as LotsState,
  actionsOf(table.entries),
  table.seed,
);
