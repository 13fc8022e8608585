import * as z from 'zod';
import { StartError } from './start-error.ts';

/** Timers cannot wait longer than this many milliseconds, and nothing is worth counting further. */
const MOST = 2 ** 31 - 1;

function wholeNumber(least: number, most = MOST) {
  const isWithin = (value: number) => Number.isInteger(value) && value >= least && value <= most;
  return z.string().transform(Number).refine(isWithin, `must be a whole number from ${least} to ${most}`);
}

function oneOf<const T extends string>(...values: readonly T[]) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

/** An address of a site: links to its pages are made from it. */
function isSite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
}

/** All settings with their defaults. The table is in docs/operating.md. */
const environment = z.object({
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_FOLDER: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 1000).default(10),
  PUBLIC_URL: z
    .string()
    .refine(isSite, 'must be an address without a path, such as https://games.example.net')
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf('silent', 'error', 'warn', 'info', 'debug').optional(),
  LOG_FORMAT: oneOf('json', 'lines').optional(),
  LIVE_GAMES: wholeNumber(10).default(5000),
  REQUESTS_PER_MINUTE: wholeNumber(1).default(600),
  SIGN_INS_PER_MINUTE: wholeNumber(1).default(20),
  BOT_PAUSE_MS: wholeNumber(0).default(300),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().includes('@', 'must be a mail address').default('signalbox@localhost'),
  NOTICE_DELAY_MS: wholeNumber(0).default(60_000),
  MESSAGES_PER_SECOND: wholeNumber(1).default(20),
  SOCKETS_PER_ADDRESS: wholeNumber(1).default(100),
  TABLES_PER_DAY: wholeNumber(1).default(300),
  GUESTS_PER_DAY: wholeNumber(1).default(500),
});

/** The names of all variables. */
export const VARIABLES = Object.keys(environment.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** How many connections to PostgreSQL this process keeps at most. */
  readonly databaseConnections: number;
  /** The public URL of the server, for links and the check of origins; null: the host of the request. */
  readonly publicUrl: string | null;
  /** How many trusted proxies are in front of the server. */
  readonly trustProxy: number;
  readonly logLevel: string;
  /** JSON for log collectors, plain lines for a terminal. */
  readonly logFormat: LogFormat;
  /** Games kept in memory. */
  readonly liveGames: number;
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  /** The bearer token for /metrics; null: only this machine may read them. */
  readonly metricsToken: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** How long a turn may wait before an absent player is notified. */
  readonly noticeDelayMs: number;
  /** Lets webhooks reach this machine and its neighbours. Tests only: there is no variable for it. */
  readonly allowPrivateTargets: boolean;
  readonly messagesPerSecond: number;
  readonly socketsPerAddress: number;
  /** How many tables one person may create. */
  readonly tablesPerDay: number;
  readonly guestsPerDay: number;
  /** Time limit for receiving a request. There is no variable for it. */
  readonly longestRequestMs: number;
  /** How long PostgreSQL may take to answer; see database/postgres.ts for the default. Tests only. */
  readonly silenceMs?: number;
  /** How long a bot waits before its move, so that people can follow. */
  readonly botPauseMs: number;
}

export type LogFormat = 'json' | 'lines';

export function configFrom(
  env: Readonly<Record<string, string | undefined>>,
  atTerminal = process.stdout.isTTY === true,
): Config {
  // An empty value, as a compose file gives for a variable that is not set, counts as none.
  const given = Object.entries(env).filter(([, value]) => value?.trim() !== '');
  const read = environment.safeParse(Object.fromEntries(given));
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new StartError(`The configuration is invalid.\n${wrong.join('\n')}`);
  }
  const set = read.data;
  const logFormat = set.LOG_FORMAT ?? (atTerminal ? 'lines' : 'json');
  return {
    port: set.PORT,
    host: set.HOST,
    dataFolder: set.DATA_FOLDER,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseConnections: set.DATABASE_CONNECTIONS,
    publicUrl: set.PUBLIC_URL ?? null,
    trustProxy: set.TRUST_PROXY,
    // At a terminal only the address and problems are logged, not every request.
    logLevel: set.LOG_LEVEL ?? (logFormat === 'lines' ? 'warn' : 'info'),
    logFormat,
    liveGames: set.LIVE_GAMES,
    requestsPerMinute: set.REQUESTS_PER_MINUTE,
    signInsPerMinute: set.SIGN_INS_PER_MINUTE,
    botPauseMs: set.BOT_PAUSE_MS,
    metricsToken: set.METRICS_TOKEN ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM,
    noticeDelayMs: set.NOTICE_DELAY_MS,
    allowPrivateTargets: false,
    longestRequestMs: 20_000,
    messagesPerSecond: set.MESSAGES_PER_SECOND,
    socketsPerAddress: set.SOCKETS_PER_ADDRESS,
    tablesPerDay: set.TABLES_PER_DAY,
    guestsPerDay: set.GUESTS_PER_DAY,
  };
}
