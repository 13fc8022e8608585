import type { Procedure } from './procedure.ts';
import type { Frame, GameState } from './state.ts';

/** A frame whose variables have the type that its procedure gives them. */
export interface FrameOf<V extends object> extends Frame {
  vars: V;
}

/** Any procedure with these variables, whatever its state. */
// biome-ignore lint/suspicious/noExplicitAny: frames are looked up in views and in states of every title
export type ProcedureWith<V extends object> = Procedure<any, V>;

type Stack = Pick<GameState, 'stack'>;

export function isFrameOf<V extends object>(frame: Frame, procedure: ProcedureWith<V>): frame is FrameOf<V> {
  return frame.procedure === procedure.name;
}

/** Where the procedure that asks stands, if it is this one. */
export function frameOf<V extends object>({ stack }: Stack, procedure: ProcedureWith<V>): FrameOf<V> | null {
  const frame = stack.at(-1);
  return frame && isFrameOf(frame, procedure) ? frame : null;
}

/** Where this procedure stands, asking or waiting for one that it has called; the innermost if it runs twice. */
export function enclosing<V extends object>(
  { stack }: Stack,
  procedure: ProcedureWith<V>,
): FrameOf<V> | null {
  return stack.findLast((frame): frame is FrameOf<V> => isFrameOf(frame, procedure)) ?? null;
}

/** Is one of these procedures under way? */
export function isWithin(state: Stack, ...procedures: readonly ProcedureWith<never>[]): boolean {
  return procedures.some((procedure) => enclosing(state, procedure) !== null);
}
