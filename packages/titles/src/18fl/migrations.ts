import type { Json } from '@signalbox/kernel';
import { newQuiet, withProposalKinds } from '@signalbox/rails';

type Old = { readonly [key: string]: Json };
type Frame = { readonly procedure: string; readonly vars: Old };

/** From format 1 to 2: sets in which nothing moves are counted, and offers can be closed for a turn. */
function countQuietSets(stored: Json): Json {
  const old = stored as Old;
  const stack = old.stack as unknown as readonly Frame[];
  return {
    ...old,
    format: 2,
    quiet: newQuiet(),
    stack: stack.map((frame) =>
      frame.procedure === 'train-step' ? { ...frame, vars: { ...frame.vars, closed: [] } } : frame,
    ),
  };
}

/** From format 2 to 3: proposals say of which kind they are. */
function nameProposals(stored: Json): Json {
  const old = stored as Old;
  return { ...old, format: 3, stack: withProposalKinds(old.stack as unknown as readonly Frame[]) };
}

export const MIGRATIONS = { 1: countQuietSets, 2: nameProposals };
