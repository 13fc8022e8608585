import { type Logger, pino } from 'pino';
import type { LogFormat } from '../config.ts';

/** Tokens, passwords and mail addresses are never logged. */
const REDACTED = {
  paths: [
    'req.headers.cookie',
    'req.headers.authorization',
    'password',
    'token',
    'email',
    '*.password',
    '*.token',
  ],
  censor: '[removed]',
};

/** One line per event. */
export function createLog(
  level: string,
  format: LogFormat,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger {
  const options = { level, redact: REDACTED };
  if (format === 'json') return pino(options, { write });
  return pino(options, { write: (line: string) => write(`${plainLine(line)}\n`) });
}

/** `warning: the mail server does not answer (connect ECONNREFUSED)` */
function plainLine(line: string): string {
  const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { message: string } };
  const kind = pino.levels.labels[level] === 'warn' ? 'warning' : pino.levels.labels[level];
  const why = err && err.message !== msg ? ` (${err.message})` : '';
  return `${kind}: ${msg ?? 'something happened'}${why}`;
}
