import { readFileSync } from 'node:fs';
import { type GameEvent, pending, random, sample } from '@signalbox/kernel';
import { POOL, type Presidencies } from '@signalbox/rails';
import { expect, it } from 'vitest';
import { factsOf, seatFacts } from './facts.ts';
import { importTable } from './import-table.ts';
import { LocalTable } from './local-table.ts';
import { newTable } from './new-table.ts';
import { titleOf } from './titles.ts';

async function recorded(name: string): Promise<LocalTable> {
  const file = new URL(`../../../../packages/interchange/games/${name}.json`, import.meta.url);
  const imported = await importTable(readFileSync(file, 'utf8'), name);
  if ('why' in imported) throw new Error(imported.why);
  return imported.table;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const eventsOf = (table: LocalTable) => table.standing.flatMap(({ events }) => events);

for (const name of ['18FL-2p-42', '1860-2p-42', '1841-3p-9'])
  it(`the facts of ${name} agree with its log and its outcome`, async () => {
    const table = await recorded(name);
    const facts = (await factsOf(table))!;
    const { scores, winners } = table.state.outcome!;
    const seats = Object.entries(facts.seats);
    expect(seats.map(([seat]) => seat)).toEqual(Object.keys(scores));
    expect(seats.filter(([, { place }]) => place === 1).map(([seat]) => seat)).toEqual(winners);
    expect(sum(seats.map(([, { share }]) => share))).toBeCloseTo(1);
    expect(seats.map(([, { order }]) => order).toSorted()).toEqual(seats.map((_, i) => i + 1));
    const log = eventsOf(table);
    for (const [seat, { opening }] of seats) {
      const first = log.find(
        ({ type, seat: by, founder }) => /^company-(started|founded)$/.test(type) && (by ?? founder) === seat,
      );
      if (first) expect(opening).toEqual({ company: first.company, price: first.price ?? first.par });
    }
    // Every run of a company with a president is somebody's; runs of companies in receivership are nobody's.
    const led = table.standing.flatMap(({ position, events }) => {
      const { presidents } = table.stateAt(position - 1) as unknown as Presidencies;
      return events.filter(({ type, company }) => type === 'ran' && presidents[company as string] !== POOL);
    });
    expect(sum(seats.flatMap(([, { revenue }]) => revenue))).toBe(
      sum(led.map(({ revenue }) => revenue as number)),
    );
  });

it('recognises a game that is imported again', async () => {
  const [one, again] = [await recorded('1860-2p-42'), await recorded('1860-2p-42')];
  const [facts, same] = [(await factsOf(one))!, (await factsOf(again))!];
  expect(same.commitment).not.toBe(facts.commitment);
  expect(same.actions).toBe(facts.actions);
});

it('in Union Station dividends count for those who receive them, and openings are won in the auctions', async () => {
  const seats = [1, 2, 3].map((number) => ({ name: `${number}`, kind: 'you' as const }));
  const made = await newTable({ title: 'union-station', name: '', options: {}, seats, seed: 'facts' }, 0);
  if ('why' in made) throw new Error(made.why);
  const table = new LocalTable(await titleOf('union-station'), { table: made, entries: [] }, () => 0);
  table.followUp();
  expect(await factsOf(table)).toBeNull();
  const rng = random(5);
  while (!table.state.outcome) {
    const { decision, offerTo, seats: asked } = pending(table.title, table.state)!;
    expect(table.actAsPerson(decision, sample(offerTo(asked[0]!), rng)!)).toBeNull();
  }
  const facts = (await factsOf(table))!;
  expect(facts.commitment).toBeNull();
  const log = eventsOf(table);
  const auctioneer = log.find(({ type }) => type === 'auctioneer-drawn')!.seat as string;
  expect(facts.seats[auctioneer]!.order).toBe(1);
  for (const [seat, { opening, revenue }] of Object.entries(facts.seats)) {
    const won = log.find(({ type, seat: by }) => /^share-(won|unwanted)$/.test(type) && by === seat);
    expect(opening).toEqual(won ? { company: won.railroad, price: won.value } : null);
    const received = log.filter(({ type, seat: by }) => type === 'received' && by === seat);
    expect(sum(revenue)).toBe(sum(received.map(({ amount }) => amount as number)));
  }
});

it('counts a run once, for the player behind the company when it ran', () => {
  const event = (type: string, details: Record<string, string | number>): GameEvent => ({ type, ...details });
  const states = [
    { presidents: { A: 'p1', B: 'A' } },
    { presidents: { A: 'p1', B: 'A' } },
    { presidents: { A: 'p2', B: 'A' } },
  ];
  const run = (company: string, perShare: number | null, revenue: number) => ({ company, perShare, revenue });
  const seats = seatFacts(
    {
      startIn: ({ type, by, company }) =>
        type === 'started' ? { by: by as string, company: company as string, price: 70 } : null,
      setIn: ({ type, set }) => (type === 'set' ? (set as number) : null),
      runIn: ({ type, company, revenue }) => {
        if (type === 'ran') return run(company as string, null, revenue as number);
        return type === 'paid' ? run(company as string, 1, revenue as number) : null;
      },
      seatOrder: () => ['p2', 'p1'],
    },
    {
      outcome: { reason: 'end', scores: { p1: 300, p2: 100 }, winners: ['p1'] },
      end: {} as never,
      standing: [
        { position: 1, events: [event('started', { by: 'A', company: 'B' })] },
        {
          position: 2,
          events: [event('set', { set: 1 }), event('ran', { company: 'A', revenue: 50 })],
        },
        {
          position: 3,
          events: [
            event('paid', { company: 'A', revenue: 50 }),
            event('set', { set: 2 }),
            event('paid', { company: 'B', revenue: 20 }),
          ],
        },
      ],
      stateAt: (position) => states[position] as never,
    },
  );
  expect(seats).toEqual({
    p1: { place: 1, share: 0.75, order: 2, opening: { company: 'B', price: 70 }, revenue: [50, 0] },
    p2: { place: 2, share: 0.25, order: 1, opening: null, revenue: [0, 20] },
  });
});
