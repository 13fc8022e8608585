import {
  type AutoAnswer,
  type AutoEnd,
  cited,
  type GameState,
  type Json,
  list,
  newGameState,
  type Offer,
  PASS,
} from '@signalbox/kernel';
import { describe, expect, it } from 'vitest';
import { discarding, passingSteps, runningBest } from './operating.ts';

type Company = 'Red' | 'Blue';

interface Toy extends GameState {
  readonly mine: readonly Company[];
  readonly turn: Company | null;
  readonly trains: Readonly<Record<Company, readonly string[]>>;
  readonly discards: Company | null;
}

function turn(changes: Partial<Toy> = {}): Toy {
  const now = { mine: ['Red'] as const, turn: 'Red' as const, discards: null };
  return { ...newGameState(1), trains: { Red: [], Blue: [] }, ...now, ...changes };
}

const RULES = {
  companies: ({ mine }: Toy, seat: string) => (seat === 'p1' ? mine : []),
  turn: (state: Toy) => state.turn,
  steps: [{ name: 'lay' }, { name: 'token' }, { name: 'buy' }],
  usual: [{ name: 'token' }],
  run: { name: 'run' },
  dividend: { name: 'dividend' },
};
const asked = (decision: string, offer: Offer) => ({
  ...{ decision, rule: '1', seats: ['p1'], forced: false },
  offerTo: () => offer,
});
const happened = (before: Toy, after: Toy) => ({ before, after, seat: 'p1', own: false });
const told = (end: AutoAnswer | AutoEnd | null) =>
  end && 'reason' in end ? [end.ended, end.reason.why, end.reason.details ?? null] : end;
const NOT_PRESIDENT = ['stopped', 'auto/not-president', { company: 'Red' }];

describe('passing steps of a turn', () => {
  const STEPS = passingSteps(RULES);
  const steps = { kind: 'steps', company: 'Red', steps: ['lay', 'buy'], always: false } as const;

  it('is offered for each company of the player', () => {
    expect(STEPS.forms(turn({ mine: ['Red', 'Blue'] }), 'p1')).toMatchObject([
      { auto: { company: 'Red' } },
      { auto: { company: 'Blue' } },
    ]);
    expect(STEPS.forms(turn(), 'p1')).toEqual([
      {
        auto: { kind: 'steps', company: 'Red', steps: ['token'], always: false },
        fields: { steps: { type: 'some', of: ['lay', 'token', 'buy'] }, always: { type: 'flag' } },
      },
    ]);
  });

  it('passes the steps that were ticked, in the turn of that company', () => {
    const answer = (decision: string, state = turn(), offer: Offer = list([PASS, { do: 'lay' }])) =>
      told(STEPS.answer(state, 'p1', steps, asked(decision, offer)));
    expect([answer('lay'), answer('buy')]).toEqual([{ choice: PASS }, { choice: PASS }]);
    expect([answer('token'), answer('lay', turn({ turn: 'Blue' }))]).toEqual([null, null]);
    expect(answer('lay', turn(), list([{ do: 'lay' }]))).toEqual(['stopped', 'auto/must-act', null]);
    const refused = list<Json>([PASS, { do: 'lay' }], () => cited('1', 'forced'));
    expect(answer('lay', turn(), refused)).toEqual(['stopped', 'forced', null]);
  });

  it('ends with the turn, unless it is for every turn, and with the presidency', () => {
    const ended = (before: Partial<Toy>, after: Partial<Toy>, always = false) =>
      told(STEPS.endedBy(happened(turn(before), turn(after)), { ...steps, always }));
    expect(ended({}, { turn: 'Blue' })).toEqual(['done', 'auto/turn-over', { company: 'Red' }]);
    expect(ended({}, { turn: null })).toEqual(['done', 'auto/turn-over', { company: 'Red' }]);
    expect([ended({}, {}), ended({ turn: 'Blue' }, { turn: null })]).toEqual([null, null]);
    expect([ended({}, { turn: 'Blue' }, true), ended({ turn: 'Blue' }, {})]).toEqual([null, null]);
    expect(ended({}, { mine: ['Blue'] })).toEqual(NOT_PRESIDENT);
  });
});

describe('running for the highest revenue', () => {
  const RUN = runningBest(RULES);
  const run = { kind: 'run', company: 'Red', pay: true } as const;

  it('is offered for each company of the player, with paying out', () => {
    expect(RUN.forms(turn(), 'p1')).toEqual([{ auto: run, fields: { pay: { type: 'flag' } } }]);
  });

  it('takes the first run that is offered, and pays', () => {
    const answer = (decision: string, offer: Offer, state = turn(), pay = true) =>
      told(RUN.answer(state, 'p1', { ...run, pay }, asked(decision, offer)));
    expect(answer('run', list(['best', 'worse']))).toEqual({ choice: 'best' });
    expect(answer('run', list<Json>([]))).toEqual(['stopped', 'auto/must-act', null]);
    expect(answer('dividend', list(['withhold', 'pay']))).toEqual({ choice: 'pay' });
    expect(answer('dividend', list(['withhold', 'pay']), turn(), false)).toBeNull();
    const refused = list(['pay', 'withhold'], (choice) => (choice === 'pay' ? cited('1', 'poor') : null));
    expect(answer('dividend', refused)).toEqual(['stopped', 'poor', null]);
    expect([answer('lay', list(['pay'])), answer('run', list(['best']), turn({ turn: 'Blue' }))]).toEqual([
      null,
      null,
    ]);
  });

  it('ends with the presidency', () => {
    expect(RUN.endedBy(happened(turn(), turn({ turn: 'Blue' })), run)).toBeNull();
    expect(told(RUN.endedBy(happened(turn(), turn({ mine: [] })), run))).toEqual(NOT_PRESIDENT);
  });
});

describe('discarding a train', () => {
  const DISCARD = discarding({
    companies: RULES.companies,
    decision: { name: 'discard' },
    trains: ({ trains }: Toy, company: Company) => trains[company],
    discards: ({ discards }: Toy) => discards,
  });
  const discard = { kind: 'discard', company: 'Red', train: '3' } as const;
  const owning = (...trains: string[]) => turn({ trains: { Red: trains, Blue: ['2', '4'] } });

  it('is offered where there are trains to choose from', () => {
    expect(DISCARD.forms(owning('3', '3', '4'), 'p1')).toEqual([
      {
        auto: { kind: 'discard', company: 'Red', train: '3' },
        fields: { train: { type: 'one', of: ['3', '4'] } },
      },
    ]);
    expect(DISCARD.forms(owning('3', '3'), 'p1')).toEqual([]);
  });

  it('discards the train that was chosen, of the company that has to', () => {
    const answer = (choices: Json[], state = turn(), decision = 'discard') =>
      DISCARD.answer(state, 'p1', discard, asked(decision, list(choices)));
    const [blue, four, three] = [
      { company: 'Blue', train: '3' },
      { company: 'Red', train: '4' },
      { company: 'Red', train: '3' },
    ];
    const last = { why: 'auto/discarded', details: { company: 'Red', train: '3' } };
    expect(answer([blue, four, three])).toEqual({ choice: three, last });
    expect([answer([blue, four]), answer([three], turn(), 'run')]).toEqual([null, null]);
    // Where the choices do not name the company.
    const [train] = [{ train: '3' }];
    expect(answer([train], turn({ discards: 'Red' }))).toEqual({ choice: train, last });
    expect(answer([train], turn({ discards: 'Blue' }))).toBeNull();
  });

  it('ends when the train or the presidency is gone', () => {
    const ended = (after: Toy) => told(DISCARD.endedBy(happened(owning('3'), after), discard));
    expect(ended(owning('3', '4'))).toBeNull();
    expect(ended(owning('4'))).toEqual(['stopped', 'auto/train-gone', { company: 'Red', train: '3' }]);
    expect(ended({ ...owning('3'), mine: [] })).toEqual(NOT_PRESIDENT);
    expect(ended({ ...owning('4'), mine: [] })).toEqual(NOT_PRESIDENT);
  });
});
