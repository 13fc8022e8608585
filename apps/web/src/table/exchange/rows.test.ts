import { choose } from '@signalbox/bots';
import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  copyJson,
  defaultOptions,
  type GameEvent,
  type GameState,
  type Json,
  newGame,
  type Pending,
  pending,
  play,
  random,
  type Seat,
  sample,
  view,
} from '@signalbox/kernel';
import type { WireEntry, WireOffer } from '@signalbox/protocol';
import { wireOfferOf } from '@signalbox/table/offers.ts';
import { TITLES } from '@signalbox/titles';
import { position } from '@signalbox/titles/union-station/position.ts';
import { describe, expect, it, test } from 'vitest';
import { needsATrain } from '../../../../../e2e/prepared/positions-18fl.ts';
import { inNeed } from '../../../../../e2e/prepared/positions-1841.ts';
import { loadPresentation } from '../../titles/index.ts';
import type { Presentation } from '../../titles/presentation.ts';
import { actionKindOf, choicesTo } from '../choice.ts';
import { changedRows } from './figures.ts';
import { worthShowing } from './RowActions.tsx';
import { bidsSoFar, foldedRows, pricesPaid, rowChoices, rowsOf, sharesIn } from './rows.ts';
import { runsIn } from './runs.ts';

interface Moment {
  readonly seen: GameState;
  readonly seat: Seat;
  readonly decision: string;
  readonly offer: WireOffer;
}

interface Rounds {
  readonly round: { readonly stock: number; readonly operating: number };
}

/** The decisions of a game's first part, as they are seen by the player who is asked. */
function* momentsOf(title: AnyTitle, most: number): Generator<Moment> {
  const state = newGame(title, { players: 3, options: defaultOptions(title.options) });
  let asked: Pending | null = pending(title, state);
  for (let made = 0; asked && made < most; made++) {
    const seat = asked.seats[0]!;
    if (seat === CHANCE) {
      asked = carryOutInPlace(title, state, seat, sample(asked.offerTo(seat), random(made))!);
      continue;
    }
    const seen = view(title, state, seat);
    yield { seen, seat, decision: asked.decision, offer: wireOfferOf(asked.offerTo(seat)) };
    const { choice } = choose(title, seen, seat, asked, { level: 'apprentice', nodes: 1, seed: made });
    asked = carryOutInPlace(title, state, seat, choice);
  }
}

async function opened(id: string): Promise<{ title: AnyTitle; presentation: Presentation }> {
  return { title: TITLES.find((known) => known.id === id)!, presentation: (await loadPresentation(id))! };
}

describe.each(['1841', '18FL', '1860', 'union-station'])('the auctions of %s', (id) => {
  it('show each lot with its ability, and lots are chosen in their rows', async () => {
    const { title, presentation } = await opened(id);
    let auctions = 0;
    for (const { seen, offer } of momentsOf(title, 60)) {
      const auction = presentation.auction?.(seen);
      if (!auction) continue;
      auctions += 1;
      expect(auction.lots.length).toBeGreaterThan(2);
      for (const { about } of auction.lots) expect(about.length).toBeGreaterThan(0);
      const { free } = rowChoices(presentation, seen, offer);
      // Passing, and the numbers of a sealed bid.
      const elsewhere = free.filter(
        ({ choice }) => actionKindOf(choice) !== 'pass' && typeof choice !== 'number',
      );
      expect(elsewhere).toEqual([]);
    }
    expect(auctions).toBeGreaterThan(3);
  });
});

test('in Union Station a share is listed as for sale exactly where there is a button to buy it', async () => {
  const { title, presentation } = await opened('union-station');
  let turns = 0;
  for (const { seen, decision, offer } of momentsOf(title, 120)) {
    if (decision !== 'choose-action') continue;
    turns += 1;
    const { by, free } = rowChoices(presentation, seen, offer);
    const buttons = (company: string) =>
      (by.get(company) ?? []).filter(({ choice }) => actionKindOf(choice) === 'buy').length;
    for (const { company } of rowsOf(presentation, seen))
      expect(buttons(company.id), company.id).toBe(sharesIn(company, 'offer'));
    expect(free.filter(({ reason }) => reason === null)).toEqual([]);
  }
  expect(turns).toBeGreaterThan(20);
});

/** After one choice of this position: each sale that is offered then, with what its button says that it brings. */
async function emergencySales(id: string, initial: GameState, first: Json) {
  const { title, presentation } = await opened(id);
  const { decision, seats } = pending(title, initial)!;
  const played = play(title, initial, { seat: seats[0]!, decision, choice: first });
  if (!played.ok) throw new Error(played.why);
  const { state } = played;
  const asked = pending(title, state)!;
  const offer = wireOfferOf(asked.offerTo(asked.seats[0]!));
  const { by, free } = rowChoices(presentation, state, offer);
  expect(free).toEqual([]);
  const items = [...by.values()].flat().filter(({ reason }) => reason === null);
  const after = items.map(({ choice }) => {
    const sale = play(title, state, { seat: asked.seats[0]!, decision: asked.decision, choice });
    return sale.ok ? sale.events : [];
  });
  return { items, after };
}

test('the buttons of an emergency sale say what it brings, which in 1841 is half the price', async () => {
  const lire = await emergencySales('1841', inNeed(), { do: 'emergency' });
  expect(lire.items.map(({ proceeds }) => proceeds)).toEqual([72]);
  const finance = { do: 'finance', train: '5', from: 'bank' };
  const dollars = await emergencySales('18FL', needsATrain(), finance);
  expect(dollars.items.map(({ proceeds }) => proceeds)).toEqual([100, 200, 300, 90, 180, 100, 200, 300]);
  for (const { items, after } of [lire, dollars])
    for (const [i, events] of after.entries())
      expect(events).toContainEqual(expect.objectContaining({ amount: items[i]!.proceeds }));
});

test('a purchase in 1841 changes the row of its company, and no other is drawn again', async () => {
  const { title, presentation } = await opened('1841');
  let purchases = 0;
  for (const { seen, seat, decision, offer } of momentsOf(title, 120)) {
    if (decision !== 'trade') continue;
    const rows = rowsOf(presentation, seen);
    for (const choice of choicesTo(offer, 'buy')) {
      const played = play(title, seen, { seat, decision, choice });
      expect(played.ok).toBe(true);
      if (!played.ok) continue;
      purchases += 1;
      expect([...changedRows(presentation, rows, played.state).keys()]).toEqual([choice.company]);
    }
    expect(changedRows(presentation, rows, copyJson(seen)).size).toBe(0);
  }
  expect(purchases).toBeGreaterThan(5);
});

test.each(['1841', '18FL', '1860'])('%s marks companies that have had their turn', async (id) => {
  const { title, presentation } = await opened(id);
  let marks = 0;
  let last = { round: '', company: '' };
  for (const { seen } of momentsOf(title, 250)) {
    const { stock, operating } = (seen as unknown as Rounds).round;
    const round = `${stock}.${operating}`;
    const marked = rowsOf(presentation, seen).filter(({ operated }) => operated);
    const ids = marked.map(({ company }) => company.id);
    if (operating === 0) expect(ids).toEqual([]);
    const company = operating === 0 ? null : presentation.acting(seen);
    if (company) expect(ids).not.toContain(company);
    if (company && last.round === round && last.company !== company) {
      expect(ids).toContain(last.company);
      marks += 1;
    }
    if (company) last = { round, company };
  }
  expect(marks).toBeGreaterThan(3);
});

test('bids are those of the current auction', () => {
  const said = (position: number, event: GameEvent, undone = false) =>
    ({ position, events: [event], undone }) as unknown as WireEntry;
  const entries = [
    said(1, { type: 'bid', seat: 'p1', lot: 'choice', amount: 40 }),
    said(2, { type: 'auction-won', seat: 'p1', premium: 40 }),
    said(3, { type: 'bid', seat: 'p2', lot: 'choice', amount: 5 }),
    said(4, { type: 'bid-passed', seat: 'p3', lot: 'choice' }),
    said(5, { type: 'bid', seat: 'p2', lot: 'choice', amount: 99 }, true),
  ];
  expect([...bidsSoFar(entries)]).toEqual([
    ['p3', null],
    ['p2', 5],
  ]);
  expect([...bidsSoFar(entries, 1)]).toEqual([['p1', 40]]);
});

test('of companies that can be founded in the same way one is shown, and those that cannot wait out of sight', async () => {
  const { title, presentation } = await opened('1841');
  const rows = rowsOf(presentation, newGame(title, { players: 4, options: defaultOptions(title.options) }));
  const found = (company: string) => [{ choice: { do: 'found', company, price: 68 }, reason: null }];
  const majors = ['AFI', 'ATFA', 'CFCC'];
  const folded = foldedRows(rows, (id) => (majors.includes(id) || id === 'FTP' ? found(id) : []));
  expect(majors.map((id) => folded.has(id))).toEqual([false, true, true]);
  expect(folded.has('FTP')).toBe(false);
  expect(folded.has('SFLi')).toBe(true);
  expect(foldedRows(rows.slice(0, 8), () => []).size).toBe(0);
});

test('a share that is offered twice has two buttons, whether it can be paid or not', async () => {
  const { title, presentation } = await opened('union-station');
  const spaces = (cash: number) => {
    const state = position({ offer: ['ALTON', 'PFWC', 'PFWC'], values: { PFWC: 20 }, cash: { p1: cash } });
    const offer = wireOfferOf(pending(title, state)!.offerTo('p1'));
    const items = rowChoices(presentation, state, offer).by.get('PFWC')!;
    const shown = worthShowing(items.filter(({ choice }) => actionKindOf(choice) === 'buy'));
    return shown.map(({ choice, reason }) => [(choice as { space: number }).space, reason?.why ?? null]);
  };
  expect(spaces(20)).toEqual([
    [2, null],
    [3, null],
  ]);
  expect(spaces(19)).toEqual([
    [2, 'too-expensive'],
    [3, 'too-expensive'],
  ]);
});

test('one button stands for all prices at which a company cannot be started', () => {
  const start = (par: number, why: string | null) => ({
    choice: { do: 'start', company: 'S&C', par },
    reason: why === null ? null : { why, rule: 'CO' },
  });
  const prices = (...items: ReturnType<typeof start>[]) => worthShowing(items).map((one) => one.prices);
  expect(prices(start(54, 'start/layer'), start(58, 'start/layer'), start(62, 'start/layer'))).toEqual([
    [54, 62],
  ]);
  expect(prices(start(54, 'start/layer'))).toEqual([undefined]);
  expect(prices(start(54, null), start(58, null), start(62, 'purchase/cash'))).toEqual([
    undefined,
    undefined,
  ]);
});

test('a purchase that completes a space of the station shows what every railroad would pay', async () => {
  const { title, presentation } = await opened('union-station');
  const state = position({
    offer: ['ALTON', null, null],
    station: { PRR: 2, PFWC: 2, MILW: 2, CBQ: 2 },
    held: { PRR: { p1: 2, p2: 1 } },
  });
  const played = play(title, state, {
    seat: 'p1',
    decision: 'choose-action',
    choice: { do: 'buy', space: 1 },
  });
  const coming = runsIn(played.ok ? played.events : [], presentation.runIn);
  // $10 among three shares of PRR, and all of it for the one of Alton.
  expect(coming.get('PRR')?.map(({ revenue }) => revenue)).toEqual([4]);
  expect(coming.get('ALTON')?.map(({ revenue }) => revenue)).toEqual([10]);
});

test('what was bid for a concession is told once it is sold, unless the sale has been taken back', async () => {
  const { awardedIn } = (await loadPresentation('1841'))!;
  const sold = (concession: string, price: number, undone = false) =>
    ({ position: 1, undone, events: [{ type: 'concession-won', seat: 'p1', concession, price }] }) as never;
  expect([...pricesPaid([sold('SFTC', 25), sold('SFTN', 60, true)], awardedIn)]).toEqual([['SFTC', 25]]);
  expect(pricesPaid([sold('SFTC', 25)], awardedIn, 0).size).toBe(0);
});
