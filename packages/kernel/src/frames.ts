import type { Procedure } from './procedure.ts';
import type { Frame, GameState } from './state.ts';

/** A frame whose variables have the type that its procedure gives them. */
export interface FrameOf<V extends object> extends Frame {
  vars: V;
}

/** Any procedure with these variables, whatever its state. */
// biome-ignore lint/suspicious/noExplicitAny: frames are looked up in views and in states of every title
export type ProcedureWith<V extends object> = Procedure<any, V>;

/** The variables of a procedure; of one of several procedures, any of theirs. */
export type VarsOf<P> = P extends ProcedureWith<infer V> ? V : never;

type Stack = Pick<GameState, 'stack'>;

export function isFrameOf<P extends readonly ProcedureWith<never>[]>(
  frame: Frame,
  ...procedures: P
): frame is FrameOf<VarsOf<P[number]>> {
  return procedures.some(({ name }) => name === frame.procedure);
}

/** Where the procedure that asks stands, if it is (one of) these. */
export function frameOf<P extends readonly ProcedureWith<never>[]>(
  { stack }: Stack,
  ...procedures: P
): FrameOf<VarsOf<P[number]>> | null {
  const frame = stack.at(-1);
  return frame && isFrameOf(frame, ...procedures) ? frame : null;
}

/** Where (the innermost of) these procedures stands, be it asking or waiting for one that it has called. */
export function enclosing<P extends readonly ProcedureWith<never>[]>(
  { stack }: Stack,
  ...procedures: P
): FrameOf<VarsOf<P[number]>> | null {
  const found = stack.findLast((frame): frame is FrameOf<VarsOf<P[number]>> =>
    isFrameOf(frame, ...procedures),
  );
  return found ?? null;
}

/** Is one of these procedures under way? */
export function isWithin(state: Stack, ...procedures: readonly ProcedureWith<never>[]): boolean {
  return enclosing(state, ...procedures) !== null;
}
