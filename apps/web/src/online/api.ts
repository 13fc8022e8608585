import type { Problem } from '@signalbox/protocol';

/** A call that the server has refused, or that did not reach it. */
export class ApiError extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.why);
    this.problem = problem;
    this.status = status;
  }
}

/** Calls the server; the cookie says who is calling. */
export async function api<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: { 'x-signalbox': '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError({ why: 'offline' }, 0);
  }
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new ApiError({ why: 'offline' }, response.status);
  const answer = await response.json();
  if (!response.ok) throw new ApiError(answer as Problem, response.status);
  return answer as Answer;
}

/** The problem of a failed call, from the server or on the way there. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : { why: 'server-error' };
}
