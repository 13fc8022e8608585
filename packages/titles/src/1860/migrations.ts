import type { Json } from '@signalbox/kernel';
import { newQuiet, withProposalKinds } from '@signalbox/rails';

type Old = { readonly [key: string]: Json };
type Frame = { readonly procedure: string; readonly vars: Old };

/** From format 1 to 2: sets in which nothing moves are counted, and offers can be closed for a turn. */
function countQuietSets(stored: Json): Json {
  const { idleSets: _, ...old } = stored as Old;
  return {
    ...old,
    format: 2,
    quiet: newQuiet(),
    stack: withVars(old, { 'train-step': () => ({ closed: [] }) }),
  };
}

/** From format 2 to 3: proposals say of which kind they are. */
function nameProposals(stored: Json): Json {
  const old = stored as Old;
  return { ...old, format: 3, stack: withProposalKinds(old.stack as unknown as readonly Frame[]) };
}

/**
 * From format 3 to 4: privates sold in the round are remembered, an exchange is an act of its own, and imported games
 * replace tiles as they did.
 */
function rememberSoldPrivates(stored: Json): Json {
  const old = stored as Old;
  const options = old.options as Old;
  return {
    ...old,
    format: 4,
    options: { anyUpgrade: options.consent === 'assumed', ...options },
    stack: withVars(old, {
      'stock-round': () => ({ soldPrivates: {} }),
      'stock-turn': ({ dealt, acted }) => ({ soldPrivates: [], dealt: dealt === true || acted === true }),
    }),
  };
}

function withVars(old: Old, additions: Readonly<Record<string, (vars: Old) => Old>>): Json {
  const stack = old.stack as unknown as readonly Frame[];
  return stack.map((frame) => ({
    ...frame,
    vars: { ...frame.vars, ...additions[frame.procedure]?.(frame.vars) },
  }));
}

export const MIGRATIONS = { 1: countQuietSets, 2: nameProposals, 3: rememberSoldPrivates };
