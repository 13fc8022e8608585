import { describe, expect, test } from 'vitest';
import { FACTS, facts, hasFacts } from '../../testing/facts.ts';
import { proves } from '../../testing/proves.ts';
import {
  GAINS,
  LAST_DIVIDEND,
  LAST_DIVIDEND_WITH_SALES,
  MIN_BID,
  OFFER_SPACES,
  STARTING_CASH,
  STATION_LAST,
  STATION_PAYOUTS,
} from './board-tracks.ts';
import { CHARTERS, RAILROADS, TRACK_DISCS } from './railroads.ts';
import { BOTTOM_ROW_END, GOLD_SQUARES, HIGHEST_VALUE, LOWEST_VALUE, ROW_LENGTH } from './value-track.ts';

describe.skipIf(!hasFacts)(`components, ${FACTS}`, () => {
  const known = (hasFacts ? facts('union-station') : {}) as unknown as Record<string, unknown>;

  test('railroads, their colours, destinations and shares', () => {
    const ours = RAILROADS.map((id) => {
      const { colour, destination, shares } = CHARTERS[id];
      return { id, colour, destination, shares };
    });
    const railroads = known.railroads as ((typeof ours)[number] & { name: string })[];
    expect(ours).toEqual(railroads.map(({ name: _, ...railroad }) => railroad));
    expect(known.discsPerRailroad).toMatchObject({ track: TRACK_DISCS });
  });

  test('the value track', () => {
    expect({
      lowest: LOWEST_VALUE,
      highest: HIGHEST_VALUE,
      rowLength: ROW_LENGTH,
      dividendSpaces: GOLD_SQUARES,
    }).toEqual(known.valueTrack);
    expect(BOTTOM_ROW_END).toBe(10);
  });

  test('offer, gains, Union Station Company, dividends and money', () => {
    expect(known).toMatchObject({
      startingCash: STARTING_CASH,
      minimumBid: MIN_BID,
      offer: { slots: OFFER_SPACES },
      valueGains: { town: GAINS.town, otherCity: GAINS.otherCity, ownDestination: GAINS.destination },
      unionStationCompany: { spaces: STATION_LAST, payouts: Object.values(STATION_PAYOUTS) },
      dividends: { gameEnd: LAST_DIVIDEND, noSalesAfter: LAST_DIVIDEND_WITH_SALES },
    });
  });
});

proves('A1', 'the value track has ten rows of six, and eight gold squares', () => {
  expect([LOWEST_VALUE, HIGHEST_VALUE, ROW_LENGTH]).toEqual([5, 64, 6]);
  expect(GOLD_SQUARES).toEqual([13, 19, 25, 32, 39, 46, 53, 60]);
});
