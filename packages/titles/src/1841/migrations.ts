import type { Json } from '@signalbox/kernel';

type Old = { readonly [key: string]: Json };
type Frame = { readonly procedure: string; readonly vars: Old };

/**
 * From format 1 to 2: sales are remembered for the round and every seller, not only for the turn of the one who
 * acts; offers that were declined for the turn; sealed bids until seats are taken.
 */
function rememberSales(stored: Json): Json {
  const old = stored as Old;
  const stack = old.stack as unknown as readonly Frame[];
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

function present({ procedure, vars: { sold: _, ...vars } }: Frame): Old {
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

export const MIGRATIONS = { 1: rememberSales };
