/** An error that the user can fix: shown as one message, without a stack trace. */
export class UserError extends Error {}

/** Exit codes: a requested check failed; the command was used wrongly. */
export const EXIT = { failed: 1, misused: 2 } as const;
