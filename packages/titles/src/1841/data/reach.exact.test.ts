import { wrongNetworks } from '@signalbox/rails/testing/every-trail.ts';
import { BOARDS } from '@signalbox/rails/testing/exact.ts';
import { expect, it } from 'vitest';
import { BOARD } from './board.ts';

it(`ruling A9: reach equals trying every trail on ${BOARDS} random boards`, { timeout: 3_600_000 }, () => {
  expect(wrongNetworks(BOARD, { ends: ['offboard', 'port'], hexTwice: true }, BOARDS)).toEqual([]);
});
