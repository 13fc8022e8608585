import type { Seat } from '@signalbox/kernel';
import type { ClockRules } from '@signalbox/protocol';

/** The time left at a given moment, `since`. The clocks of the seats that are asked have been running from then on. */
export interface ClockState {
  readonly since: number;
  /** In older games the clock could be paused during a vote; such games are still read. */
  readonly paused: boolean;
  readonly remaining: Readonly<Record<Seat, number>>;
  /** Reserve left for each seat; absent seats have all of it. */
  readonly reserve?: Readonly<Record<Seat, number>>;
}

export interface ClockChange {
  /** Seats of people that were asked until now. */
  readonly asked: readonly Seat[];
  /** Seats of people that have moved. */
  readonly moved: readonly Seat[];
  /** Seats of people that are asked from now on. */
  readonly asking: readonly Seat[];
}

export function startClock(rules: ClockRules, seats: readonly Seat[], now: number): ClockState | null {
  if (rules.kind === 'none') return null;
  const each = rules.kind === 'live' ? rules.budget : rules.perMove + (rules.reserve ?? 0);
  return { since: now, paused: false, remaining: Object.fromEntries(seats.map((seat) => [seat, each])) };
}

export function advanceClock(
  rules: ClockRules,
  clock: ClockState | null,
  change: ClockChange,
  now: number,
): ClockState | null {
  if (rules.kind === 'none' || clock === null) return null;
  const remaining = remainingAt(clock, change.asked, now);
  if (rules.kind === 'live') {
    for (const seat of change.moved) remaining[seat] = (remaining[seat] ?? 0) + rules.increment;
    return { since: now, paused: false, remaining };
  }
  // A player who moved within the time keeps the whole reserve; otherwise the excess is taken from it.
  const reserve: Record<Seat, number> = { ...clock.reserve };
  const full = rules.reserve ?? 0;
  for (const seat of change.asked) {
    const ended = change.moved.includes(seat) || !change.asking.includes(seat);
    if (ended && full > 0) reserve[seat] = Math.min(reserve[seat] ?? full, remaining[seat] ?? 0);
  }
  for (const seat of change.asking) {
    if (change.moved.includes(seat) || !change.asked.includes(seat))
      remaining[seat] = rules.perMove + (reserve[seat] ?? full);
  }
  return { since: now, paused: false, remaining, ...(full > 0 ? { reserve } : {}) };
}

export function remainingAt(clock: ClockState, asked: readonly Seat[], now: number): Record<Seat, number> {
  const remaining = { ...clock.remaining };
  if (clock.paused) return remaining;
  const used = Math.max(0, now - clock.since);
  for (const seat of asked) remaining[seat] = Math.max(0, (remaining[seat] ?? 0) - used);
  return remaining;
}

/** The seat whose time runs out first, and when; null while no clock runs. */
export function nextFlag(
  clock: ClockState | null,
  asked: readonly Seat[],
): { seat: Seat; at: number } | null {
  if (clock === null || clock.paused) return null;
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of asked) {
    const at = clock.since + (clock.remaining[seat] ?? 0);
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
}

/** A reminder is sent when three quarters of a long time per move have passed. */
export function reminderAt(rules: ClockRules, flag: { at: number } | null): number | null {
  const SHORTEST = 3_600_000;
  if (flag === null || rules.kind !== 'async' || rules.perMove < SHORTEST) return null;
  return Math.round(flag.at - rules.perMove / 4);
}

/** The clock after an interruption in which nobody could move: that time does not count. */
export function shiftedClock(clock: ClockState, by: number): ClockState {
  return { ...clock, since: clock.since + by };
}
