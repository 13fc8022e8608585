import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { CallError, conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isDuplicate } from '../database/failure.ts';
import type { Account } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { accountById } from './accounts.ts';

const MAX_PASSKEYS = 50;

/** The name of the site, as browsers know it: a passkey works there and nowhere else. */
function site(context: Context, request: FastifyRequest): { rpID: string; origin: string } {
  const origin = context.config.publicUrl
    ? new URL(context.config.publicUrl).origin
    : `${request.protocol}://${request.host}`;
  return { rpID: new URL(origin).hostname, origin };
}

export async function beginPasskey(context: Context, request: FastifyRequest, account: Account) {
  const known = await passkeysOf(context, account.id);
  if (known.length >= MAX_PASSKEYS) throw conflict('too-many-passkeys');
  const options = await generateRegistrationOptions({
    rpName: 'Signalbox',
    rpID: site(context, request).rpID,
    userName: account.name,
    userID: Uint8Array.from(Buffer.from(account.id)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(({ id }) => ({ id })),
  });
  return { challengeId: await keepChallenge(context, options.challenge, account.id), options };
}

/** Adds the passkey to the account. */
export async function finishPasskey(
  context: Context,
  request: FastifyRequest,
  account: Account,
  answer: { challengeId: string; response: unknown; label?: string | undefined },
): Promise<void> {
  const { rpID, origin } = site(context, request);
  const verified = await verifyRegistrationResponse({
    response: answer.response as RegistrationResponseJSON,
    expectedChallenge: await takeChallenge(context, answer.challengeId, account.id),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) throw new CallError(401, 'passkey-refused');
  const { credential } = verified.registrationInfo;
  const stored = context.storage.commit((trx) =>
    trx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        account_id: account.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        label: answer.label ?? '',
        created_at: context.now(),
      })
      .execute(),
  );
  // The authenticator chooses the id, so it may be the id of a stored passkey, even of another account.
  await stored.catch((error: unknown) => {
    throw isDuplicate(error) ? new CallError(401, 'passkey-refused') : error;
  });
}

/** The challenge names no account: the authenticator knows which accounts it has here. */
export async function beginPasskeyLogin(context: Context, request: FastifyRequest) {
  const options = await generateAuthenticationOptions({
    rpID: site(context, request).rpID,
    userVerification: 'preferred',
  });
  return { challengeId: await keepChallenge(context, options.challenge, null), options };
}

export async function accountByPasskey(
  context: Context,
  request: FastifyRequest,
  answer: { challengeId: string; response: unknown },
): Promise<Account> {
  const expectedChallenge = await takeChallenge(context, answer.challengeId, null);
  const response = answer.response as AuthenticationResponseJSON;
  const row = await context.storage.db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', String(response?.id))
    .executeTakeFirst();
  if (!row) throw new CallError(401, 'passkey-refused');
  const { rpID, origin } = site(context, request);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: row.id,
      publicKey: Buffer.from(row.public_key, 'base64url'),
      counter: row.counter,
      transports: JSON.parse(row.transports) as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!verified?.verified) throw new CallError(401, 'passkey-refused');
  await context.storage.commit((trx) =>
    trx
      .updateTable('passkeys')
      .set({ counter: verified.authenticationInfo.newCounter })
      .where('id', '=', row.id)
      .execute(),
  );
  const account = await accountById(context, row.account_id);
  if (!account) throw new CallError(401, 'passkey-refused');
  return account;
}

function passkeysOf(context: Context, accountId: string): Promise<{ id: string }[]> {
  return context.storage.db.selectFrom('passkeys').select('id').where('account_id', '=', accountId).execute();
}

const LASTS_MS = 5 * 60_000;

/** Keeps a challenge until it is answered, in the database: the answer may come to another process. */
async function keepChallenge(context: Context, challenge: string, accountId: string | null): Promise<string> {
  const id = randomId();
  const now = context.now();
  await context.storage.commit(async (trx) => {
    await trx.deleteFrom('challenges').where('expires_at', '<', now).execute();
    await trx
      .insertInto('challenges')
      .values({ id, challenge, account_id: accountId, expires_at: now + LASTS_MS })
      .execute();
  });
  return id;
}

/** A challenge is answered once. */
async function takeChallenge(context: Context, id: string, accountId: string | null): Promise<string> {
  const row = await context.storage.commit((trx) =>
    trx
      .deleteFrom('challenges')
      .where('id', '=', id)
      .where('account_id', accountId === null ? 'is' : '=', accountId)
      .where('expires_at', '>', context.now())
      .returning('challenge')
      .executeTakeFirst(),
  );
  if (!row) throw new CallError(401, 'challenge-expired');
  return row.challenge;
}
