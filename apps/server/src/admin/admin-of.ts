import type { FastifyRequest } from 'fastify';
import { forbidden } from '../call-error.ts';
import type { Account } from '../database/schema.ts';
import { callerOf } from '../people/caller.ts';

export function adminOf(request: FastifyRequest): Account {
  const caller = callerOf(request);
  if (caller.admin !== 1) throw forbidden('admin-only');
  return caller;
}
