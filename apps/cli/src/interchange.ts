import * as interchange from '@signalbox/interchange';
import { UserError } from './user-error.ts';

interface Runs {
  /** The best runs of a recorded game: at an action and of a company, or all. */
  readonly bestRuns: (recording: unknown, query: { at?: number; company?: string }) => unknown;
}

export function bestRuns(...args: Parameters<Runs['bestRuns']>): unknown {
  const found = (interchange as unknown as Partial<Runs>).bestRuns;
  if (!found) throw new UserError('This build cannot search the routes of recorded games yet.');
  return found(...args);
}
