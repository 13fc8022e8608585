import '@fastify/cookie';
import type { Scope } from '@signalbox/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { openSession, SESSION_MS, sessionOfToken } from './sessions.ts';
import { accountOfToken, isPersonalToken } from './tokens.ts';

/** Over https the prefix of the name makes browsers accept the cookie from this host only. */
const SAFE_COOKIE = '__Host-signalbox';
const COOKIE = 'signalbox';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null: not signed in. */
    caller: Account | null;
    token: string | null;
    /** What their token may do; null: they have signed in, and may do everything. */
    scopes: readonly Scope[] | null;
    /** When they last gave their password or passkey. */
    confirmedAt: number;
    /** Identified by a cookie, which a browser also sends with requests from other pages. */
    byCookie: boolean;
  }
}

/** A cookie from a browser, or a bearer token from a program. */
export async function recogniseCaller(context: Context, request: FastifyRequest): Promise<void> {
  const bearer = /^Bearer ((?:sb_)?[0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1];
  const { [SAFE_COOKIE]: safe, [COOKIE]: plain } = request.cookies;
  // Over https a cookie with the other name may come from a neighbouring host.
  const kept = request.protocol === 'https' ? safe : (safe ?? plain);
  const token = bearer ?? kept ?? null;
  request.byCookie = bearer === undefined && token !== null;
  request.token = token;
  if (token !== null && isPersonalToken(token)) {
    const known = await accountOfToken(context, token);
    request.caller = known?.account ?? null;
    request.scopes = known?.scopes ?? null;
    return;
  }
  const session = token === null ? null : await sessionOfToken(context, token);
  request.caller = session?.account ?? null;
  request.confirmedAt = session?.confirmedAt ?? 0;
}

export function callerOf(request: FastifyRequest): Account {
  if (!request.caller) throw new CallError(401, 'sign-in-first');
  return request.caller;
}

const RECENTLY_MS = 10 * 60_000;

/** Irreversible calls ask for the password or passkey again; people who have neither are not asked. */
export async function recentCallerOf(context: Context, request: FastifyRequest): Promise<Account> {
  const caller = callerOf(request);
  if (caller.guest || request.confirmedAt > context.now() - RECENTLY_MS) return caller;
  throw new CallError(403, 'confirm-first');
}

export async function signIn(context: Context, reply: FastifyReply, accountId: string): Promise<string> {
  const token = await openSession(context, accountId);
  const secure = reply.request.protocol === 'https';
  reply.setCookie(secure ? SAFE_COOKIE : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_MS / 1000,
  });
  return token;
}

export function signOut(reply: FastifyReply): void {
  const secure = reply.request.protocol === 'https';
  reply.clearCookie(COOKIE, { path: '/' });
  if (secure) reply.clearCookie(SAFE_COOKIE, { path: '/', secure });
}
