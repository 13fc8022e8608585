import type { Scope } from '@signalbox/protocol';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../call-error.ts';

/** Calls that change something, and the scope that a token needs for them. */
const SCOPES: Readonly<Record<string, Scope>> = {
  'POST /api/tables': 'manage',
  'POST /api/quick-pairing': 'manage',
  'DELETE /api/tables/:id': 'manage',
  'POST /api/wishes': 'manage',
  'DELETE /api/wishes/:id': 'manage',
  'POST /api/templates': 'manage',
  'DELETE /api/templates/:id': 'manage',
  'POST /api/tables/:id/start': 'manage',
  'POST /api/tables/:id/kick': 'manage',
  'POST /api/tables/:id/invitations': 'manage',
  'PUT /api/tables/:id/bots': 'manage',
  'DELETE /api/tables/:id/bots/:seat': 'manage',
  'POST /api/channels': 'manage',
  'DELETE /api/channels/:id': 'manage',
  'PATCH /api/channels/:id': 'manage',
  'POST /api/channels/:id/test': 'manage',
  'POST /api/channels/:id/secret': 'manage',
  'POST /api/tournaments': 'manage',
  'POST /api/tournaments/:id/start': 'manage',
  'POST /api/tournaments/:id/next': 'manage',
  'DELETE /api/tournaments/:id': 'manage',
  'DELETE /api/tournaments/:id/entrants/:account': 'manage',
  'POST /api/tournaments/:id/tables/:table/substitute': 'manage',
  'POST /api/tournaments/:id/join': 'play',
  'POST /api/tournaments/:id/withdraw': 'play',
  'POST /api/tables/:id/join': 'play',
  'POST /api/tables/:id/leave': 'play',
  'POST /api/tables/:id/rematch': 'play',
  'POST /api/tables/:id/actions': 'play',
  'POST /api/tables/:id/undo': 'play',
  'POST /api/tables/:id/redo': 'play',
  'POST /api/tables/:id/consents/:consent': 'play',
  'POST /api/tables/:id/return': 'play',
  'PUT /api/tables/:id/auto-actions': 'play',
  'DELETE /api/tables/:id/auto-actions': 'play',
  'PUT /api/tables/:id/notes': 'play',
  'PUT /api/tables/:id/hidden': 'manage',
  'POST /api/tables/:id/chat': 'chat',
};

/** What can be read only by people who have signed in themselves. */
const FOR_PEOPLE = /^\/api\/(me\/|tokens|admin)/;

/** The scope that a token needs for a call; null: no token is enough. */
export function scopeOf(method: string, route: string): Scope | null {
  const reads = method === 'GET' || method === 'HEAD';
  if (reads) return FOR_PEOPLE.test(route) ? null : 'read';
  return SCOPES[`${method} ${route}`] ?? null;
}

/** A token may do what its scopes say; a session may do everything. */
export function refuseBeyondScopes({ scopes, method, routeOptions }: FastifyRequest): void {
  if (scopes === null || routeOptions.url === undefined) return;
  const needed = scopeOf(method, routeOptions.url);
  if (needed === null || !scopes.includes(needed)) throw beyondScopes(needed);
}

export const beyondScopes = (needed: Scope | null) =>
  forbidden(needed === null ? 'not-with-a-token' : `token-scope/${needed}`);
