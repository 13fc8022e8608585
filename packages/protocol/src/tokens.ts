import * as z from 'zod';
import { label, serverText } from './bounds.ts';
import { accountId, moment, otherId } from './ids.ts';
import { person, personName } from './people.ts';

/**
 * What a token may do besides reading what everybody can read: read its account's tables and games; play (take seats and
 * act); chat; manage (open and close tables, notifications, tournaments). The account itself can only be changed by its
 * owner.
 */
export const scope = z.enum(['read', 'play', 'chat', 'manage']);
export type Scope = z.infer<typeof scope>;

export const createTokenRequest = z.object({
  label: label(60).default(''),
  scopes: z.array(scope).min(1).max(4),
  /** One of the caller's bot accounts; without it, the caller's own account. */
  bot: accountId.optional(),
});

export const tokenView = z.object({
  id: otherId,
  label: serverText(60),
  scopes: z.array(scope),
  /** The bot account that it belongs to; null for one's own. */
  bot: accountId.nullable(),
  createdAt: moment,
  /** About when it was last used. */
  usedAt: moment.nullable(),
});
export type TokenView = z.infer<typeof tokenView>;

/** The token itself is shown once: only its hash is stored. */
export const createdToken = tokenView.extend({ token: serverText() });
export type CreatedToken = z.infer<typeof createdToken>;

export const createBotRequest = z.object({ name: personName });
export const botAccount = person;
