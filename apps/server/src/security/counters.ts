import type { Context } from '../context.ts';
import { hashOf } from '../ids.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  readonly most: number;
  readonly within: number;
}

/** Counted in the database: for all processes together, and across restarts. */
export const LIMITS = {
  /** Guesses at one account's password: from one address, and from everywhere. */
  signInFromAddress: { most: 10, within: 15 * MINUTE },
  signIn: { most: 40, within: 15 * MINUTE },
  /** Mails that ask for confirmation of an address: per sender, and per address. */
  confirmation: { most: 5, within: DAY },
  confirmationTo: { most: 3, within: DAY },
  reset: { most: 3, within: HOUR },
  test: { most: 5, within: HOUR },
  /** Tokens and bot accounts that one person creates. */
  token: { most: 50, within: DAY },
  bot: { most: 50, within: DAY },
  tournament: { most: 10, within: DAY },
  report: { most: 20, within: DAY },
  /** Seats that one host reserves for others, who are told. */
  invitation: { most: 50, within: DAY },
  mail: { most: 200, within: HOUR },
  /** Undo requests of one player at one table: each one disturbs the others. */
  question: { most: 20, within: HOUR },
  /** Undos and redos of one player at all tables. */
  back: { most: 500, within: HOUR },
  /** Vacations begun or ended by one person: all of the last year are added up whenever the account is read. */
  vacation: { most: 20, within: DAY },
  /** Chat messages of one person. */
  chat: { most: 3000, within: DAY },
  /** Guests from one address; the limit is a setting. */
  guest: { most: Number.POSITIVE_INFINITY, within: DAY },
  /** Tables that one person creates; the limit is a setting. */
  table: { most: Number.POSITIVE_INFINITY, within: DAY },
} as const satisfies Record<string, Limit>;

const KNOWN = 'known';
const KNOWN_FOR = 90 * DAY;

/** Counts an event; false when there were too many lately. The row does not reveal what it is about. */
export async function countOne(
  { storage, now }: Pick<Context, 'storage' | 'now'>,
  limit: keyof typeof LIMITS,
  about: string,
  most: number = LIMITS[limit].most,
): Promise<boolean> {
  const { within } = LIMITS[limit];
  const at = now();
  const row = await storage.commit((trx) =>
    trx
      .insertInto('counters')
      .values({ name: nameOf(limit, about), count: 1, since: at })
      .onConflict((c) =>
        c.column('name').doUpdateSet((e) => {
          const over = e('counters.since', '<=', at - within);
          return {
            count: e
              .case()
              .when(over)
              .then(1)
              .else(e('counters.count', '+', 1))
              .end(),
            // As a parameter: written into the statement, every time would be another statement to prepare and cache.
            since: e.case().when(over).then(e.val(at)).else(e.ref('counters.since')).end(),
          };
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow(),
  );
  return row.count <= most;
}

/** Success resets the counter. */
export async function forgetCount(
  { storage }: Pick<Context, 'storage'>,
  limit: keyof typeof LIMITS,
  about: string,
): Promise<void> {
  await storage.commit((trx) =>
    trx.deleteFrom('counters').where('name', '=', nameOf(limit, about)).execute(),
  );
}

/** Was there a recent success, such as signing in from an address? */
export async function isKnown(
  { storage, now }: Pick<Context, 'storage' | 'now'>,
  about: string,
): Promise<boolean> {
  const row = await storage.db
    .selectFrom('counters')
    .select('since')
    .where('name', '=', nameOf(KNOWN, about))
    .where('since', '>', now() - KNOWN_FOR)
    .executeTakeFirst();
  return row !== undefined;
}

export async function remember(
  { storage, now }: Pick<Context, 'storage' | 'now'>,
  about: string,
): Promise<void> {
  await storage.commit((trx) =>
    trx
      .insertInto('counters')
      .values({ name: nameOf(KNOWN, about), count: 1, since: now() })
      .onConflict((c) => c.column('name').doUpdateSet({ since: now() }))
      .execute(),
  );
}

export async function forgetOldCounts({ storage, now }: Context): Promise<void> {
  const old = { counted: now() - DAY, known: now() - KNOWN_FOR };
  await storage.commit(async (trx) => {
    await trx.deleteFrom('counters').where('since', '<', old.known).execute();
    await trx
      .deleteFrom('counters')
      .where('since', '<', old.counted)
      .where('name', 'not like', `${KNOWN} %`)
      .execute();
  });
}

function nameOf(limit: string, about: string): string {
  return `${limit} ${hashOf(about)}`;
}
