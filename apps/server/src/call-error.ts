import type { Problem } from '@signalbox/protocol';

/** A call that is refused, over HTTP or a socket: a message key with parameters, and the HTTP status. */
export class CallError extends Error {
  readonly status: number;
  readonly problem: Problem & Record<string, unknown>;

  constructor(status: number, why: string, rest: Record<string, unknown> = {}) {
    super(why);
    this.status = status;
    this.problem = { why, ...rest };
  }
}

export const notFound = () => new CallError(404, 'not-found');
export const forbidden = (why = 'forbidden') => new CallError(403, why);
export const conflict = (why: string, rest: Record<string, unknown> = {}) => new CallError(409, why, rest);
