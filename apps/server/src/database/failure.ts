/** SQLite's error codes for: full, read-only, input/output error, cannot open, busy. */
const SQLITE = new Set([5, 8, 10, 13, 14]);
/** PostgreSQL: connection lost or refused, shutting down, out of resources. */
const POSTGRES = /^(08|53|57|58)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Did such a row already exist? Then this is the second of two simultaneous calls. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || (typeof errcode === 'number' && (errcode & 0xff) === 19);
}

/** Is the database unavailable, rather than the call wrong? Then the call may be repeated. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number' && SQLITE.has(errcode & 0xff)) return true;
  if (typeof code === 'string' && (NETWORK.has(code) || POSTGRES.test(code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/.test(
    error.message,
  );
}
