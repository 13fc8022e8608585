import { createTransport, type Transporter } from 'nodemailer';
import type { Context } from '../context.ts';
import type { Channel } from '../database/schema.ts';
import { linkOf, type Notice, textOf } from './notice.ts';
import { safePost } from './safe-request.ts';
import { vapidKeys } from './settings.ts';
import { pushRequest, type Subscription } from './web-push.ts';
import { type WebhookKind, webhookBody } from './webhook.ts';

/** The other side says that there is nobody there any more: trying again is of no use. */
export class Gone extends Error {}

export class Deliverer {
  readonly #context: Context;
  readonly #mail: Transporter | null;

  constructor(context: Context) {
    this.#context = context;
    const { smtpUrl } = context.config;
    this.#mail = smtpUrl ? createTransport(smtpUrl) : null;
  }

  async deliver(channel: Channel, notice: Notice, language: string): Promise<void> {
    const text = textOf(notice, language);
    const link = linkOf(notice, this.#context.config.publicUrl);
    if (channel.kind === 'email') await this.#email(channel.target, text, link);
    else if (channel.kind === 'push') await this.#push(JSON.parse(channel.target), notice, text);
    else {
      const body = JSON.stringify(webhookBody(channel.kind as WebhookKind, notice, text, link));
      await this.#post(channel.target, { 'content-type': 'application/json' }, body);
    }
  }

  async #email(to: string, text: string, link: string | null): Promise<void> {
    if (!this.#mail) throw new Error('no-mail-server');
    const { mailFrom } = this.#context.config;
    await this.#mail.sendMail({
      from: mailFrom,
      to,
      subject: text,
      text: link ? `${text}\n\n${link}\n` : text,
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
