import * as z from 'zod';

export const tableId = z.string().regex(/^[A-Za-z0-9]{8,32}$/);
export const accountId = z.string().regex(/^[A-Za-z0-9]{8,32}$/);
export const inviteCode = z.string().regex(/^[A-Za-z0-9]{16,64}$/);
/** Made up by the client, once for each thing it wants done: a repeated call gets the first answer. */
export const requestId = z.string().min(8).max(64);
/** How many entries the log of a game has. */
export const position = z.int().min(0);
/** Milliseconds since 1970, by the server's clock. */
export const moment = z.number();
