import { enclosing, type Frame, isFrameOf, isWithin, memoize, type ProcedureWith } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { openingTerms } from '@signalbox/titles/1841/concession-round/auction.ts';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { oddShareOf } from '@signalbox/titles/1841/finance/exchange-of-majors.ts';
import { type Emergency, helpInNeed } from '@signalbox/titles/1841/operating-round/emergency-money.ts';
import { tilesAllowed } from '@signalbox/titles/1841/operating-round/track.ts';
import { classOf, rosterOf, type State, trainLimit } from '@signalbox/titles/1841/state.ts';
import type { Guide, Saying } from '../presentation.ts';

/** A procedure as a list of steps, each with the labels (or decisions) at which it stands. */
interface Plan {
  readonly procedure: ProcedureWith<never>;
  readonly rule: string;
  readonly steps: readonly (readonly [step: string, ...labels: string[]])[];
  /** What its heading says, if this is the procedure of the frame. */
  readonly details: (frame: Frame) => Record<string, string>;
}

function plan<V extends object>(
  procedure: ProcedureWith<V>,
  details: (vars: V) => Record<string, string>,
  steps: Plan['steps'],
  rule = procedure.rule,
): Plan {
  return {
    procedure,
    rule,
    steps,
    details: (frame) => (isFrameOf(frame, procedure) ? details(frame.vars) : {}),
  };
}

/** The innermost of these that runs is shown. */
export const PLANS: readonly Plan[] = [
  plan(PROCEDURES.secession, () => ({}), [
    ['divide'],
    ['certificates', 'choose-certificate'],
    ['singles', 'exchange-single'],
    ['offer-sb', 'offer-SB', 'grant-round-SB-in-turn', 'offer-again-SB-in-turn'],
    ['offer-sfl', 'offer-SFL', 'grant-round-SB', 'offer-again-SB', 'grant-round-SFL', 'offer-again-SFL'],
    ['tokens', 'buy-tokens-SB', 'buy-tokens-SFL'],
  ]),
  plan(PROCEDURES.merger, ({ a, b, into }) => ({ a, b, into }), [
    ['space', 'choose-space'],
    ['trains', 'discards'],
    ['exchange', 'trade-up'],
    ['odd', 'odd-share'],
    ['tokens', 'keep-tokens'],
  ]),
  plan(PROCEDURES.conversion, ({ a }) => ({ a }), [
    ['offer', 'share-offer', 'offer-to-everybody'],
    ['tokens', 'emergency-money', 'buy-further-tokens'],
  ]),
  plan(PROCEDURES.founding, ({ company }) => ({ company }), [
    ['shares', 'first-shares'],
    ['homes', 'choose-home', 'choose-second-home'],
    ['tokens', 'emergency-money', 'buy-tokens'],
  ]),
  plan(PROCEDURES.bankruptcy, ({ seat }) => ({ seat }), [['surrender'], ['return', 'return-or-leave']]),
  plan(PROCEDURES.financialActions, ({ company }) => ({ company }), [
    ['sell', 'company-sale'],
    ['buy', 'company-purchase'],
    ['merge', 'merge', 'consent', 'choose-charter', 'merger'],
    ['convert', 'convert', 'choose-charter-to-convert', 'conversion'],
  ]),
  plan(
    PROCEDURES.concessionRound,
    () => ({}),
    [
      ['order', 'draw-auction-order'],
      ['auctions', 'concession-auctions', 'sealed-bids'],
    ],
    '2.1',
  ),
  plan(PROCEDURES.companyTurn, ({ company }) => ({ company }), [
    ['track', 'lay-track'],
    ['token', 'place-token'],
    ['run', 'run-trains'],
    ['dividend', 'dividend'],
    ['token-purchase', 'token-purchase'],
    ['trains', 'train-step'],
    ['finance', 'financial-actions'],
  ]),
];

/** What only mergers of majors ask: the shares of minors are exchanged one for one, at the average price (§4.7.4). */
const OF_MAJORS: readonly string[] = ['space', 'exchange', 'odd'];

/** Without the steps that the class of the company leaves out: a major has nothing to convert into. */
function stepsOf(state: State, { steps }: Plan, frame: Frame): Plan['steps'] {
  if (isFrameOf(frame, PROCEDURES.financialActions) && classOf(state, frame.vars.company) === 'major')
    return steps.filter(([step]) => step !== 'convert');
  if (isFrameOf(frame, PROCEDURES.merger) && classOf(state, frame.vars.a) === 'minor')
    return steps.filter(([step]) => !OF_MAJORS.includes(step));
  return steps;
}

function planned(state: State, plan: Plan, frame: Frame): Guide {
  const { procedure, rule, details } = plan;
  const { name } = procedure;
  const steps = stepsOf(state, plan, frame);
  const at = steps.findIndex(([, ...labels]) => frame.label !== null && labels.includes(frame.label));
  return {
    heading: { key: `1841/guide/${name}`, details: details(frame) },
    rule,
    steps: steps.map(([step]) => ({ key: `1841/step/${name}/${step}` })),
    now: Math.max(at, 0),
    notes: [],
  };
}

/** What everybody could give is searched for: once for a view, of which nothing changes. */
const helpAt = memoize((state: State) =>
  helpInNeed(state, enclosing(state, PROCEDURES.emergencyMoney)!.vars),
);

/** Everybody who has to help, from the company up to the player; who pays now, and what is still missing. */
function emergency(state: State, { company, amount, givers, turn, alone }: Emergency): Guide {
  const holder = givers[turn] ?? company;
  const last = givers.at(-1) ?? company;
  const { help, enough } = helpAt(state);
  const raised = givers.slice(0, turn + 1).reduce((sum, giver) => sum + cashOf(state, giver), 0);
  return {
    heading: { key: '1841/guide/emergency-money', details: { company } },
    rule: '4.5.1',
    steps: help.map(
      ({ giver, cash, sales }): Saying => ({
        key: '1841/step/giver',
        details: { holder: giver, cash, sales },
      }),
    ),
    now: turn,
    notes: [
      {
        said: {
          key: '1841/note/emergency',
          details: {
            amount,
            raised,
            missing: Math.max(0, amount - raised),
            holder,
            payer: state.seats.includes(holder) ? 'player' : 'company',
          },
        },
        rule: '4.5.1',
      },
      ...(!enough && !alone && state.seats.includes(last)
        ? [{ said: { key: '1841/note/not-enough', details: { holder: last } }, rule: '4.5.1' }]
        : []),
    ],
  };
}

/** The company whose share is exchanged now, if it has ended: it has an owner who is asked what becomes of it. */
export function exchangedShare(state: State): Company | null {
  const frame = enclosing(state, PROCEDURES.secession, PROCEDURES.merger);
  if (!frame) return null;
  if (!('into' in frame.vars)) return IN_SECESSION.includes(frame.label) ? 'IRSFF' : null;
  return frame.label === 'odd-share' && frame.vars.holders.length > 0 ? oddShareOf(state, frame.vars) : null;
}

/** The steps of the secession in which shares of IRSFF are exchanged. */
const IN_SECESSION: readonly (string | null)[] = ['choose-certificate', 'exchange-single'];

/** What a merger, a conversion or a secession asks depends on whose shares are exchanged, or who may buy one. */
function holderNote(state: State): Guide['notes'] {
  const offered = enclosing(state, PROCEDURES.shareOffer)?.vars.buyers;
  const inSecession = enclosing(state, PROCEDURES.secession);
  const merger = enclosing(state, PROCEDURES.merger);
  // The space and the surplus trains are chosen for the company, before anybody exchanges.
  const exchanges = merger?.label === 'trade-up' || merger?.label === 'odd-share';
  const exchange = inSecession ?? (exchanges ? merger : null);
  const holder = (offered ?? exchange?.vars.holders)?.[0];
  if (!holder) return [];
  const rule = inSecession ? '4.6.9' : offered ? '4.7.5' : '4.7.4.1';
  const old = merger ? exchangedShare(state) : null;
  if (merger && old)
    return [
      { said: { key: '1841/note/odd-share', details: { holder, old, company: merger.vars.into } }, rule },
    ];
  return [{ said: { key: '1841/note/holder', details: { holder } }, rule }];
}

/** Whoever puts up a concession has to bid for it. */
function openingNote(state: State): Guide['notes'] {
  if (enclosing(state, PROCEDURES.concessionAuctions)?.label !== DECISIONS.putUp.name) return [];
  return [{ said: { key: '1841/note/opening', details: openingTerms(state) }, rule: '2.1' }];
}

/** Which companies the charter is for: whoever agreed to it may have done so a while ago. */
function charterNote(state: State): Guide['notes'] {
  const actions = enclosing(state, PROCEDURES.financialActions);
  if (actions?.label !== 'choose-charter' || !actions.vars.partner) return [];
  const { company, partner } = actions.vars;
  return [{ said: { key: '1841/note/charter', details: { a: company, b: partner } }, rule: '4.7.4' }];
}

const TURN = `1841/guide/${PROCEDURES.companyTurn.name}`;

/** What binds a company in a step of its turn: where its tiles begin, the trains in the depot. */
function turnNote(state: State): Guide['notes'] {
  const turn = enclosing(state, PROCEDURES.companyTurn);
  // How many are left is said beside the map.
  if (turn?.label === 'lay-track' && tilesAllowed(state, turn.vars.company) > 1) {
    return [{ said: { key: '1841/note/tiles' }, rule: '4.1.2' }];
  }
  if (turn?.label !== 'train-step') return [];
  const kinds = rosterOf(state).map(({ kinds: [train] }) => train!);
  const now = state.depot.findIndex((left) => left !== 0);
  const count = state.depot[now];
  // The last kind may be without limit.
  if (count == null) return [];
  const { company } = turn.vars;
  const details = {
    company,
    count,
    train: kinds[now]!,
    other: kinds[now + 1] ?? 'none',
    owned: state.companies[company].trains.length,
    limit: trainLimit(state, company),
  };
  return [{ said: { key: '1841/note/depot', details }, rule: '4.5' }];
}

export function guide(state: State): Guide | null {
  const need = enclosing(state, PROCEDURES.emergencyMoney);
  if (need) return emergency(state, need.vars);
  const frame = enclosing(state, ...PLANS.map(({ procedure }) => procedure));
  if (!frame) return null;
  const found = planned(state, PLANS.find(({ procedure }) => isFrameOf(frame, procedure))!, frame);
  const tuscan = isWithin(state, PROCEDURES.tuscanMerger);
  return {
    ...found,
    notes: [
      ...(tuscan ? [{ said: { key: '1841/note/tuscan' }, rule: '4.6.10' }] : []),
      ...openingNote(state),
      ...charterNote(state),
      ...holderNote(state),
      ...(found.heading.key === TURN ? turnNote(state) : []),
    ],
  };
}

export const EXPLAINED: Readonly<Record<string, string>> = {
  secession: '4.6.9',
  'no-secession': '4.6.9',
  'tuscan-merger': '4.6.10',
  'no-tuscan-merger': '4.6.10',
  'sfli-frozen': '4.6.10',
  merger: '4.7.4',
  conversion: '4.7.5',
  emergency: '4.5.1',
  bankrupt: '4.5.1',
  frozen: '4.5.1.1',
  ring: '4.5.1.1',
  'concessions-removed': '4.6.3',
};
