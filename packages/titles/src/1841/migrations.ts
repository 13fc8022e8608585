import type { Json } from '@signalbox/kernel';
import { newQuiet } from '@signalbox/rails';
import { nameProposals, type Old, type OldFrame, oldStack, withVars } from '../migrations.ts';

/**
 * From format 1 to 2: sales are remembered for the round and for every seller, not only for the turn of the acting
 * player; also offers that were declined for the turn, and sealed bids until seats are taken.
 */
function rememberSales(stored: Json): Json {
  const old = stored as Old;
  const stack = oldStack(old);
  const sold: Record<string, Json> = {};
  for (const { procedure, vars } of stack) {
    if (procedure === 'stock-round') Object.assign(sold, vars.sold);
    if (procedure === 'stock-turn') sold[vars.seat as string] = vars.sold!;
    if (['company-turn', 'train-step', 'financial-actions'].includes(procedure))
      sold[vars.company as string] = vars.sold!;
  }
  return {
    ...old,
    format: 2,
    round: { ...(old.round as Old), sold },
    stack: stack.map((frame) => ({ ...frame, vars: present(frame) })),
  };
}

function present({ procedure, vars: { sold: _, ...vars } }: OldFrame): Old {
  switch (procedure) {
    case 'stock-turn':
      return { ...vars, declined: {} };
    case 'concession-round':
    case 'sealed-bids':
      return { totals: {}, ...vars };
    default:
      return vars;
  }
}

/**
 * From format 2 to 3: the sales of a step are one sale (ruling 1841-R15). What an old game has sold in its current step
 * is finished, and does not count any more; an imported game continues as it was played.
 */
function beginSellingSteps(stored: Json): Json {
  const old = stored as Old;
  const options = old.options as Old;
  const recorded = options.consent === 'assumed';
  return {
    ...old,
    format: 3,
    options: { salesCount: recorded ? 'by-action' : 'by-step', frozenTurnsCount: recorded, ...options },
    stack: withVars(old, {
      'stock-turn': { selling: null },
      'financial-actions': { selling: null },
      'company-turn': { frozen: false },
      'emergency-money': { purpose: 'train' },
    }),
  };
}

/**
 * From format 4 to 5: turns without change are counted from now on (ruling A7), and a declined deal may be proposed
 * again unless it is refused for the turn (ruling A8).
 */
function closeDeals(stored: Json): Json {
  const { idleTurns: _, ...old } = stored as Old;
  return {
    ...old,
    format: 5,
    quiet: newQuiet(),
    stack: oldStack(old).map(({ vars: { declined, before: _before, ...vars }, ...frame }) => {
      const bargains = BARGAINING.includes(frame.procedure);
      if (frame.procedure === 'train-step') return { ...frame, vars: { ...vars, declined: [], closed: [] } };
      if (bargains) return { ...frame, vars: { ...vars, closed: [] } };
      return { ...frame, vars: declined === undefined ? vars : { ...vars, declined } };
    }),
  };
}

const BARGAINING = ['stock-turn', 'token-purchase', 'financial-actions', 'sell-priority'];

/** From format 5 to 6: a charter is chosen before the merger or the conversion begins, not as its first step. */
function chooseChartersFirst(stored: Json): Json {
  const old = stored as Old;
  const stack = oldStack(old).map((frame) =>
    frame.procedure === 'financial-actions' ? { ...frame, vars: { charter: null, ...frame.vars } } : frame,
  );
  const top = stack.at(-1);
  if (top?.label !== 'choose-charter' || top.vars.into !== null) return { ...old, format: 6, stack };
  const label = top.procedure === 'conversion' ? 'choose-charter-to-convert' : 'choose-charter';
  const [caller] = stack.slice(-2);
  return { ...old, format: 6, stack: [...stack.slice(0, -2), { ...caller!, label }] };
}

const LABELS: Readonly<Record<string, string>> = {
  'choose-place': 'choose-space',
  'choose-place-first': 'choose-space-first',
};

/** From format 6 to 7: variables and labels of a merger have other names. */
function renameMerger(stored: Json): Json {
  const old = stored as Old;
  const stack = oldStack(old).map((frame) => {
    if (frame.procedure !== 'merger') return frame;
    const { seated, ...vars } = frame.vars;
    const label = frame.label && (LABELS[frame.label] ?? frame.label);
    return { ...frame, label, vars: { ...vars, hasPresident: seated === true } };
  });
  return { ...old, format: 7, stack };
}

export const MIGRATIONS = {
  1: rememberSales,
  2: beginSellingSteps,
  3: nameProposals(4),
  4: closeDeals,
  5: chooseChartersFirst,
  6: renameMerger,
};
