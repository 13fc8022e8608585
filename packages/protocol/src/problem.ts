import * as z from 'zod';
import { told } from './bounds.ts';
import { json } from './json.ts';

/** Why a call was refused: a message key with parameters (`why/…` in the catalogues), never a sentence. */
export const problem = z.object({
  why: told(),
  /** The section of the rulebook that forbids it. */
  rule: told().nullable().optional(),
  details: z.record(told(), json).optional(),
});
export type Problem = z.infer<typeof problem>;
