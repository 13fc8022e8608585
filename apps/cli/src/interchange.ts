import * as interchange from '@signalbox/interchange';
import { UserError } from './user-error.ts';

/** What came of playing a recording through the ordinary offers. */
export interface ReplayReport {
  readonly ok: boolean;
  readonly title: string;
  /** Actions of the recording that took effect. */
  readonly actions: number;
  /** Steps that were compared with a trace. */
  readonly steps: number;
  readonly firstDifference?: {
    readonly action: unknown;
    readonly what: string;
    readonly ours: unknown;
    readonly theirs: unknown;
  };
}

interface Interchange {
  readonly replay: (recording: unknown, trace?: unknown) => ReplayReport;
  readonly bestRuns: (recording: unknown, query: { at?: number; company?: string }) => unknown;
}

/** A function of the interchange package, which reads the files of other sites. */
export function fromInterchange<K extends keyof Interchange>(name: K): Interchange[K] {
  const found = (interchange as unknown as Partial<Interchange>)[name];
  if (!found) throw new UserError('This build cannot read recorded games yet.');
  return found;
}
