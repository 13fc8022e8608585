import type { GameEvent, GameState, Json } from '@signalbox/kernel';
import type { WireEntry, WireOffer } from '@signalbox/protocol';
import { runIn } from '@signalbox/rails';
import { type Position, position } from '@signalbox/titles/union-station/position.ts';
import { describe, expect, it } from 'vitest';
import type { AuctionSheet } from '../../titles/presentation.ts';
import { UNION_STATION } from '../../titles/union-station/presentation.ts';
import { latestWithin, turnSoFar } from '../turn-so-far.ts';
import { endOfLastTurn } from '../use-before.ts';
import { planWith, salesOf } from './plan.ts';
import { runsOf } from './runs.ts';
import { isDoneAtOnce } from './use-deal.ts';

const VIEW = {} as GameState;
const PRESENTATION = {
  about: (_: GameState, choice: Json) => (choice as { company?: string } | null)?.company ?? null,
};
const sell = (company: string, count: number) => ({ do: 'sell', company, count });
const buy = (company: string) => ({ do: 'buy', company, from: 'ipo' });
const offer = (...choices: Json[]): WireOffer => ({ kind: 'list', choices, barred: [] });
const plan = (now: readonly Json[], then: WireOffer | null, choice: Json) =>
  planWith(PRESENTATION, VIEW, now, then, choice);

describe('a plan of trades', () => {
  it('puts a purchase after the sale that pays for it', () => {
    expect(plan([sell('IOW', 2)], offer(buy('FYN')), buy('FYN'))).toEqual([sell('IOW', 2), buy('FYN')]);
  });

  it('sells another number of the same company instead', () => {
    expect(plan([sell('IOW', 2)], offer(sell('IOW', 1)), sell('IOW', 3))).toEqual([sell('IOW', 3)]);
  });

  it('replaces a selected purchase by another, and keeps the sales', () => {
    const now = [sell('IOW', 2), buy('FYN')];
    expect(plan(now, offer(buy('C&N')), buy('C&N'))).toEqual([sell('IOW', 2), buy('C&N')]);
  });

  it('is known for its sales alone, after which the purchase is still open', () => {
    expect(salesOf([sell('IOW', 2), buy('FYN')])).toEqual([sell('IOW', 2)]);
    expect(salesOf([buy('FYN')])).toEqual([]);
  });

  it('starts again with an action that could not follow', () => {
    expect(plan([sell('IOW', 2)], null, buy('FYN'))).toEqual([buy('FYN')]);
    expect(plan([buy('FYN')], offer(sell('IOW', 1)), sell('IOW', 1))).toEqual([sell('IOW', 1)]);
  });
});

const atOnce = (
  confirms: 'all' | 'deals' | 'none',
  choice: Json,
  lots: readonly { id: string; price: number | null }[] = [],
) => isDoneAtOnce(confirms, choice, { auction: () => ({ lots }) as unknown as AuctionSheet }, VIEW);

describe('confirming', () => {
  it('can be set for everything except passing, for everything or for nothing', () => {
    expect(atOnce('deals', { do: 'pass' })).toBe(true);
    expect(atOnce('deals', buy('FYN'))).toBe(false);
    expect(atOnce('all', { do: 'pass' })).toBe(false);
    expect(atOnce('none', buy('FYN'))).toBe(true);
  });

  it('is not asked for when a lot is put up, since nothing is paid yet', () => {
    const lots = [{ id: 'SFTG', price: null }];
    expect(atOnce('deals', 'SFTG', lots)).toBe(true);
    expect(atOnce('deals', { do: 'bid', lot: 'SFTG', amount: 20 }, lots)).toBe(false);
    expect(atOnce('deals', 'SFTG')).toBe(false);
    expect(atOnce('all', 'SFTG', lots)).toBe(false);
  });

  it('is asked for when a lot is chosen that has a price', () => {
    expect(atOnce('deals', 'TR', [{ id: 'TR', price: 20 }])).toBe(false);
  });

  it('is not asked for when track is to be laid and the first disc may go to several places', () => {
    const isLaid = (confirms: 'all' | 'deals', track: NonNullable<Position['track']>) =>
      isDoneAtOnce(confirms, { do: 'lay', railroad: 'CBQ' }, UNION_STATION, position({ track }));
    expect(isLaid('deals', {})).toBe(true);
    expect(isLaid('all', {})).toBe(false);
    // Around Chicago only E10 has room.
    const full = ['D11', 'D13', 'F11', 'F15', 'G12', 'G14'];
    expect(isLaid('deals', { PRR: full, MILW: full })).toBe(false);
  });
});

const entry = (position: number, seat: string, events: GameEvent[] = [], undone = false) =>
  ({
    position,
    seat,
    events,
    undone,
    kind: 'action',
    by: 'person',
    decision: 'trade',
  }) as unknown as WireEntry;
const ran = (company: string, revenue: number): GameEvent => ({ type: 'ran', company, revenue });
const paid = (company: string, revenue: number): GameEvent => ({
  type: 'dividend',
  company,
  revenue,
  perShare: revenue / 10,
});
const withheld = (company: string, revenue: number): GameEvent => ({ type: 'withheld', company, revenue });

describe('runs', () => {
  const log = [
    entry(1, 'p1', [ran('IOW', 50)]),
    entry(2, 'p1', [paid('IOW', 50)]),
    entry(3, 'p2', [ran('FYN', 30), withheld('FYN', 30)]),
    entry(4, 'p1', [ran('IOW', 90)], true),
    entry(5, 'p1', [ran('IOW', 70)]),
  ];

  it('are each listed once, paid out or withheld, and without undone ones', () => {
    const runs = runsOf(log, runIn);
    expect(runs.get('IOW')).toEqual([
      { company: 'IOW', revenue: 50, perShare: 5 },
      { company: 'IOW', revenue: 70, perShare: null },
    ]);
    expect(runs.get('FYN')).toEqual([{ company: 'FYN', revenue: 30, perShare: 0 }]);
  });

  it('in the past are those up to that position', () => {
    expect(runsOf(log, runIn, 1).get('IOW')).toEqual([{ company: 'IOW', revenue: 50, perShare: null }]);
  });
});

describe('the turn', () => {
  const sold: GameEvent = { type: 'shares-sold', seat: 'p1', company: 'IOW', count: 1 };
  const log = [entry(1, 'p1'), entry(2, 'p2'), entry(3, 'p3'), entry(4, 'p1', [sold])];

  it('the turn before the current one ended when others acted', () => {
    expect(endOfLastTurn(log, 'p1')).toBe(1);
    expect(endOfLastTurn(log.slice(0, 3), 'p2')).toBe(2);
    expect(endOfLastTurn(log, 'p4')).toBeNull();
    expect(endOfLastTurn(log, null)).toBeNull();
  });

  it('contains what its player did since the others acted', () => {
    expect(turnSoFar(log, 'p1', null)).toEqual([sold]);
    expect(turnSoFar(log, 'p1', 'FYN')).toEqual([]);
    expect(turnSoFar(log, 'p2', null)).toEqual([]);
  });

  it('contains what its company receives, such as shares of another', () => {
    const received: GameEvent = { type: 'shares-handed-over', from: 'FYN', to: 'IOW', company: 'BHI' };
    const given: GameEvent = { ...received, to: 'FYN' };
    expect(turnSoFar([entry(1, 'p1', [received, given])], 'p1', 'IOW')).toEqual([received]);
  });

  it('is told in whole sentences, the latest for which there is room, and those left out are counted', () => {
    const told = ['a'.repeat(30), 'b'.repeat(40), 'c'.repeat(50)];
    expect(latestWithin(told, 120)).toEqual({ shown: told, leftOut: 0 });
    expect(latestWithin(told, 119)).toEqual({ shown: told.slice(1), leftOut: 1 });
    expect(latestWithin(told, 10)).toEqual({ shown: told.slice(2), leftOut: 2 });
    expect(latestWithin([], 10)).toEqual({ shown: [], leftOut: 0 });
  });
});
