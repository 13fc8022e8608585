import * as z from 'zod';
import { accountId, moment } from './ids.ts';

/** Shown to others. Control characters and the marks that turn text round are not part of a name. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u);
export const password = z.string().min(10).max(200);
export const language = z.enum(['en', 'ja']);

export const person = z.object({ id: accountId, name: z.string(), guest: z.boolean() });
export type Person = z.infer<typeof person>;

export const me = person.extend({
  email: z.string().nullable(),
  language,
  admin: z.boolean(),
  /** Until then asynchronous clocks wait. */
  vacationUntil: moment.nullable(),
  passkeys: z.array(z.object({ id: z.string(), label: z.string(), createdAt: moment })),
  hasPassword: z.boolean(),
  /** Channels that nothing is sent to any more because they failed too often. */
  deadChannels: z.int(),
});
export type Me = z.infer<typeof me>;

export const guestRequest = z.object({ name: personName, language: language.optional() });
export const registerRequest = z.object({ name: personName, password, email: z.email().optional() });
export const loginRequest = z.object({ name: z.string().max(64), password: z.string().max(200) });
export const changeMeRequest = z.object({
  name: personName.optional(),
  email: z.email().nullable().optional(),
  language: language.optional(),
  vacationUntil: moment.nullable().optional(),
});
export const changePasswordRequest = z.object({ current: z.string().max(200).optional(), password });

/** The token may be sent as `Authorization: Bearer …` by programs; browsers use the cookie that comes with it. */
export const signedIn = z.object({ me, token: z.string() });

export const passkeyStart = z.object({ challengeId: z.string(), options: z.unknown() });
export const passkeyFinish = z.object({
  challengeId: z.string().max(64),
  /** What the browser's authenticator answered. */
  response: z.unknown(),
  /** For a new account: its name; for a new passkey: what to call it. */
  name: personName.optional(),
  label: z.string().max(60).optional(),
});
export const deleteMeRequest = z.object({ confirm: z.literal('delete') });
