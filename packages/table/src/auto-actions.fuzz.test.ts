import {
  type AnyTitle,
  type AutoField,
  type AutoForm,
  defaultOptions,
  type Json,
  KERNEL_MESSAGES,
  newGame,
  type Random,
  random,
  type Seat,
  sample,
  seats as seatNames,
} from '@signalbox/kernel';
import type { SetAuto } from '@signalbox/protocol';
import { TITLES } from '@signalbox/titles';
import { expect, it } from 'vitest';
import { waitingIn } from './game.ts';
import { newLog } from './log.ts';
import { MemoryTable } from './memory-table.ts';
import { gameOf } from './stored-game.ts';
import { gameViewFor } from './views.ts';

const STEPS = 400;

function tableOf(title: AnyTitle, players: number, seed: number): MemoryTable {
  const log = newLog(newGame(title, { players, options: defaultOptions(title.options) }));
  const seats = Array.from({ length: players }, () => ({ bot: null }));
  return new MemoryTable(gameOf(title, log, { seed: `${seed}`, seats, shared: false }), log, () => 0);
}

/** A form with every field filled in at random. */
function filledIn({ auto, fields }: AutoForm, rng: Random): SetAuto {
  const values = Object.entries(fields).map(([name, field]) => [name, anyValue(field, rng)]);
  return { ...auto, ...Object.fromEntries(values) } as SetAuto;
}

function anyValue(field: AutoField, rng: Random): Json {
  switch (field.type) {
    case 'some':
      return field.of.filter(() => rng.below(3) > 0);
    case 'one':
      return rng.pick(field.of);
    case 'number':
      return field.min + rng.below(field.max - field.min + 1);
    case 'flag':
      return rng.below(2) === 0;
  }
}

/** A player sets an auto action, a player undoes something, or the player who is asked acts. */
function step(table: MemoryTable, seats: readonly Seat[], rng: Random): void {
  const { title } = table.game;
  const dice = rng.below(10);
  const anybody = rng.pick(seats);
  if (dice < 3) {
    const forms = title.auto!.flatMap((kind) => kind.forms(table.viewFor(anybody).view, anybody));
    if (forms.length > 0) expect(table.setAuto(anybody, filledIn(rng.pick(forms), rng))).toBe(true);
    return;
  }
  if (rng.below(30) === 0) {
    table.undo(anybody, 'one', true);
    return;
  }
  table.followUp();
  const waiting = waitingIn(table.game);
  if (!waiting) return;
  const seat = rng.pick(waiting.seats);
  const choice = sample(waiting.offerTo(seat), rng)!;
  expect(table.act({ seat, decision: waiting.decision, choice }, 'person')).toBeNull();
}

/** What a seat sees does not depend on the auto actions of others. */
function mustBePrivate({ game }: MemoryTable, seats: readonly Seat[]): void {
  for (const seat of [...seats, null]) {
    const without = game.seats.map((one) =>
      one.seat === seat ? one : { ...one, autos: [], endedAutos: [] },
    );
    expect(gameViewFor(game, seat, 0)).toEqual(gameViewFor({ ...game, seats: without }, seat, 0));
  }
}

it.each(TITLES.flatMap((title) => [1, 2].map((seed) => ({ id: title.id, seed, title }))))(
  'random auto actions of $id neither fail nor hang, and stay private, game $seed',
  ({ title, seed }) => {
    const rng = random(seed);
    const players = title.players[0] + rng.below(2);
    const table = tableOf(title, players, seed);
    const seats = seatNames(players);
    const messages = { ...KERNEL_MESSAGES, ...title.messages };
    const reasons = new Set<string>();
    for (let i = 0; i < STEPS && !table.state.outcome; i++) {
      step(table, seats, rng);
      expect(title.invariants(table.state)).toEqual([]);
      if (i % 10 === 0) mustBePrivate(table, seats);
      for (const { endedAutos } of table.game.seats)
        for (const { reason } of endedAutos) reasons.add(reason.why);
    }
    expect([...reasons].filter((why) => !Object.hasOwn(messages, `why/${why}`))).toEqual([]);
    expect([...reasons]).not.toContain('auto/failed');
    expect(reasons.size).toBeGreaterThanOrEqual(2);
    expect(table.log.entries.some(({ by }) => by === 'program')).toBe(true);
  },
);
