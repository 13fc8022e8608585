import * as z from 'zod';
import {
  amount,
  base64url,
  boundedJson,
  count,
  generatedId,
  key,
  label,
  line,
  mailAddress,
  prose,
  secretText,
  serverText,
  trimmedLine,
  whole,
} from './bounds.ts';
import { accountId, moment, otherId, tableId } from './ids.ts';

/** Shown to others, so invisible characters are refused. */
export const personName = trimmedLine(32, 1);
export const password = secretText(200, 10);
export const language = z.enum(['en', 'ja']);

export const person = z.object({
  id: accountId,
  name: serverText(64),
  guest: z.boolean(),
  /** A bot account: a program plays for it. */
  bot: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** Names of time zones as in `Europe/Rome`. */
export const timeZone = key(64);
/** The hours of their day in which somebody usually plays. */
export const usualHours = z.object({ timeZone, from: whole(0, 23), until: whole(0, 23) });
export type UsualHours = z.infer<typeof usualHours>;

export const me = person.extend({
  email: serverText().nullable(),
  /** Was the address confirmed? */
  emailConfirmed: z.boolean(),
  /** Muted by an administrator until then. */
  mutedUntil: moment.nullable(),
  language,
  admin: z.boolean(),
  /** On vacation until then: clocks with a time per move wait. */
  vacationUntil: moment.nullable(),
  /** What is left of this year's vacation, in milliseconds. */
  vacationLeft: amount,
  passkeys: z.array(z.object({ id: serverText(1024), label: serverText(60), createdAt: moment })),
  hasPassword: z.boolean(),
  /** Channels that were switched off because they failed too often. */
  deadChannels: count,
  /** Is there a link to a calendar of the deadlines? */
  calendar: z.boolean(),
  usual: usualHours.nullable(),
});
/** The link to the calendar; it is not shown again. */
export const calendarLink = z.object({ path: serverText() });
export const calendarParams = z.object({ token: generatedId(32, 64) });
export type Me = z.infer<typeof me>;
/** Who is signed in; null: nobody. */
export const session = z.object({ me: me.nullable() });
export type Session = z.infer<typeof session>;

export const guestRequest = z.object({ name: personName, language: language.optional() });
export const registerRequest = z.object({ name: personName, password, email: mailAddress.optional() });
export const loginRequest = z.object({ name: line(64), password: secretText(200) });
export const changeMeRequest = z.object({
  name: personName.optional(),
  language: language.optional(),
  vacationUntil: moment.nullable().optional(),
  usual: usualHours.nullable().optional(),
});
export const changePasswordRequest = z.object({ current: secretText(200).optional(), password });

/** The token may be sent as `Authorization: Bearer …` by programs; browsers use the cookie that comes with it. */
export const signedIn = z.object({ me, token: serverText() });

export const passkeyStart = z.object({ challengeId: otherId, options: z.unknown() });
export const passkeyFinish = z.object({
  challengeId: otherId,
  /** The answer of the browser's authenticator. */
  response: boundedJson,
  /** For a new account: its name; for a new passkey: its label. */
  name: personName.optional(),
  label: label(60).optional(),
});
export const deleteMeRequest = z.object({ confirm: z.literal('delete') });
export const passkeyParams = z.object({ id: base64url(1024) });

/** A mail asks for confirmation of the address. Null removes it. */
export const changeEmailRequest = z.object({ email: mailAddress.nullable() });
/** The token from a link in a mail. */
const mailToken = generatedId(32, 64);
export const confirmEmailRequest = z.object({ token: mailToken });
export const resetRequest = z.object({ email: mailAddress });
export const finishResetRequest = z.object({ token: mailToken, password });
export const unsubscribeParams = z.object({ token: mailToken });

/** The password or passkey again, before something that cannot be undone. */
export const confirmRequest = z.object({ password: secretText(200) });

export const reportReason = z.enum(['insults', 'cheating', 'abandoning', 'spam', 'name', 'other']);
export const reportRequest = z.object({
  account: accountId,
  table: tableId.optional(),
  /** A message in the table's chat. */
  message: count.optional(),
  reason: reportReason,
  text: prose(2000).trim().default(''),
});
export const decideReportRequest = z.object({
  decision: z.enum(['dismiss', 'mute', 'suspend']),
  days: whole(1, 3650).default(7),
  note: prose(2000).trim().default(''),
});
export const reportView = z.object({
  id: otherId,
  reporter: person.nullable(),
  person: person.nullable(),
  table: tableId.nullable(),
  reason: reportReason,
  text: serverText(2000),
  quoted: serverText(1000).nullable(),
  status: z.enum(['open', 'closed']),
  decision: serverText(64).nullable(),
  note: serverText(2000).nullable(),
  createdAt: moment,
  handledAt: moment.nullable(),
});
export type ReportView = z.infer<typeof reportView>;
export const reportQuery = z.object({ status: z.enum(['open', 'closed']).default('open') });
