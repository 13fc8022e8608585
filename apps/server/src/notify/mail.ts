import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Storage } from '../database/storage.ts';
import { countOne } from '../security/counters.ts';

export interface MailMessage {
  readonly to: string;
  /** Our own text, never that of other people. */
  readonly subject: string;
  readonly text: string;
  /** The one-click unsubscribe link (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Sends mail, if a server for it and the address of this site are known. */
export class Mail {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #counting: { storage: Storage; now: () => number };
  readonly site: string;

  private constructor(
    transport: Transporter,
    from: string,
    site: string,
    counting: { storage: Storage; now: () => number },
  ) {
    this.#transport = transport;
    this.#from = from;
    this.site = site;
    this.#counting = counting;
  }

  static from({ smtpUrl, publicUrl, mailFrom }: Config, storage: Storage, now: () => number): Mail | null {
    if (!smtpUrl || !publicUrl) return null;
    return new Mail(createTransport(smtpUrl), mailFrom, publicUrl, { storage, now });
  }

  async send({ to, subject, text, unsubscribe }: MailMessage): Promise<void> {
    // Even if something else goes wrong, no address gets more mails than this.
    if (!(await countOne(this.#counting, 'mail', to.toLowerCase()))) throw new Error('too-many-mails');
    const headers = unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await this.#transport.sendMail({
      from: this.#from,
      to,
      subject,
      text,
      ...(headers ? { headers } : {}),
    });
  }
}
