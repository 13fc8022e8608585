import * as z from 'zod';
import { count, generatedId, LAST_MOMENT, MAX_INTEGER, whole, wholeFromText } from './bounds.ts';

export const tableId = generatedId(8, 32);
export const accountId = generatedId(8, 32);
export const inviteCode = generatedId(16, 64);
/** The id of a channel, vote, challenge, delivery or report. */
export const otherId = generatedId(1, 64);
/** Chosen by the client for each request: a repeated call gets the first answer. */
export const requestId = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\x21-\x7e]+$/);
/** How many entries the log of a game has. */
export const position = count;
/** Milliseconds since 1970, by the server's clock. */
export const moment = whole(0, LAST_MOMENT);

/** The variable parts of URLs. */
export const tableParams = z.object({ id: tableId });
export const tableSeatParams = tableParams.extend({ seat: wholeFromText(0, 11) });
export const tablePositionParams = tableParams.extend({ position: wholeFromText(0, MAX_INTEGER) });
export const tableConsentParams = tableParams.extend({ consent: otherId });
export const accountParams = z.object({ id: accountId });
/** What was set aside: a table, a channel, or a seat (TABLE:p2). */
export const partParams = z.object({
  id: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9]+(:[a-z0-9]+)?$/),
});
export const otherParams = z.object({ id: otherId });
