/** Something the user can put right: shown as one message, without a stack trace. */
export class UserError extends Error {}

/** Exit codes: a check that was asked for failed; the request itself was wrong. */
export const EXIT = { failed: 1, misused: 2 } as const;
