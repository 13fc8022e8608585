import * as z from 'zod';
import { serverText } from './bounds.ts';
import { json } from './json.ts';

/** Why a call was refused: a message key with parameters (`why/…` in the catalogues), never a sentence. */
export const problem = z.object({
  why: serverText(),
  /** The section of the rulebook that forbids it. */
  rule: serverText().nullable().optional(),
  details: z.record(serverText(), json).optional(),
});
export type Problem = z.infer<typeof problem>;
