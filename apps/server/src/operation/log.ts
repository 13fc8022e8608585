import { type Logger, pino } from 'pino';

/** One line of JSON for each thing that happens. Tokens, passwords and addresses of mail never get into it. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: {
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
    },
  });
}
