import * as z from 'zod';

/** Why a call was refused: a message key with parameters (`why/…` in the catalogues), never a sentence. */
export const problem = z.object({
  why: z.string(),
  /** The section of the rulebook that forbids it. */
  rule: z.string().nullable().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof problem>;
