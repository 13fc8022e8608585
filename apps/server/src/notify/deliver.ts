import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Channel } from '../database/schema.ts';
import { linkOf, type Notice, type NoticeMail, noticeMail, textOf } from './notice.ts';
import { safePost } from './safe-request.ts';
import { vapidKeys } from './settings.ts';
import { pushRequest, type Subscription } from './web-push.ts';

/** The destination is gone for good: no retry. */
export class Gone extends Error {}

export class Deliverer {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** With `more`, what a collected mail lists. */
  async deliver(job: string, channel: Channel, notice: Notice, language: string, more = ''): Promise<void> {
    const text = textOf(notice, language);
    const link = linkOf(notice, this.#context.config.publicUrl);
    if (channel.kind === 'email')
      await this.#email(channel, noticeMail(notice, language), more === '' ? link : more);
    else if (channel.kind === 'push') await this.#push(JSON.parse(channel.target), notice, text);
    else {
      const body = JSON.stringify(webhookBody(channel.kind as WebhookKind, job, notice, text, link));
      const headers = {
        'content-type': 'application/json',
        'x-signalbox-delivery': job,
        ...(channel.secret && signature(channel.secret, this.#context.now(), body)),
      };
      await this.#post(channel.target, headers, body);
    }
  }

  async #email(
    { target, unsubscribe, account_id }: Channel,
    { subject, text, ending }: NoticeMail,
    more: string | null,
  ): Promise<void> {
    const { mail, storage } = this.#context;
    if (!mail) throw new Error('no-mail-server');
    const owner = await storage.db
      .selectFrom('accounts')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', account_id)
      .executeTakeFirst();
    if (owner?.email !== target || owner.email_confirmed_at === null) throw new Gone('address-not-confirmed');
    const page = new URL(`/unsubscribe/${unsubscribe}`, mail.site).href;
    await mail.send({
      to: target,
      subject,
      text: [text, more, `${ending} ${page}`].filter((part) => part !== null).join('\n\n'),
      unsubscribe: new URL(`/api/unsubscribe/${unsubscribe}`, mail.site).href,
    });
  }

  async #push(subscription: Subscription, notice: Notice, text: string): Promise<void> {
    const keys = await vapidKeys(this.#context);
    const { publicUrl, mailFrom } = this.#context.config;
    const contact = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
    const content = JSON.stringify({ text, table: notice.table, kind: notice.kind });
    const { url, headers, body } = pushRequest(subscription, keys, contact, content);
    await this.#post(url, headers, body);
  }

  async #post(url: string, headers: Record<string, string>, body: string | Buffer): Promise<void> {
    const { allowPrivateTargets } = this.#context.config;
    const status = await safePost({ url, headers, body, allowPrivate: allowPrivateTargets });
    if (status === 404 || status === 410) throw new Gone(`status-${status}`);
    if (status < 200 || status >= 300) throw new Error(`status-${status}`);
  }
}

/** Shows that a delivery comes from us and when it was sent, so that an old one cannot be sent again by others. */
function signature(secret: string, now: number, body: string): Record<string, string> {
  const time = String(Math.floor(now / 1000));
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'x-signalbox-time': time, 'x-signalbox-signature': `sha256=${mac}` };
}

type WebhookKind = 'discord' | 'slack' | 'json';

/** The message in the format of each service. */
function webhookBody(
  kind: WebhookKind,
  job: string,
  notice: Notice,
  text: string,
  link: string | null,
): object {
  const line = link ? `${text} ${link}` : text;
  switch (kind) {
    case 'discord':
      // Names are chosen by people and must not mention @everyone.
      return { content: line.slice(0, 2000), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') };
    case 'json':
      return { delivery: job, ...notice, text, link };
  }
}
