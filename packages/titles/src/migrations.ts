import type { Json } from '@signalbox/kernel';
import { newQuiet, withProposalKinds } from '@signalbox/rails';

/** A stored state of an earlier format, of whatever title. */
export type Old = { readonly [key: string]: Json };
export type OldFrame = { readonly procedure: string; readonly label: string | null; readonly vars: Old };

export function oldStack({ stack }: Old): readonly OldFrame[] {
  return stack as unknown as readonly OldFrame[];
}

/** The stack with what is new in the variables of some procedures. */
export function withVars(
  old: Old,
  additions: Readonly<Record<string, Old | ((vars: Old) => Old)>>,
): OldFrame[] {
  return oldStack(old).map((frame) => {
    const added = additions[frame.procedure];
    const vars = typeof added === 'function' ? added(frame.vars) : added;
    return { ...frame, vars: { ...frame.vars, ...vars } };
  });
}

/** From format 1 to 2: sets in which nothing moves are counted, and offers can be closed for a turn. */
export function countQuietSets(stored: Json): Json {
  const { idleSets: _, ...old } = stored as Old;
  return { ...old, format: 2, quiet: newQuiet(), stack: withVars(old, { 'train-step': { closed: [] } }) };
}

/** To a format in which proposals say of which kind they are. */
export function nameProposals(format: number): (stored: Json) => Json {
  return (stored) => {
    const old = stored as Old;
    return { ...old, format, stack: withProposalKinds(oldStack(old)) };
  };
}
