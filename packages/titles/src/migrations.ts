import type { Json } from '@signalbox/kernel';
import { newQuiet, withProposalKinds } from '@signalbox/rails';

/** A stored state of an earlier format, of any title. */
export type Old = { readonly [key: string]: Json };
export type OldFrame = { readonly procedure: string; readonly label: string | null; readonly vars: Old };

export function oldStack({ stack }: Old): readonly OldFrame[] {
  return stack as unknown as readonly OldFrame[];
}

/** The stack, with new variables in the frames of some procedures. */
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

/** From format 1 to 2: sets without any change are counted, and offers can be refused for a turn. */
export function countQuietSets(stored: Json): Json {
  const { idleSets: _, ...old } = stored as Old;
  return { ...old, format: 2, quiet: newQuiet(), stack: withVars(old, { 'train-step': { closed: [] } }) };
}

/** To a format in which proposals name their kind. */
export function nameProposals(format: number): (stored: Json) => Json {
  return (stored) => {
    const old = stored as Old;
    return { ...old, format, stack: withProposalKinds(oldStack(old)) };
  };
}
