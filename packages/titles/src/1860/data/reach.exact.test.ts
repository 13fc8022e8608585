import { wrongNetworks } from '@signalbox/rails/testing/every-trail.ts';
import { BOARDS } from '@signalbox/rails/testing/exact.ts';
import { expect, it } from 'vitest';
import { BOARD } from './board.ts';

it.each([
  ['no hex twice', false],
  ['hexes entered again', true],
])(
  `ruling A9, %s: reach equals trying every trail on ${BOARDS} random boards`,
  { timeout: 3_600_000 },
  (_, hexTwice) => {
    expect(wrongNetworks(BOARD, { ends: ['offboard'], hexTwice }, BOARDS)).toEqual([]);
  },
);
