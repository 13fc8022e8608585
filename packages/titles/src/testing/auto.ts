import {
  type AutoAction,
  type AutoForm,
  type GameState,
  type Json,
  matchesForm,
  PASS,
  pending,
  type Seat,
  type Title,
  view,
} from '@signalbox/kernel';
import { IPO, moveShares, POOL, type Presidencies, type ShareLedger, setPresident } from '@signalbox/rails';
import { describe, expect, it } from 'vitest';

type Dealt = GameState & ShareLedger & Presidencies;

function kindOf<S extends GameState>({ auto = [] }: Title<S>, { kind }: AutoAction) {
  return auto.find((one) => one.kind === kind)!;
}

/** What an auto action of the seat that is asked does: its choice, how and why it ends, or null. */
export function answered<S extends GameState>(title: Title<S>, state: S, auto: AutoAction): Json {
  const waiting = pending(title, state)!;
  const seat = waiting.seats[0]!;
  const answer = kindOf(title, auto).answer(view(title, state, seat), seat, auto, waiting);
  if (!answer) return null;
  return 'ended' in answer ? `${answer.ended} ${answer.reason.why}` : answer.choice;
}

/** How and why something that somebody else (or the seat itself) does ends it; null if it continues. */
export function endedWhen<S extends GameState>(
  title: Title<S>,
  state: S,
  [auto, seat = 'p1', own = false]: readonly [auto: AutoAction, seat?: Seat, own?: boolean],
  happens: (after: S) => void,
): string | null {
  const after = structuredClone(state);
  happens(after);
  const seen = (one: S) => view(title, one, seat);
  const end = kindOf(title, auto).endedBy({ before: seen(state), after: seen(after), seat, own }, auto);
  return end && `${end.ended} ${end.reason.why}`;
}

export function formsOf<S extends GameState>(
  title: Title<S>,
  state: S,
  kind: string,
  seat = 'p1',
): readonly AutoForm[] {
  return title.auto!.find((one) => one.kind === kind)!.forms(view(title, state, seat), seat);
}

/** Can this be set as it is? */
export function canBeSet<S extends GameState>(
  title: Title<S>,
  state: S,
  auto: AutoAction,
  seat = 'p1',
): boolean {
  return formsOf(title, state, auto.kind, seat).some((form) => matchesForm(form, auto));
}

/** A stock round of three in which p1 is asked, is president of one company and holds two shares of another, p2's. */
export interface DealingTable<S extends Dealt> {
  readonly title: Title<S>;
  readonly position: () => S;
  readonly mine: string;
  readonly theirs: string;
  readonly sale: (company: string, count: number) => Json;
  /** Lowers a company's price. */
  readonly lower: (state: S, company: string) => void;
  /** Starts a company that nobody has started. */
  readonly start: (state: S) => void;
  /** Something else is asked in the middle of the stock round. */
  readonly askElse: (state: S) => void;
}

const pass = (...heed: string[]): AutoAction => ({ kind: 'pass', heed, below: 0 });

/** What passing, buying and selling do in any title with stock rounds. */
export function testDealing<S extends Dealt>(table: DealingTable<S>): void {
  testPassing(table);
  testBuying(table);
  testConditionalBuying(table);
  testSelling(table);
}

function testPassing<S extends Dealt>(table: DealingTable<S>): void {
  const { title, position, mine, theirs, lower, start, askElse } = table;
  describe('passing until something affects me', () => {
    it('passes, and stops when something else is asked', () => {
      const state = position();
      expect(answered(title, state, pass())).toEqual(PASS);
      askElse(state);
      expect(answered(title, state, pass())).toBe('stopped auto/asked');
    });

    const deals: Readonly<Record<string, (after: S) => void>> = {
      'own-traded': (after) => moveShares(after, mine, IPO, 'p2', 1),
      'holding-fell': (after) => lower(after, theirs),
      'holding-traded': (after) => moveShares(after, theirs, IPO, 'p2', 1),
      presidency: (after) => {
        setPresident(after, mine, 'p2');
      },
      pool: (after) => moveShares(after, theirs, 'p2', POOL, 1),
      started: start,
      'sold-out': (after) => moveShares(after, theirs, IPO, 'p2', after.shares[theirs]![IPO]!),
    };
    it.each(Object.keys(deals))('stops for what is ticked, and only for that: %s', (concern) => {
      const [state, happens] = [position(), deals[concern]!];
      expect(endedWhen(title, state, [pass(concern)], happens)).toBe(`stopped auto/${concern}`);
      expect(endedWhen(title, state, [pass()], happens)).toBeNull();
      expect(canBeSet(title, state, pass(concern))).toBe(true);
    });

    it('stops when a president could dump a company on its player', () => {
      const state = position();
      moveShares(state, theirs, 'p1', IPO, 2);
      const buysTwo = (after: S) => moveShares(after, theirs, IPO, 'p1', 2);
      expect(endedWhen(title, state, [pass('heir')], buysTwo)).toBe('stopped auto/heir');
    });

    it('does not stop for what its player does', () => {
      const happens = (after: S) => lower(after, theirs);
      expect(endedWhen(title, position(), [pass('holding-fell'), 'p1', true], happens)).toBeNull();
    });

    it('stops when a price comes below the limit, and not when it was there before', () => {
      const happens = (after: S) => lower(after, theirs);
      const limit = (below: number) => ({ ...pass(), below });
      const stops = [1, 1000].map((below) => endedWhen(title, position(), [limit(below)], happens));
      expect(stops).toEqual([null, null]);
      expect(endedWhen(title, position(), [limit(100)], happens)).toBe('stopped auto/price-below');
    });

    it('stops when the priority deal would go to another player', () => {
      const state = position();
      const round = stockRoundIn(state);
      // The player before p1 acted last.
      round.vars = { ...round.vars, turn: 'p2', passes: 1 };
      const p2Acts = (after: S) => {
        const now = stockRoundIn(after);
        now.vars = { ...now.vars, turn: 'p3', passes: 0 };
      };
      expect(endedWhen(title, state, [pass('priority')], p2Acts)).toBe('stopped auto/priority');
    });

    it('is done when the round is over, or waits for the next', () => {
      const over = (after: S) => {
        after.stack = [];
      };
      expect(endedWhen(title, position(), [pass('round-ended')], over)).toBe('done auto/round-ended');
      expect(endedWhen(title, position(), [pass()], over)).toBeNull();
    });
  });
}

function testBuying<S extends Dealt>({ title, position, theirs, askElse }: DealingTable<S>): void {
  const untilThree: AutoAction = { kind: 'buy', company: theirs, until: 'shares', shares: 3 };
  describe('buying', () => {
    it('buys a share, from the pool if no other is left, and stops when something else is asked', () => {
      const state = position();
      expect(answered(title, state, untilThree)).toEqual({ do: 'buy', company: theirs, from: 'ipo' });
      moveShares(state, theirs, IPO, 'p2', state.shares[theirs]![IPO]! - 1);
      moveShares(state, theirs, IPO, POOL, 1);
      expect(answered(title, state, untilThree)).toEqual({ do: 'buy', company: theirs, from: 'pool' });
      moveShares(state, theirs, POOL, 'p2', 1);
      expect(answered(title, state, untilThree)).toBe('stopped auto/none-for-sale');
      askElse(state);
      expect(answered(title, state, untilThree)).toBe('stopped auto/asked');
    });

    it('is done when its player has enough, and when the round is over', () => {
      const state = position();
      const bought = (after: S) => moveShares(after, theirs, IPO, 'p1', 1);
      expect(endedWhen(title, state, [untilThree, 'p1', true], bought)).toBe('done auto/enough');
      expect(answered(title, state, { ...untilThree, shares: 2 })).toBe('done auto/enough');
      const over = (after: S) => {
        after.stack = [];
      };
      expect(endedWhen(title, state, [untilThree], over)).toBe('done auto/round-ended');
    });

    it('stops when others sell, and for the rule that forbids it', () => {
      const state = position();
      const sells = (after: S) => moveShares(after, theirs, 'p2', POOL, 1);
      expect(endedWhen(title, state, [untilThree], sells)).toBe('stopped auto/sold-by-others');
      const { cash } = state as S & { cash: Record<Seat, number> };
      cash.p1 = 1;
      expect(answered(title, state, untilThree)).toBe('stopped purchase/cash');
    });
  });
}

function testConditionalBuying<S extends Dealt>(table: DealingTable<S>): void {
  const { title, position, mine, theirs, askElse } = table;
  const instead = (otherwise: string): AutoAction => ({
    kind: 'buy-if',
    company: theirs,
    unless: mine,
    otherwise,
  });
  const endOf = (auto: AutoAction, state: S, happens: (after: S) => void) => {
    const after = structuredClone(state);
    happens(after);
    return kindOf(title, auto).endedBy({ before: state, after, seat: 'p1', own: false }, auto);
  };
  const takes = (after: S) => moveShares(after, mine, IPO, 'p2', 1);
  describe('buying under a condition', () => {
    it('goes on as buying one share when its player is asked and nobody has bought the other', () => {
      const state = position();
      const held = state.shares[theirs]!.p1!;
      const waiting = pending(title, state)!;
      const answer = kindOf(title, instead('none')).answer(state, 'p1', instead('none'), waiting);
      const next = { kind: 'buy', company: theirs, until: 'shares', shares: held + 1 };
      expect(answer).toMatchObject({ ended: 'done', reason: { why: 'auto/nobody-bought' }, next });
      expect(answered(title, state, next)).toEqual({ do: 'buy', company: theirs, from: 'ipo' });
      askElse(state);
      expect(answered(title, state, instead('none'))).toBe('stopped auto/asked');
    });

    it('stops when somebody else buys the other, or goes on as buying something else', () => {
      const state = position();
      const reason = { why: 'auto/bought-by-others', details: { company: mine } };
      expect(endOf(instead('none'), state, takes)).toEqual({ ended: 'stopped', reason });
      const shares = state.shares[mine]!.p1! + 1;
      const next = { kind: 'buy', company: mine, until: 'shares', shares };
      expect(endOf(instead(mine), state, takes)).toEqual({ ended: 'done', reason, next });
    });

    it('heeds neither its own purchases nor sales, and offers companies that can be traded', () => {
      const state = position();
      expect(endOf(instead('none'), state, (after) => moveShares(after, mine, IPO, 'p1', 1))).toBeNull();
      expect(endOf(instead('none'), state, (after) => moveShares(after, mine, 'p2', POOL, 1))).toBeNull();
      for (const otherwise of ['none', mine, theirs])
        expect(canBeSet(title, state, instead(otherwise))).toBe(true);
      expect(canBeSet(title, state, { ...instead('none'), unless: theirs })).toBe(false);
    });
  });
}

function testSelling<S extends Dealt>({ title, position, theirs, sale, lower }: DealingTable<S>): void {
  const selling = (keep: number, least = 0): AutoAction => ({ kind: 'sell', company: theirs, keep, least });
  describe('selling down', () => {
    it('sells the largest block that leaves what is to be kept, then is done', () => {
      const state = position();
      expect(answered(title, state, selling(0))).toEqual(sale(theirs, 2));
      expect(answered(title, state, selling(1))).toEqual(sale(theirs, 1));
      const sold = (after: S) => moveShares(after, theirs, 'p1', POOL, 1);
      expect(endedWhen(title, state, [selling(1), 'p1', true], sold)).toBe('done auto/sold-down');
      expect(endedWhen(title, state, [selling(0), 'p1', true], sold)).toBeNull();
    });

    it('stops below the price that was wanted', () => {
      const state = position();
      expect(answered(title, state, selling(0, 1000))).toBe('stopped auto/price-below');
      lower(state, theirs);
      expect(answered(title, state, selling(0, 1))).toEqual(sale(theirs, 2));
    });

    it('can be set by those who hold shares', () => {
      const state = position();
      expect(canBeSet(title, state, selling(1))).toBe(true);
      expect(canBeSet(title, state, selling(2))).toBe(false);
      expect(canBeSet(title, state, selling(0), 'p3')).toBe(false);
      // Unless the player says otherwise everything goes, at any price.
      expect(formsOf(title, state, 'sell').map(({ auto }) => auto)).toContainEqual(selling(0));
    });
  });
}

/** The round in which passes are counted. */
function stockRoundIn({ stack }: GameState): GameState['stack'][number] {
  return stack.find(({ vars }) => 'passes' in vars)!;
}
