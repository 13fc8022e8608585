import type { Procedure } from './procedure.ts';
import type { Frame, GameState } from './state.ts';

/** A frame whose variables have the type that its procedure gives them. */
export interface FrameOf<V extends object> extends Frame {
  vars: V;
}

/** A procedure with these variables, of any state. */
// biome-ignore lint/suspicious/noExplicitAny: frames are looked up in views and in states of every title
export type ProcedureWith<V extends object> = Procedure<any, V>;

/** The variables of a procedure, or of any of several procedures. */
export type VarsOf<P> = P extends ProcedureWith<infer V> ? V : never;

type Stack = Pick<GameState, 'stack'>;

export function isFrameOf<P extends readonly ProcedureWith<never>[]>(
  frame: Frame,
  ...procedures: P
): frame is FrameOf<VarsOf<P[number]>> {
  for (const { name } of procedures) if (name === frame.procedure) return true;
  return false;
}

/** The frame of the procedure that asks, if it is one of these. */
export function frameOf<P extends readonly ProcedureWith<never>[]>(
  { stack }: Stack,
  ...procedures: P
): FrameOf<VarsOf<P[number]>> | null {
  const frame = stack.at(-1);
  return frame && isFrameOf(frame, ...procedures) ? frame : null;
}

/** The innermost frame of these procedures, whether it asks or waits for a procedure that it has called. */
export function enclosing<P extends readonly ProcedureWith<never>[]>(
  { stack }: Stack,
  ...procedures: P
): FrameOf<VarsOf<P[number]>> | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]!;
    if (isFrameOf(frame, ...procedures)) return frame;
  }
  return null;
}

/** Is one of these procedures running? */
export function isWithin(state: Stack, ...procedures: readonly ProcedureWith<never>[]): boolean {
  return enclosing(state, ...procedures) !== null;
}
