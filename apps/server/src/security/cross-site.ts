import type { FastifyRequest } from 'fastify';
import { CallError } from '../call-error.ts';
import type { Config } from '../config.ts';

/** A header that a page of another site cannot send without a preflight request, which we never allow. */
const CSRF_HEADER = 'x-signalbox';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that change something must come from our own pages; programs with a bearer token have no cookie to abuse. */
export function refuseCrossSite(config: Config, request: FastifyRequest): void {
  if (SAFE.has(request.method)) return;
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(config, request, origin)) throw new CallError(403, 'other-origin');
  if (request.byCookie && request.headers[CSRF_HEADER] === undefined)
    throw new CallError(403, 'header-missing');
}

/** The browser's same-origin policy does not cover sockets, so the origin is checked here. */
export function maySocket(config: Config, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return isOwnOrigin(config, request, origin);
  return !request.byCookie;
}

function isOwnOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  if (config.publicUrl) return origin === new URL(config.publicUrl).origin;
  return origin === `${request.protocol}://${request.host}`;
}
