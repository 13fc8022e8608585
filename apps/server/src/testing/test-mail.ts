import { createServer, type Server } from 'node:net';

/** Just enough of a mail server to receive mail. */
export class TestMail {
  readonly mails: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((socket) => {
      socket.write('220 test\r\n');
      let mail: string | null = null;
      socket.on('data', (data) => {
        const text = data.toString();
        if (mail !== null) {
          mail += text;
          if (!mail.endsWith('\r\n.\r\n')) return;
          this.mails.push(mail);
          mail = null;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(text)) {
          mail = '';
          socket.write('354 go on\r\n');
        } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
      });
      socket.on('error', () => {});
    });
  }

  static async start(): Promise<TestMail> {
    const mail = new TestMail();
    await new Promise<void>((resolve) => void mail.#server.listen(0, '127.0.0.1', resolve));
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as { port: number }).port}?ignoreTLS=true`;
  }

  /** The latest mail to an address, decoded. */
  async to(address: string, about = '', ms = 5000): Promise<string> {
    const deadline = Date.now() + ms;
    for (;;) {
      const mail = this.mails.findLast((one) => one.includes(`To: ${address}`) && one.includes(about));
      if (mail)
        return mail
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      if (Date.now() > deadline) throw new Error(`No mail arrived at ${address}.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  end(): void {
    this.#server.close();
  }
}
