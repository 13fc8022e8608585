import type { Frame } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { State } from '@signalbox/titles/1841/state.ts';
import type { Guide, Saying } from '../presentation.ts';

type Vars = Readonly<Record<string, unknown>>;

/** A procedure as a list of steps, each with the labels (or decisions) at which it stands. */
interface Plan {
  readonly rule: string;
  readonly steps: readonly (readonly [step: string, ...labels: string[]])[];
  readonly details: (vars: Vars) => Record<string, string>;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '–');

/** The innermost of these that runs is shown. */
const PLANS: Readonly<Record<string, Plan>> = {
  secession: {
    rule: '4.6.9',
    details: () => ({}),
    steps: [
      ['divide'],
      ['certificates', 'choose-certificate'],
      ['singles', 'exchange-single'],
      ['offer-sb', 'offer-SB'],
      ['offer-sfl', 'offer-SFL'],
      ['further', 'grant-round-SB', 'offer-again-SB', 'grant-round-SFL', 'offer-again-SFL'],
      ['tokens', 'buy-tokens-SB', 'buy-tokens-SFL'],
    ],
  },
  merger: {
    rule: '4.7.4',
    details: ({ a, b, into }) => ({ a: text(a), b: text(b), into: text(into) }),
    steps: [
      ['charter', 'choose-charter'],
      ['place', 'choose-place'],
      ['trains', 'discards'],
      ['exchange', 'trade-up'],
      ['odd', 'odd-share'],
      ['tokens', 'keep-tokens'],
    ],
  },
  conversion: {
    rule: '4.7.5',
    details: ({ a }) => ({ a: text(a) }),
    steps: [
      ['charter', 'choose-charter'],
      ['offer', 'share-offer', 'offer-to-everybody'],
      ['tokens', 'emergency-money', 'buy-further-tokens'],
    ],
  },
  founding: {
    rule: '3.3',
    details: ({ company }) => ({ company: text(company) }),
    steps: [
      ['shares', 'first-shares'],
      ['homes', 'choose-home', 'choose-second-home'],
      ['tokens', 'emergency-money', 'buy-tokens'],
    ],
  },
  bankruptcy: {
    rule: '4.5.1',
    details: ({ seat }) => ({ seat: text(seat) }),
    steps: [['surrender'], ['return', 'return-or-leave']],
  },
  'financial-actions': {
    rule: '4.7',
    details: ({ company }) => ({ company: text(company) }),
    steps: [
      ['sell', 'company-sale'],
      ['buy', 'company-purchase'],
      ['merge', 'merge', 'consent', 'merger'],
      ['convert', 'convert', 'conversion'],
    ],
  },
  'concession-round': {
    rule: '2.1',
    details: () => ({}),
    steps: [
      ['order', 'draw-auction-order'],
      ['auctions', 'concession-auctions', 'sealed-bids'],
    ],
  },
  'company-turn': {
    rule: '4',
    details: ({ company }) => ({ company: text(company) }),
    steps: [
      ['track', 'lay-track'],
      ['token', 'place-token'],
      ['run', 'run-trains'],
      ['dividend', 'dividend'],
      ['token-purchase', 'token-purchase'],
      ['trains', 'train-step'],
      ['finance', 'financial-actions'],
    ],
  },
};

function planned({ procedure, label, vars }: Frame): Guide {
  const { rule, steps, details } = PLANS[procedure]!;
  const at = steps.findIndex(([, ...labels]) => label !== null && labels.includes(label));
  return {
    heading: { key: `1841/guide/${procedure}`, details: details(vars as Vars) },
    rule,
    steps: steps.map(([step]) => ({ key: `1841/step/${procedure}/${step}` })),
    now: Math.max(at, 0),
    notes: [],
  };
}

/** Everybody who has to help, from the company up to the player; whoever is at it, and what is still missing. */
function emergency(state: State, vars: Vars): Guide {
  const { company, amount, givers, turn } = vars as {
    company: string;
    amount: number;
    givers: string[];
    turn: number;
  };
  const raised = givers.slice(0, turn + 1).reduce((sum, giver) => sum + cashOf(state, giver), 0);
  return {
    heading: { key: '1841/guide/emergency-money', details: { company } },
    rule: '4.5.1',
    steps: givers.map(
      (giver): Saying => ({
        key: '1841/step/giver',
        details: { holder: giver, amount: cashOf(state, giver) },
      }),
    ),
    now: turn,
    notes: [
      {
        said: {
          key: '1841/note/emergency',
          details: { amount, missing: Math.max(0, amount - raised), holder: givers[turn] ?? company },
        },
        rule: '4.5.1',
      },
    ],
  };
}

/** What a merger or a secession asks depends on whose shares are being exchanged. */
function holderNote(frame: Frame): Guide['notes'] {
  const { holders, buyers } = frame.vars as { holders?: string[]; buyers?: string[] };
  const holder = holders?.[0] ?? buyers?.[0];
  if (!holder) return [];
  return [
    {
      said: { key: '1841/note/holder', details: { holder } },
      rule: frame.procedure === 'secession' ? '4.6.9' : '4.7.4.1',
    },
  ];
}

export function guide(state: State): Guide | null {
  const stack = state.stack.toReversed();
  const need = stack.find(({ procedure }) => procedure === 'emergency-money');
  if (need) return emergency(state, need.vars as Vars);
  const frame = stack.find(({ procedure }) => Object.hasOwn(PLANS, procedure));
  if (!frame) return null;
  const found = planned(frame);
  const asked = stack.find(({ procedure }) => procedure === 'share-offer') ?? frame;
  const tuscan = stack.some(({ procedure }) => procedure === 'tuscan-merger');
  return {
    ...found,
    notes: [...(tuscan ? [{ said: { key: '1841/note/tuscan' }, rule: '4.6.10' }] : []), ...holderNote(asked)],
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
