import * as z from 'zod';
import {
  base64url,
  count,
  label,
  line,
  mailAddress,
  modest,
  secretText,
  told,
  trimmedLine,
} from './bounds.ts';
import { accountId, moment, otherId } from './ids.ts';

/** Shown to others, so nothing in it may be unseen. */
export const personName = trimmedLine(32, 1);
export const password = secretText(200, 10);
export const language = z.enum(['en', 'ja']);

export const person = z.object({ id: accountId, name: told(64), guest: z.boolean() });
export type Person = z.infer<typeof person>;

export const me = person.extend({
  email: told().nullable(),
  language,
  admin: z.boolean(),
  /** Until then asynchronous clocks wait. */
  vacationUntil: moment.nullable(),
  passkeys: z.array(z.object({ id: told(1024), label: told(60), createdAt: moment })),
  hasPassword: z.boolean(),
  /** Channels that nothing is sent to any more because they failed too often. */
  deadChannels: count,
});
export type Me = z.infer<typeof me>;

export const guestRequest = z.object({ name: personName, language: language.optional() });
export const registerRequest = z.object({ name: personName, password, email: mailAddress.optional() });
export const loginRequest = z.object({ name: line(64), password: secretText(200) });
export const changeMeRequest = z.object({
  name: personName.optional(),
  email: mailAddress.nullable().optional(),
  language: language.optional(),
  vacationUntil: moment.nullable().optional(),
});
export const changePasswordRequest = z.object({ current: secretText(200).optional(), password });

/** The token may be sent as `Authorization: Bearer …` by programs; browsers use the cookie that comes with it. */
export const signedIn = z.object({ me, token: told() });

export const passkeyStart = z.object({ challengeId: otherId, options: z.unknown() });
export const passkeyFinish = z.object({
  challengeId: otherId,
  /** What the browser's authenticator answered. */
  response: modest,
  /** For a new account: its name; for a new passkey: what to call it. */
  name: personName.optional(),
  label: label(60).optional(),
});
export const deleteMeRequest = z.object({ confirm: z.literal('delete') });
export const passkeyParams = z.object({ id: base64url(1024) });
