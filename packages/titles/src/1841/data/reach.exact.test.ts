import { wrongNetworks } from '@signalbox/rails/testing/every-trail.ts';
import { BOARDS } from '@signalbox/rails/testing/exact.ts';
import { expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { BOARD } from './board.ts';

proves(
  'A9',
  `reach equals trying every trail on ${BOARDS} random boards`,
  () => {
    expect(wrongNetworks(BOARD, { ends: ['offboard', 'port'], hexTwice: true }, BOARDS)).toEqual([]);
  },
  3_600_000,
);
