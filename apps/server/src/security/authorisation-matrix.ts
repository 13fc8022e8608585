/**
 * Who may call what. One letter for each caller: nobody signed in; a stranger, to whom the table is private; a spectator
 * of a listed table; a player; the host; an administrator. + may, u must sign in (401), f may not (403), x finds
 * nothing (404).
 */
export const CALLERS = ['nobody', 'stranger', 'spectator', 'player', 'host', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

export interface Route {
  readonly may: string;
  /** The table that it is called for: before the start, being played, or none. */
  readonly table?: 'open' | 'playing';
  readonly body?: object;
}

export const ACT = { request: 'request-id', position: 0, decision: 'opening-bid', choice: { bid: 1 } };
export const TOKEN = 'x'.repeat(40);
const ANYBODY = { may: '++++++' };
const SIGNED_IN = { may: 'u+++++' };

export const MATRIX: Record<string, Route> = {
  'GET /healthz': ANYBODY,
  'GET /readyz': ANYBODY,
  'POST /api/guest': { ...ANYBODY, body: { name: 'Someone' } },
  'POST /api/register': { ...ANYBODY, body: { name: 'x', password: 'short' } },
  'POST /api/login': { ...ANYBODY, body: { name: 'x' } },
  'POST /api/logout': { may: 'u+++++' },
  'POST /api/logout-everywhere': SIGNED_IN,
  'GET /api/session': ANYBODY,
  'GET /api/me': SIGNED_IN,
  'PATCH /api/me': { ...SIGNED_IN, body: {} },
  'DELETE /api/me': { ...SIGNED_IN, body: { confirm: 'delete' } },
  'GET /api/me/export': SIGNED_IN,
  'PUT /api/me/email': { may: 'ufffff', body: { email: 'a@example.net' } },
  'POST /api/me/confirm': { may: 'ufffff', body: { password: 'anything' } },
  'POST /api/mail/confirm': { ...ANYBODY, body: { token: TOKEN } },
  'POST /api/password-reset': { ...ANYBODY, body: { email: 'a@example.net' } },
  'POST /api/password-reset/finish': { ...ANYBODY, body: { token: TOKEN, password: 'a new password' } },
  'GET /api/blocks': SIGNED_IN,
  'PUT /api/blocks/{id}': { may: 'uxxxxx' },
  'DELETE /api/blocks/{id}': SIGNED_IN,
  'GET /api/follows': SIGNED_IN,
  'PUT /api/follows/{id}': { may: 'uxxxxx' },
  'DELETE /api/follows/{id}': SIGNED_IN,
  'POST /api/reports': { may: 'uxxxxx', body: { account: 'x'.repeat(16), reason: 'other' } },
  'POST /api/passkeys/confirm': { may: 'uuuuuu', body: { challengeId: 'none', response: {} } },
  'POST /api/unsubscribe/{token}': { may: 'xxxxxx' },
  'PUT /api/me/password': { may: 'ufffff', body: { password: 'a new password' } },
  'POST /api/passkeys/registration/start': SIGNED_IN,
  'POST /api/passkeys/registration/finish': { may: 'uuuuuu', body: { challengeId: 'none', response: {} } },
  'POST /api/passkeys/login/start': ANYBODY,
  'POST /api/passkeys/login/finish': { may: 'uuuuuu', body: { challengeId: 'none', response: {} } },
  'DELETE /api/passkeys/{id}': { may: 'uxxxxx' },
  'GET /api/titles': ANYBODY,
  'GET /api/tables': ANYBODY,
  'POST /api/tables': { ...SIGNED_IN, body: { title: 'lots', players: 2 } },
  'GET /api/inbox': SIGNED_IN,
  'POST /api/quick-pairing': { ...SIGNED_IN, body: { title: 'lots', players: 2 } },
  'GET /api/wishes': SIGNED_IN,
  'POST /api/wishes': { ...SIGNED_IN, body: { title: 'lots' } },
  'DELETE /api/wishes/{id}': { may: 'uxxxxx' },
  'GET /api/templates': SIGNED_IN,
  'POST /api/templates': { ...SIGNED_IN, body: { name: 'Mine', table: { title: 'lots', players: 2 } } },
  'DELETE /api/templates/{id}': { may: 'uxxxxx' },
  'GET /api/tables/{id}': { may: 'xx++++', table: 'open' },
  'DELETE /api/tables/{id}': { may: 'uxff+f', table: 'open' },
  'POST /api/tables/{id}/join': { may: 'ux+++x', table: 'open', body: {} },
  'POST /api/tables/{id}/leave': { may: 'uxf++f', table: 'open' },
  'POST /api/tables/{id}/kick': { may: 'uxff+f', table: 'open', body: { account: 'somebodyelse' } },
  'POST /api/tables/{id}/invitations': {
    may: 'uxffxf',
    table: 'open',
    body: { account: 'x'.repeat(16) },
  },
  'PUT /api/tables/{id}/bots': { may: 'uxff+f', table: 'open', body: { seat: 2 } },
  'DELETE /api/tables/{id}/bots/{seat}': { may: 'uxff+f', table: 'open' },
  'POST /api/tables/{id}/start': { may: 'uxff+f', table: 'open' },
  'POST /api/tables/{id}/rematch': { may: 'uxf++f', table: 'playing' },
  'GET /api/tables/{id}/chat': { may: 'xx++++', table: 'playing' },
  'POST /api/tables/{id}/chat': { may: 'uxf++f', table: 'playing', body: { room: 'players', text: 'x' } },
  'GET /api/tables/{id}/notes': { may: 'ux++++', table: 'playing' },
  'PUT /api/tables/{id}/notes': { may: 'ux++++', table: 'playing', body: { text: 'x' } },
  'GET /api/tables/{id}/game': { may: 'xx++++', table: 'playing' },
  'GET /api/tables/{id}/log': { may: 'xx++++', table: 'playing' },
  'GET /api/tables/{id}/at/{position}': { may: 'xx++++', table: 'playing' },
  'POST /api/tables/{id}/actions': { may: 'uxf++f', table: 'playing', body: ACT },
  'POST /api/tables/{id}/undo': {
    may: 'uxf++f',
    table: 'playing',
    body: { request: 'request-id', position: 0 },
  },
  'POST /api/tables/{id}/redo': {
    may: 'uxf++f',
    table: 'playing',
    body: { request: 'request-id', position: 0 },
  },
  'POST /api/tables/{id}/consents/{consent}': { may: 'uxf++f', table: 'playing', body: { answer: 'yes' } },
  'POST /api/tables/{id}/return': { may: 'uxf++f', table: 'playing' },
  'PUT /api/tables/{id}/auto-actions': {
    may: 'uxf++f',
    table: 'playing',
    body: { kind: 'pass', heed: [] },
  },
  'DELETE /api/tables/{id}/auto-actions': { may: 'uxf++f', table: 'playing' },
  'GET /api/events': SIGNED_IN,
  'GET /api/tokens': SIGNED_IN,
  // The callers are guests, who cannot have tokens and bot accounts.
  'POST /api/tokens': { may: 'ufffff', body: { scopes: ['read'] } },
  'DELETE /api/tokens/{id}': { may: 'uxxxxx' },
  'GET /api/me/bots': SIGNED_IN,
  'POST /api/me/bots': { may: 'ufffff', body: { name: 'Robot' } },
  'DELETE /api/me/bots/{id}': { may: 'uxxxxx' },
  'GET /api/archive': ANYBODY,
  'PUT /api/tables/{id}/hidden': { may: 'uxf++f', table: 'playing', body: { hidden: true } },
  'GET /api/ratings/{title}': ANYBODY,
  // Who may do what in a tournament that exists is tested beside it.
  'GET /api/tournaments': ANYBODY,
  'POST /api/tournaments': {
    may: 'ufffff',
    body: { name: 'Cup', title: 'lots', kind: 'swiss', size: 2, rounds: 1 },
  },
  'GET /api/tournaments/{id}': { may: 'xxxxxx' },
  'GET /api/tournaments/{id}/standings.csv': { may: 'xxxxxx' },
  'POST /api/tournaments/{id}/join': { may: 'uxxxxx', body: {} },
  'POST /api/tournaments/{id}/withdraw': { may: 'uxxxxx' },
  'POST /api/tournaments/{id}/start': { may: 'uxxxxx' },
  'POST /api/tournaments/{id}/next': { may: 'uxxxxx' },
  'DELETE /api/tournaments/{id}': { may: 'uxxxxx' },
  'DELETE /api/tournaments/{id}/entrants/{account}': { may: 'uxxxxx' },
  'POST /api/tournaments/{id}/tables/{table}/substitute': {
    may: 'uxxxxx',
    body: { account: 'x'.repeat(16), by: null },
  },
  'GET /api/people/{id}': ANYBODY,
  'GET /api/people/{id}/results': ANYBODY,
  'GET /api/me/results': SIGNED_IN,
  'POST /api/me/calendar': SIGNED_IN,
  'DELETE /api/me/calendar': SIGNED_IN,
  'GET /api/calendar/{token}': { may: 'xxxxxx' },
  'GET /api/push/key': ANYBODY,
  'GET /api/channels': SIGNED_IN,
  'POST /api/channels': { ...SIGNED_IN, body: { kind: 'json', url: 'https://example.net/hook' } },
  'DELETE /api/channels/{id}': { may: 'uxxxxx' },
  'PATCH /api/channels/{id}': { may: 'uxxxxx', body: { digest: null } },
  'POST /api/channels/{id}/test': { may: 'uxxxxx' },
  'POST /api/channels/{id}/secret': { may: 'uxxxxx' },
  'GET /api/channels/{id}/deliveries': { may: 'uxxxxx' },
  'GET /api/admin/status': { may: 'uffff+' },
  'GET /api/admin/reports': { may: 'uffff+' },
  'POST /api/admin/reports/{id}': { may: 'uffffx', body: { decision: 'dismiss' } },
  'GET /api/admin/measures': { may: 'uffff+' },
  'DELETE /api/admin/measures/{id}': { may: 'uffffx' },
  'POST /api/admin/repair/{id}': { may: 'uffffx', table: 'playing' },
  // Nothing has been done yet that could be undone.
  'POST /api/admin/tables/{id}/restore': {
    may: 'uffff+',
    table: 'playing',
    body: { position: 0, note: 'A mistake' },
  },
  'GET /api/admin/limits/{id}': { may: 'uffffx' },
  'PUT /api/admin/limits/{id}': { may: 'uffffx', body: { tables: null, messages: null } },
  'GET /api/admin/audit': { may: 'uffff+' },
  'POST /api/admin/tables/{id}/close': { may: 'uffff+', table: 'playing' },
};

/** Routes that are not in the document of the API, and what a plain call from elsewhere gets. */
export const UNDOCUMENTED: Record<string, number> = {
  'GET /api/openapi.json': 200,
  // Only sockets are served here, see MESSAGES.
  'GET /api/socket': 404,
  'GET /metrics': 403,
};

/** Socket messages, by the same callers and with the same letters. */
export const MESSAGES: Record<string, { may: string; table?: 'open' | 'playing'; message: object }> = {
  ping: { may: '++++++', message: {} },
  watch: { may: 'xx++++', table: 'playing', message: {} },
  unwatch: { may: 'xxxxxx', table: 'playing', message: {} },
  act: { may: 'uxf++f', table: 'playing', message: ACT },
  undo: { may: 'uxf++f', table: 'playing', message: { request: 'request-id', position: 0 } },
  redo: { may: 'uxf++f', table: 'playing', message: { request: 'request-id', position: 0 } },
  answer: {
    may: 'uxf++f',
    table: 'playing',
    message: { request: 'request-id', consent: 'none', answer: 'yes' },
  },
  chat: {
    may: 'uxf++f',
    table: 'playing',
    message: { request: 'request-id', room: 'players', text: 'x' },
  },
};
